import { takesPlace } from '../../../contract/dokter/takes-place.ts'
import { hariDari } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'

/** The places that a clinic has on a day; null when none of its hours on that day has a quota. */
export type ClinicQuota = (poliKlinikId: string, tanggal: string) => number | null

/** Reads the quotas of hours of practice, as the hospital's information system keeps them; leave takes them away. */
export async function readClinicQuotas(db: Db, poliKlinikIds: string[], from: string): Promise<ClinicQuota> {
	if (poliKlinikIds.length === 0) return () => null
	const rows = await db
		.selectFrom('jadwalWaktu as waktu')
		.innerJoin('dokter', 'dokter.id', 'waktu.dokterId')
		.leftJoin('jadwalPengecualian as libur', (join) =>
			join
				.on('libur.selesai', '>=', from)
				.on(({ eb, or }) => or([eb('libur.dokterId', 'is', null), eb('libur.dokterId', '=', eb.ref('dokter.id'))])),
		)
		.select(['waktu.id', 'waktu.poliKlinikId', 'waktu.hari', 'waktu.jamMulai', 'waktu.jamSelesai', 'waktu.kuota'])
		.select(['libur.jenis', 'libur.poliKlinikId as liburPoli', 'libur.mulai', 'libur.selesai'])
		.where('waktu.poliKlinikId', 'in', poliKlinikIds)
		.where('dokter.tampil', '=', 1)
		.$narrowType<{ jenis: 'cuti' | 'ganti' | 'tutup' | null }>()
		.execute()
	const slots = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row, ...more]) => {
		if (!row) return []
		const libur = [row, ...more].flatMap(({ jenis, liburPoli: poliKlinikId, mulai, selesai }) =>
			jenis !== null && mulai !== null && selesai !== null ? { jenis, poliKlinikId, mulai, selesai } : [],
		)
		return { ...row, hari: JSON.parse(row.hari), libur }
	})
	return (poliKlinikId, tanggal) => {
		const day = { tanggal, hari: hariDari(tanggal) }
		const present = slots.filter((slot) => slot.poliKlinikId === poliKlinikId && takesPlace(slot, day, slot.libur))
		const quotas = present.flatMap(({ kuota }) => kuota ?? [])
		// Nobody practises: there is no place. Hours without a quota limit nothing.
		if (present.length > 0 && quotas.length === 0) return null
		return quotas.reduce((sum, kuota) => sum + kuota, 0)
	}
}
