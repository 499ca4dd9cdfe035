import { tanggalWib } from '../../tanggal/tanggal.ts'
import type { StatusReservasi } from '../status-reservasi.ts'

/** How long a new reservation may wait for its confirmation. */
export const TERLAMBAT_JAM = 24
export const TERLAMBAT_MS = TERLAMBAT_JAM * 3_600_000

/** Nobody has confirmed it, and the day of its visit has come or it has waited too long. */
export const isTerlambat = (
	reservasi: { status: StatusReservasi; tanggalVisit: string; createdAt: number },
	now: number,
): boolean =>
	reservasi.status === 'baru' && (reservasi.tanggalVisit <= tanggalWib(now) || reservasi.createdAt < now - TERLAMBAT_MS)
