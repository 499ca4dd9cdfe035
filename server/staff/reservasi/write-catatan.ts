import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { lockReservasi } from '../../reservasi/lock-reservasi.ts'
import { insertRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'

/** Only the reservation holds the text of the note, so that it is deleted with the member's data. */
export const writeCatatan = staffRoute(calls.writeCatatan, {
	async change({ params: { id }, body: { dari, ke }, staf }, { db, database: { kind }, now, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.catatan !== dari) return fail('SUDAH_BERUBAH')
		await db.updateTable('shopReservasi').set({ catatan: ke }).where('id', '=', id).execute()
		const riwayat = { reservasiId: id, jenis: 'catatan' as const, dari: '', ke: '', catatan: '', staf }
		await insertRiwayat(db, riwayat, now())
		await audit({ aksi: 'catatan', sumber: 'reservasi', sumberId: id, label: reservasi.kode })
		return { data: { id } }
	},
})
