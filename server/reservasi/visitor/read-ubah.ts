import type { Kysely, Selectable } from 'kysely'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { epochWib } from '../../../contract/tanggal/tanggal.ts'
import type { Schema, ShopReservasiTable } from '../../../database/schema.ts'

const HOUR_MS = 3_600_000
const LAST_DIGITS = 4

/** The statuses in which a visitor may reschedule or cancel. */
export const isUbahStatus = (status: StatusReservasi): boolean => status === 'baru' || status === 'dikonfirmasi'

/** The digits that prove that a caller knows the phone number; null when it has fewer. */
export function lastDigits(noTelp: string): string | null {
	const digits = noTelp.replace(/\D/g, '')
	return digits.length < LAST_DIGITS ? null : digits.slice(-LAST_DIGITS)
}

/** The moment until which a visitor may change a visit on that day; null when only staff may. */
export async function readUbahSampai(db: Kysely<Schema>, tanggalVisit: string, now: number): Promise<number | null> {
	const setting = await db.selectFrom('shopSetting').select(['ubahMandiri', 'batasUbahJam']).executeTakeFirst()
	if (setting?.ubahMandiri !== 1) return null
	const sampai = epochWib(tanggalVisit) - setting.batasUbahJam * HOUR_MS
	return now < sampai ? sampai : null
}

/** Who may change a reservation, and until when. */
export async function readUbah(
	db: Kysely<Schema>,
	{ status, tanggalVisit, noTelp }: Selectable<ShopReservasiTable>,
	isOwn: boolean,
	now: number,
): Promise<Pick<Reservasi, 'ubahDengan' | 'ubahSampai'>> {
	const isPossible = isUbahStatus(status) && (isOwn || lastDigits(noTelp) !== null)
	const ubahSampai = isPossible ? await readUbahSampai(db, tanggalVisit, now) : null
	return ubahSampai === null ? { ubahDengan: 'petugas' } : { ubahDengan: isOwn ? 'perangkat' : 'telepon', ubahSampai }
}
