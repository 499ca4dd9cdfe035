import { describeBayar } from '../../../contract/reservasi/staff/bayar.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { lockReservasi } from '../lock-reservasi.ts'

export const recordBayar = staffRoute(calls.recordBayar, {
	async change({ params: { id }, body: { dari, ke } }, { db, database: { kind }, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.bayar !== dari.bayar || reservasi.metodeBayar !== dari.metodeBayar) return fail('SUDAH_BERUBAH')
		await db.updateTable('shopReservasi').set(ke).where('id', '=', id).execute()
		await audit({
			aksi: 'bayar',
			sumber: 'reservasi',
			sumberId: id,
			label: reservasi.kode,
			sebelum: dari,
			sesudah: ke,
			rincian: { dari: describeBayar(dari), ke: describeBayar(ke) },
		})
		return { data: { id } }
	},
})
