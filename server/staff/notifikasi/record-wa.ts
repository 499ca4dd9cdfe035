import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { insertRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'

export const recordWa = staffRoute(calls.recordWa, {
	async change({ params: { id }, staf }, { db, now, audit }) {
		const reservasi = await db
			.selectFrom('shopReservasi')
			.select(['kode', 'status'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		const { kode, status } = reservasi
		await insertRiwayat(db, { reservasiId: id, jenis: 'wa', dari: status, ke: status, catatan: '', staf }, now())
		await audit({ aksi: 'kirim-wa', sumber: 'reservasi', sumberId: id, label: kode })
		return { data: { id } }
	},
})
