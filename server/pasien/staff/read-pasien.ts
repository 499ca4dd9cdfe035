import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent, recordEventOnce } from '../../peristiwa/record-event.ts'
import { handleRoute } from '../../staff/staff-route.ts'

// What staff see of a patient in a reservation. Their events are without the name: they outlive the patient's data.

export const getFormPasien = handleRoute(calls.getFormPasien, async ({ params, staf }, { db, fields, now }) => {
	const row = await pasienOf(db, params)
		.select([
			'memberPasien.id',
			'nama',
			'memberPasien.noTelp',
			'tempatLahir',
			'tanggalLahir',
			'jenisKelamin',
			'alamatLengkap',
		])
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const { kode, id: _, ...form } = fields.decrypt('memberPasien', row)
	const label = `Data pasien, reservasi ${kode}`
	const entry = { aksi: 'lihat-pasien', sumber: 'pasien', sumberId: params.pasienId, label }
	await recordEventOnce(db, { ...entry, staf, now: now() })
	return { data: form }
})

export const revealNik = handleRoute(
	calls.revealNik,
	async ({ params, body: { alasan }, staf }, { db, fields, limits, now }) => {
		// Not a `change`: the entry of a refused request must not be rolled back.

		const limited = await limits.use('lihatNik', staf.id)
		if (limited) {
			const label = 'NIK pasien, terlalu banyak dalam satu jam'
			const entry = { aksi: 'lihat-nik-batas', sumber: 'pasien', sumberId: '', label }
			await recordEventOnce(db, { ...entry, staf, now: now() })
			return limited
		}
		const row = await pasienOf(db, params).select(['memberPasien.id', 'nik']).executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const label = `NIK pasien, reservasi ${row.kode}`
		const entry = { aksi: 'lihat-nik', sumber: 'pasien', sumberId: row.id, label, sesudah: { alasan } }
		await recordEvent(db, { ...entry, staf, now: now() })
		return { data: { nik: fields.decrypt('memberPasien', row).nik } }
	},
)

const pasienOf = (db: Db, { id, pasienId }: { id: string; pasienId: string }) =>
	db
		.selectFrom('memberPasien')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.pasienId', 'memberPasien.id')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'shopReservasiItem.reservasiId')
		.select('shopReservasi.kode')
		.where('memberPasien.id', '=', pasienId)
		.where('shopReservasi.id', '=', id)
