import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { lockReservasi } from '../lock-reservasi.ts'

/** Only the reservation holds the text of the note, so that it is deleted with the member's data. */
export const writeCatatan = staffRoute(calls.writeCatatan, {
	async change({ params: { id }, body: { dari, ke } }, { db, database: { kind }, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.catatan !== dari) return fail('SUDAH_BERUBAH')
		await db.updateTable('shopReservasi').set({ catatan: ke }).where('id', '=', id).execute()
		await audit({ aksi: 'catatan', sumber: 'reservasi', sumberId: id, label: reservasi.kode })
		return { data: { id } }
	},
})
