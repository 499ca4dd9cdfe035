import { isianLihatNik, revealNikResponse } from '../../../contract/staff/reservasi.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'

/** The full NIK of one patient of a reservation. The audit trail stores who saw it, when and why. */
export const revealNik = staffRoute({
	method: 'POST',
	path: '/reservasi/:id/pasien/:pasienId/nik',
	rule: ['pasien', 'lihat'],
	body: isianLihatNik,
	response: revealNikResponse,
	async change({ params: { id = '', pasienId = '' }, body: { alasan }, staf }, { db, nik, audit, limits }) {
		const limited = await limits.use('tulis', staf.id)
		if (limited) return limited
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
		await audit({
			aksi: 'lihat-nik',
			sumber: 'pasien',
			sumberId: pasienId,
			label: `NIK pasien, reservasi ${row.kode}`,
			sesudah: { alasan },
		})
		return { data: { nik: nik.open(row).nik } }
	},
})
