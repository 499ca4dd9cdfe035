import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { epochWib, tambahHari } from '../../../contract/tanggal/tanggal.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { readAsked } from '../riwayat.ts'

const HOUR_MS = 3_600_000
const LAST_DIGITS = 4

/** The statuses in which a visitor may reschedule or cancel. */
export const isUbahStatus = (status: StatusReservasi): boolean =>
	status === 'menunggu' || status === 'baru' || status === 'dikonfirmasi'

/** The digits that prove that a caller knows the phone number; null when it has fewer. */
export function lastDigits(noTelp: string): string | null {
	const digits = noTelp.replace(/\D/g, '')
	return digits.length < LAST_DIGITS ? null : digits.slice(-LAST_DIGITS)
}

/**
 * The moment until which a visitor may change a reservation; null when only staff may. Who waits for a place may always
 * leave the line, or take another day; who was asked to choose a day may choose one until the end of the present one.
 */
export async function readUbahSampai(
	db: Db,
	reservasi: Pick<RowOf<'shopReservasi'>, 'id' | 'status' | 'tanggalVisit' | 'jamDatang'>,
	now: number,
): Promise<number | null> {
	const { status, tanggalVisit } = reservasi
	const dayEnd = epochWib(tambahHari(tanggalVisit, 1))
	if (status === 'menunggu') return dayEnd
	const setting = await db.selectFrom('shopSetting').select(['ubahMandiri', 'batasUbahJam']).executeTakeFirst()
	const sampai = setting?.ubahMandiri === 1 ? epochWib(tanggalVisit) - setting.batasUbahJam * HOUR_MS : 0
	if (now < sampai) return sampai
	return now < dayEnd && (await readAsked(db, [reservasi])).size > 0 ? dayEnd : null
}

/** Who may change a reservation, and until when. */
export async function readUbah(
	db: Db,
	reservasi: RowOf<'shopReservasi'>,
	isOwn: boolean,
	now: number,
): Promise<Pick<Reservasi, 'ubahDengan' | 'ubahSampai'>> {
	const isPossible = isUbahStatus(reservasi.status) && (isOwn || lastDigits(reservasi.noTelp) !== null)
	const ubahSampai = isPossible ? await readUbahSampai(db, reservasi, now) : null
	return ubahSampai === null ? { ubahDengan: 'petugas' } : { ubahDengan: isOwn ? 'perangkat' : 'telepon', ubahSampai }
}
