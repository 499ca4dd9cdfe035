import { type RawBuilder, sql } from 'kysely'
import type { Dokter, JadwalPengecualian, JadwalWaktu } from '../../../contract/dokter.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { withFields } from '../answer-text.ts'
import type { ApiContext } from '../context.ts'

export const dokterColumns = ['dokter.id', 'dokter.nama', 'dokter.foto', 'dokter.spesialis'] as const

type DokterRow = Pick<Dokter, 'id' | 'nama' | 'foto' | 'spesialis'>
type Pengecualian = JadwalPengecualian & { alasanTampil: number }

/** How far ahead exceptions are told: beyond what can be booked, for those who plan and for pages left open overnight. */
const ANNOUNCED_DAYS = 30

const rincianOf = prepared(({ db, kind, given }: Building<{ ids: string[]; hariIni: string; sampai: string }>) => {
	const ofDokter = sql`where "dokterId" = "dokter"."id"`
	const poliKlinik = sql`from "dokterPoliKlinik" join "poliKlinik" on "poliKlinik"."id" = "poliKlinikId" ${ofDokter}`
	const exceptions = (ofWhom: RawBuilder<unknown>) =>
		jsonRows(
			kind,
			{
				...{ jenis: 'jenis', poliKlinikId: 'poliKlinikId', mulai: 'mulai', selesai: 'selesai' },
				...{ jamMulai: 'jamMulai', jamSelesai: 'jamSelesai', alasan: 'alasan', alasanTampil: 'alasanTampil' },
			},
			sql`from "jadwalPengecualian" ${ofWhom} and "selesai" >= ${given.hariIni} and "mulai" <= ${given.sampai}`,
			['mulai', 'jadwalPengecualian.id'],
		)
	return db
		.selectFrom('dokter')
		.select([
			'dokter.id',
			jsonRows(kind, { id: 'poliKlinik.id', nama: 'poliKlinik.nama', uri: 'poliKlinik.uri' }, poliKlinik, [
				'dokterPoliKlinik.urutan',
			]).as('poliKlinik'),
			jsonRows(
				kind,
				{
					...{ poliKlinikId: 'poliKlinikId', hari: { json: 'hari' }, keteranganWaktu: 'keteranganWaktu' },
					...{ jamMulai: 'jamMulai', jamSelesai: 'jamSelesai' },
				},
				sql`from "jadwalWaktu" ${ofDokter}`,
				['urutan'],
			).as('waktu'),
			jsonRows(
				kind,
				{
					keterangan: 'keterangan',
					expiredStatus: sql`case when "berlakuSampai" < ${given.hariIni} then 1 else 0 end`,
				},
				sql`from "jadwalKeterangan" ${ofDokter}`,
				['urutan'],
			).as('keterangan'),
			exceptions(ofDokter).as('pengecualian'),
			exceptions(sql`where "dokterId" is null`).as('tutup'),
		])
		.where(isOneOf(kind, 'dokter.id', given.ids))
})

/** Doctors with clinics and schedules, as JSON: one query, however many doctors. */
export async function dokterTexts(rows: DokterRow[], { database, now }: ApiContext): Promise<string[]> {
	if (rows.length === 0) return []
	const hariIni = tanggalWib(now())
	const ids = [...new Set(rows.map((row) => row.id))]
	const rincian = await rincianOf.all(database, { ids, hariIni, sampai: tambahHari(hariIni, ANNOUNCED_DAYS) })
	const byId = new Map(rincian.map((each) => [each.id, each]))
	return rows.map(({ id, nama, foto, spesialis }) => {
		const { poliKlinik, waktu, keterangan, pengecualian, tutup } = byId.get(id) ?? none
		const exceptions = readPengecualian(pengecualian, tutup, waktu)
		const jadwal = `{"waktu":${waktu},"keterangan":${keterangan},"pengecualian":${exceptions}}`
		return withFields<Dokter>(JSON.stringify({ id, nama, foto, spesialis }), { poliKlinik, jadwal })
	})
}

export const readDokter = async (rows: DokterRow[], context: ApiContext): Promise<Dokter[]> =>
	(await dokterTexts(rows, context)).map((text) => JSON.parse(text))

const none = { poliKlinik: '[]', waktu: '[]', keterangan: '[]', pengecualian: '[]', tutup: '[]' }

/** A doctor's own exceptions and the closed days of the clinics where there are hours, by day; mostly there are none. */
function readPengecualian(ownText: string, tutupText: string, waktuText: string): string {
	if (ownText === '[]' && tutupText === '[]') return '[]'
	const own = JSON.parse(ownText) as Pengecualian[]
	const tutup = JSON.parse(tutupText) as Pengecualian[]
	const places = [...(JSON.parse(waktuText) as JadwalWaktu[]), ...own]
	const isHere = ({ poliKlinikId }: Pengecualian) =>
		poliKlinikId === null || places.some((each) => each.poliKlinikId === poliKlinikId)
	const told = [...own, ...tutup.filter(isHere)]
		.sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
		.map(({ alasan, alasanTampil, ...rest }) => ({ ...rest, alasan: alasanTampil === 1 ? alasan : '' }))
	return JSON.stringify(told satisfies JadwalPengecualian[])
}

const orderOf = ({ mulai, jamMulai }: Pengecualian) => `${mulai}${jamMulai ?? ''}`
