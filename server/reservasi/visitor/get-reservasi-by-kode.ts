import type { getReservasiByKode as call } from '../../../contract/reservasi/reservasi.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { maskNoTelp } from '../../pasien/mask-no-telp.ts'
import { normaliseKode } from '../new-kode.ts'
import { readReservasi } from '../read-reservasi.ts'
import { readUbah } from './read-ubah.ts'

export const getReservasiByKode: Handler<typeof call> = async (
	{ params, query, memberId, address },
	{ db, limits, now },
) => {
	const row = await db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('kode', '=', normaliseKode(params.kode))
		.executeTakeFirst()
	// The member's own reservation is always shown: many visitors in a hospital share one address.
	const isOwn = row !== undefined && row.memberId === memberId
	const guessing = isOwn ? null : await limits.reached('kodeSalah', address)
	if (guessing) return guessing

	const [reservasi] = row ? await readReservasi(db, [row], query) : []
	// Concurrent guesses may all pass the check above; each one still counts.
	if (!row || !reservasi) return (await limits.use('kodeSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	const noTelp = isOwn ? reservasi.noTelp : maskNoTelp(reservasi.noTelp)
	return { data: { ...reservasi, noTelp, ...(await readUbah(db, row, isOwn, now())) } }
}
