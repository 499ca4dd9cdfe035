import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { recordEventOnce } from '../../peristiwa/record-event-once.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const revealNik = staffRoute(calls.revealNik, {
	// Not a `change`: the entry of a refused request must not be rolled back.
	async handle({ params: { id, pasienId }, body: { alasan }, staf }, { db, nik, limits, now }) {
		const limited = await limits.use('lihatNik', staf.id)
		if (limited) {
			await recordEventOnce(db, {
				aksi: 'lihat-nik-batas',
				sumber: 'pasien',
				sumberId: '',
				label: 'NIK pasien, terlalu banyak dalam satu jam',
				staf,
				now: now(),
			})
			return limited
		}
		const row = await db
			.selectFrom('memberPasien')
			.innerJoin('shopReservasiItem', 'shopReservasiItem.pasienId', 'memberPasien.id')
			.innerJoin('shopReservasi', 'shopReservasi.id', 'shopReservasiItem.reservasiId')
			.select(['memberPasien.id', 'memberPasien.nik', 'memberPasien.nikKunciId', 'shopReservasi.kode'])
			.where('memberPasien.id', '=', pasienId)
			.where('shopReservasi.id', '=', id)
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		// Without the name: audit entries outlive the patient's data.
		await recordEvent(db, {
			aksi: 'lihat-nik',
			sumber: 'pasien',
			sumberId: pasienId,
			label: `NIK pasien, reservasi ${row.kode}`,
			sesudah: { alasan },
			staf,
			now: now(),
		})
		return { data: { nik: nik.decrypt(row).nik } }
	},
})
