import type { HasilPeriksa } from '../../contract/staff/keadaan.ts'
import type { Database } from '../../database/connect.ts'
import type { Env } from '../env.ts'

/** What every check may look at. */
export interface CheckContext {
	env: Env
	database: Database
	now: () => number
	/** Newest first; `bytes` is null where no key opens it. */
	listBackups(): Promise<{ createdAt: number; bytes: number | null }[]>
}

export type Found = Omit<HasilPeriksa, 'nama'>

/** One check of the installation. It names no person, and nothing of an address that may hold a password. */
export interface Check {
	nama: string
	run(context: CheckContext): Promise<Found>
}

export const baik = (...isi: string[]): Found => ({ nilai: 'baik', isi, saran: '' })
export const perhatian = (isi: string[], saran: string): Found => ({ nilai: 'perhatian', isi, saran })
export const gagal = (isi: string[], saran: string): Found => ({ nilai: 'gagal', isi, saran })

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** `5 menit`, `3 jam`, `12 hari` */
export function lama(ms: number): string {
	if (ms < MINUTE_MS) return 'kurang dari semenit'
	if (ms < 2 * HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} menit`
	return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} jam` : `${Math.floor(ms / DAY_MS)} hari`
}

export const megabytes = (bytes: number) =>
	`${(bytes / 1e6).toLocaleString('id-ID', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`
