import type { getReservasiByKode as call } from '../../../contract/reservasi.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { maskNoTelp } from './mask-no-telp.ts'
import { normaliseKode } from './new-kode.ts'

export const getReservasiByKode: Handler<typeof call> = async ({ params, memberId, address }, { db, limits }) => {
	const guessing = await limits.reached('kodeSalah', address)
	if (guessing) return guessing

	const reservasi = await db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('kode', '=', normaliseKode(params.kode))
		.executeTakeFirst()
	// Of many guesses sent at once all found the limit not yet reached; each is still counted.
	if (!reservasi) return (await limits.use('kodeSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	const items = await db
		.selectFrom('shopReservasiItem')
		.select(['id', 'shopItemNama', 'shopItemUri', 'shopItemMedia', 'pasienNama', 'harga'])
		.where('reservasiId', '=', reservasi.id)
		.orderBy('urutan')
		.execute()
	const { kode, atasNama, noTelp, tanggalVisit, createdAt, total } = reservasi
	return {
		data: {
			kode,
			atasNama,
			noTelp: reservasi.memberId === memberId ? noTelp : maskNoTelp(noTelp),
			tanggalVisit,
			createdAt,
			total,
			reservasiItem: items.map((item) => ({
				id: item.id,
				shopItem: { nama: item.shopItemNama, uri: item.shopItemUri, mediaContent: item.shopItemMedia },
				harga: item.harga,
				pasien: { nama: item.pasienNama },
			})),
		},
	}
}
