import { type Slot, takesPlace } from '../../../contract/dokter/takes-place.ts'
import { hariDari } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'

/** The places that a clinic has on a day; null when none of its hours on that day has a quota. */
export type ClinicQuota = (poliKlinikId: string, tanggal: string) => number | null

interface Hours extends Slot {
	dokterId: string
	kuota: number | null
}

/** Reads the quotas of hours of practice, as the hospital's information system keeps them; leave takes them away. */
export async function readClinicQuotas(db: Db, poliKlinikIds: string[], from: string): Promise<ClinicQuota> {
	if (poliKlinikIds.length === 0) return () => null
	const [rows, exceptions] = await Promise.all([
		db
			.selectFrom('jadwalWaktu')
			.innerJoin('dokter', 'dokter.id', 'jadwalWaktu.dokterId')
			.select(['dokterId', 'poliKlinikId', 'hari', 'jamMulai', 'jamSelesai', 'kuota'])
			.where('poliKlinikId', 'in', poliKlinikIds)
			.where('dokter.tampil', '=', 1)
			.execute(),
		db
			.selectFrom('jadwalPengecualian')
			.select(['jenis', 'dokterId', 'poliKlinikId', 'mulai', 'selesai', 'jamMulai', 'jamSelesai'])
			.where('selesai', '>=', from)
			.$narrowType<{ jenis: 'cuti' | 'ganti' | 'tutup' }>()
			.execute(),
	])
	const hours: Hours[] = rows.map((row) => ({ ...row, hari: JSON.parse(row.hari) }))
	return (poliKlinikId, tanggal) => {
		const day = { tanggal, hari: hariDari(tanggal) }
		const present = hours.filter((slot) => {
			const about = exceptions.filter(({ dokterId }) => dokterId === null || dokterId === slot.dokterId)
			return slot.poliKlinikId === poliKlinikId && takesPlace(slot, day, about)
		})
		const quotas = present.flatMap(({ kuota }) => kuota ?? [])
		// Nobody practises: there is no place. Hours without a quota limit nothing.
		if (present.length > 0 && quotas.length === 0) return null
		return quotas.reduce((sum, kuota) => sum + kuota, 0)
	}
}
