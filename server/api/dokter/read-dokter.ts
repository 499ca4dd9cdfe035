import { type RawBuilder, sql } from 'kysely'
import type { Dokter, JadwalPengecualian } from '../../../contract/dokter.ts'
import type { Hari } from '../../../contract/hari.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import type { ApiContext } from '../context.ts'

export const dokterColumns = ['dokter.id', 'dokter.nama', 'dokter.foto', 'dokter.spesialis'] as const

type DokterRow = Pick<Dokter, 'id' | 'nama' | 'foto' | 'spesialis'>
type Waktu = Omit<Dokter['jadwal']['waktu'][number], 'hari'> & { hari: string }
type Keterangan = { keterangan: string; berlakuSampai: string | null }
type Pengecualian = JadwalPengecualian & { alasanTampil: number }

/** How far ahead exceptions are told: beyond what can be booked, for those who plan and for pages left open overnight. */
const ANNOUNCED_DAYS = 30

const rincianOf = prepared(({ db, kind, given }: Building<{ ids: string[]; hariIni: string; sampai: string }>) => {
	const ofDokter = sql`where "dokterId" = "dokter"."id"`
	const poliKlinik = sql`from "dokterPoliKlinik" join "poliKlinik" on "poliKlinik"."id" = "poliKlinikId" ${ofDokter}`
	const waktu = ['poliKlinikId', 'keteranganWaktu', 'jamMulai', 'jamSelesai', 'hari']
	const exceptions = (ofWhom: RawBuilder<unknown>) =>
		jsonRows(
			kind,
			['jenis', 'poliKlinikId', 'mulai', 'selesai', 'jamMulai', 'jamSelesai', 'alasan', 'alasanTampil'],
			sql`from "jadwalPengecualian" ${ofWhom} and "selesai" >= ${given.hariIni} and "mulai" <= ${given.sampai}`,
			['mulai', 'jadwalPengecualian.id'],
		)
	return db
		.selectFrom('dokter')
		.select([
			'dokter.id',
			jsonRows(kind, ['poliKlinik.id', 'poliKlinik.nama', 'poliKlinik.uri'], poliKlinik, ['urutan']).as('poliKlinik'),
			jsonRows(kind, waktu, sql`from "jadwalWaktu" ${ofDokter}`, ['urutan']).as('waktu'),
			jsonRows(kind, ['keterangan', 'berlakuSampai'], sql`from "jadwalKeterangan" ${ofDokter}`, ['urutan']).as(
				'keterangan',
			),
			exceptions(ofDokter).as('pengecualian'),
			exceptions(sql`where "dokterId" is null`).as('tutup'),
		])
		.where(isOneOf(kind, 'dokter.id', given.ids))
})

/** Adds clinics and schedules: one query, however many doctors. */
export async function readDokter(rows: DokterRow[], { database, now }: ApiContext): Promise<Dokter[]> {
	if (rows.length === 0) return []
	const hariIni = tanggalWib(now())
	const ids = [...new Set(rows.map((row) => row.id))]
	const rincian = await rincianOf.all(database, { ids, hariIni, sampai: tambahHari(hariIni, ANNOUNCED_DAYS) })
	// The same for every doctor, and mostly none.
	const tutup = JSON.parse(rincian[0]?.tutup ?? '[]') as Pengecualian[]
	const byId = new Map(
		rincian.map(({ id, poliKlinik, waktu, keterangan, pengecualian }) => {
			const slots = JSON.parse(waktu) as Waktu[]
			return [
				id,
				{
					poliKlinik: JSON.parse(poliKlinik) as Dokter['poliKlinik'],
					jadwal: {
						waktu: slots.map((slot) => ({ ...slot, hari: JSON.parse(slot.hari) as Hari[] })),
						keterangan: (JSON.parse(keterangan) as Keterangan[]).map((note) => readKeterangan(note, hariIni)),
						pengecualian: readPengecualian(JSON.parse(pengecualian) as Pengecualian[], tutup, slots),
					},
				},
			]
		}),
	)
	const none = { poliKlinik: [], jadwal: { waktu: [], keterangan: [], pengecualian: [] } }
	return rows.map(({ id, nama, foto, spesialis }) => ({ id, nama, foto, spesialis, ...(byId.get(id) ?? none) }))
}

const readKeterangan = ({ keterangan, berlakuSampai }: Keterangan, hariIni: string) => ({
	keterangan,
	expiredStatus: berlakuSampai !== null && berlakuSampai < hariIni ? (1 as const) : (0 as const),
})

/** A doctor's own exceptions and the closed days of the clinics where there are hours, by day. */
function readPengecualian(own: Pengecualian[], tutup: Pengecualian[], slots: Waktu[]): JadwalPengecualian[] {
	const isHere = ({ poliKlinikId }: Pengecualian) =>
		poliKlinikId === null || [...slots, ...own].some((each) => each.poliKlinikId === poliKlinikId)
	return [...own, ...tutup.filter(isHere)]
		.sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
		.map(({ alasan, alasanTampil, ...rest }) => ({ ...rest, alasan: alasanTampil === 1 ? alasan : '' }))
}

const orderOf = ({ mulai, jamMulai }: Pengecualian) => `${mulai}${jamMulai ?? ''}`
