import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { recordEventOnce } from '../../peristiwa/record-event-once.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const getFormPasien = staffRoute(calls.getFormPasien, {
	async handle({ params: { id, pasienId }, staf }, { db, now }) {
		const row = await db
			.selectFrom('memberPasien')
			.innerJoin('shopReservasiItem', 'shopReservasiItem.pasienId', 'memberPasien.id')
			.innerJoin('shopReservasi', 'shopReservasi.id', 'shopReservasiItem.reservasiId')
			.select([
				'memberPasien.nama',
				'memberPasien.noTelp',
				'memberPasien.tempatLahir',
				'memberPasien.tanggalLahir',
				'memberPasien.jenisKelamin',
				'memberPasien.alamatLengkap',
				'shopReservasi.kode',
			])
			.where('memberPasien.id', '=', pasienId)
			.where('shopReservasi.id', '=', id)
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const { kode, ...form } = row
		// Without the name: audit entries outlive the patient's data.
		await recordEventOnce(db, {
			aksi: 'lihat-pasien',
			sumber: 'pasien',
			sumberId: pasienId,
			label: `Data pasien, reservasi ${kode}`,
			staf,
			now: now(),
		})
		return { data: form }
	},
})
