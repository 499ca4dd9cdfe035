import type { Dokter } from '../../../contract/dokter.ts'
import type { Hari } from '../../../contract/hari.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import type { ApiContext } from '../context.ts'

export const dokterColumns = ['dokter.id', 'dokter.nama', 'dokter.foto', 'dokter.spesialis'] as const

type DokterRow = Pick<Dokter, 'id' | 'nama' | 'foto' | 'spesialis'>

/** Adds clinics and schedules: three queries, however many doctors. */
export async function readDokter(rows: DokterRow[], { db, now }: ApiContext): Promise<Dokter[]> {
	if (rows.length === 0) return []
	const ids = [...new Set(rows.map((row) => row.id))]
	const [clinics, slots, notes] = await Promise.all([
		db
			.selectFrom('dokterPoliKlinik')
			.innerJoin('poliKlinik', 'poliKlinik.id', 'dokterPoliKlinik.poliKlinikId')
			.select(['dokterPoliKlinik.dokterId', 'poliKlinik.id', 'poliKlinik.nama', 'poliKlinik.uri'])
			.where('dokterPoliKlinik.dokterId', 'in', ids)
			.orderBy('dokterPoliKlinik.urutan')
			.execute(),
		db
			.selectFrom('jadwalWaktu')
			.select(['dokterId', 'poliKlinikId', 'hari', 'keteranganWaktu', 'jamMulai', 'jamSelesai'])
			.where('dokterId', 'in', ids)
			.orderBy('urutan')
			.execute(),
		db
			.selectFrom('jadwalKeterangan')
			.select(['dokterId', 'keterangan', 'berlakuSampai'])
			.where('dokterId', 'in', ids)
			.orderBy('urutan')
			.execute(),
	])
	const today = tanggalWib(now())
	const clinicsOf = Map.groupBy(clinics, (clinic) => clinic.dokterId)
	const slotsOf = Map.groupBy(slots, (slot) => slot.dokterId)
	const notesOf = Map.groupBy(notes, (note) => note.dokterId)
	return rows.map(({ id, nama, foto, spesialis }) => ({
		id,
		nama,
		foto,
		spesialis,
		poliKlinik: (clinicsOf.get(id) ?? []).map((clinic) => ({ id: clinic.id, nama: clinic.nama, uri: clinic.uri })),
		jadwal: {
			waktu: (slotsOf.get(id) ?? []).map(({ dokterId: _, hari, ...slot }) => ({
				...slot,
				hari: JSON.parse(hari) as Hari[],
			})),
			keterangan: (notesOf.get(id) ?? []).map(({ keterangan, berlakuSampai }) => ({
				keterangan,
				expiredStatus: berlakuSampai !== null && berlakuSampai < today ? 1 : 0,
			})),
		},
	}))
}
