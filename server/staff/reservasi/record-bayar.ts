import { describeBayar } from '../../../contract/staff/bayar.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { lockReservasi } from '../../reservasi/lock-reservasi.ts'
import { insertRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'

export const recordBayar = staffRoute(calls.recordBayar, {
	async change({ params: { id }, body: { dari, ke }, staf }, { db, database: { kind }, now, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.bayar !== dari.bayar || reservasi.metodeBayar !== dari.metodeBayar) return fail('SUDAH_BERUBAH')
		await db.updateTable('shopReservasi').set(ke).where('id', '=', id).execute()
		const change = { dari: describeBayar(dari), ke: describeBayar(ke), catatan: '' }
		await insertRiwayat(db, { reservasiId: id, jenis: 'bayar', ...change, staf }, now())
		await audit({
			aksi: 'bayar',
			sumber: 'reservasi',
			sumberId: id,
			label: reservasi.kode,
			sebelum: dari,
			sesudah: ke,
		})
		return { data: { id } }
	},
})
