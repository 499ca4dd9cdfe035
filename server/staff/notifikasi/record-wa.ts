import { changedId } from '../../../contract/staff/responses.ts'
import { fail } from '../../http/failure.ts'
import { insertRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'

/** Records that staff opened the WhatsApp message. Whether they sent it, only their phone knows. */
export const recordWa = staffRoute({
	method: 'POST',
	path: '/reservasi/:id/wa',
	rule: ['reservasi', 'ubah'],
	response: changedId,
	async change({ params: { id = '' }, staf }, { db, now, audit }) {
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
