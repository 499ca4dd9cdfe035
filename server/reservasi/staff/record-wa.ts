import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const recordWa = staffRoute(calls.recordWa, {
	async change({ params: { id } }, { db, audit }) {
		const reservasi = await db.selectFrom('shopReservasi').select('kode').where('id', '=', id).executeTakeFirst()
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		await audit({ aksi: 'kirim-wa', sumber: 'reservasi', sumberId: id, label: reservasi.kode })
		return { data: { id } }
	},
})
