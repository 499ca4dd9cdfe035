import { sql } from 'kysely'
import type { Dokter, JadwalPengecualian } from '../../contract/dokter/dokter.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Db, RowOf, Schema } from '../../database/schema.ts'
import type { ApiContext } from '../api/context.ts'

/** Exceptions are listed this far ahead: beyond the last bookable day, for planning and for pages left open overnight. */
const EXCEPTION_DAYS = 30

export const dokterColumns = [
	'dokter.id',
	'dokter.uri',
	'dokter.nama',
	'dokter.foto',
	'dokter.spesialis',
	'dokter.jadwalSaja',
] as const

export const dokterQuery = (db: Db) => db.selectFrom('dokter').select(dokterColumns).where(isShown('dokter'))

type DokterRow = Pick<RowOf<'dokter'>, 'id' | 'uri' | 'nama' | 'foto' | 'spesialis' | 'jadwalSaja'>

/** Adds clinics and schedule: one query for each kind of nested row, however many doctors. */
export async function readDokter({ db, now }: Pick<ApiContext, 'db' | 'now'>, rows: DokterRow[]): Promise<Dokter[]> {
	if (rows.length === 0) return []
	const ids = rows.map(({ id }) => id)
	const today = tanggalWib(now())
	const [poliKlinik, waktu, keterangan, pengecualian] = await Promise.all([
		db
			.selectFrom('dokterPoliKlinik')
			.innerJoin('poliKlinik', 'poliKlinik.id', 'dokterPoliKlinik.poliKlinikId')
			.select([
				'dokterPoliKlinik.dokterId',
				'poliKlinik.id',
				'poliKlinik.nama',
				'poliKlinik.uri',
				'poliKlinik.jadwalSaja',
			])
			.where('dokterPoliKlinik.dokterId', 'in', ids)
			.where(isShown('poliKlinik'))
			.orderBy('dokterPoliKlinik.urutan')
			.orderBy('poliKlinik.id')
			.execute(),
		db
			.selectFrom('jadwalWaktu')
			.innerJoin('poliKlinik', 'poliKlinik.id', 'jadwalWaktu.poliKlinikId')
			.select(['dokterId', 'poliKlinikId', 'hari', 'keteranganWaktu', 'jamMulai', 'jamSelesai', 'jadwalSaja'])
			.where('dokterId', 'in', ids)
			.where(isShown('poliKlinik'))
			.orderBy('urutan')
			.orderBy('jadwalWaktu.id')
			.execute(),
		db
			.selectFrom('jadwalKeterangan')
			.select(['dokterId', 'keterangan', 'berlakuSampai'])
			.where('dokterId', 'in', ids)
			.orderBy('urutan')
			.execute(),
		db
			.selectFrom('jadwalPengecualian')
			.select(['dokterId', 'jenis', 'poliKlinikId', 'mulai', 'selesai', 'jamMulai', 'jamSelesai'])
			.select(['alasan', 'alasanTampil'])
			.where('selesai', '>=', today)
			.where('mulai', '<=', tambahHari(today, EXCEPTION_DAYS))
			.where((where) => where.or([where('dokterId', 'in', ids), where('dokterId', 'is', null)]))
			.where((where) =>
				where.or([
					where('poliKlinikId', 'is', null),
					where('poliKlinikId', 'in', where.selectFrom('poliKlinik').select('id').where(isShown('poliKlinik'))),
				]),
			)
			.orderBy('mulai')
			.orderBy((by) => by.fn.coalesce('jamMulai', sql.lit('')))
			.orderBy((by) => by('dokterId', 'is', null))
			.orderBy('id')
			.execute(),
	])
	const poliKlinikOf = Map.groupBy(poliKlinik, ({ dokterId }) => dokterId)
	const waktuOf = Map.groupBy(waktu, ({ dokterId }) => dokterId)
	const keteranganOf = Map.groupBy(keterangan, ({ dokterId }) => dokterId)
	return rows.map(({ id, uri, nama, foto, spesialis, jadwalSaja }) => {
		const clinics = poliKlinikOf.get(id) ?? []
		const slots = waktuOf.get(id) ?? []
		const places = [...clinics.map((poli) => ({ ...poli, poliKlinikId: poli.id })), ...slots]
		const unregistered = places.filter((place) => jadwalSaja === 1 || place.jadwalSaja === 1)
		return {
			id,
			uri,
			nama,
			foto,
			spesialis,
			poliKlinik: clinics.map(({ dokterId: _, jadwalSaja: __, ...poli }) => poli),
			jadwal: {
				waktu: slots.map(({ dokterId: _, jadwalSaja: __, hari, ...slot }) => ({ ...slot, hari: JSON.parse(hari) })),
				keterangan: (keteranganOf.get(id) ?? []).map((note) => ({
					keterangan: note.keterangan,
					expiredStatus: note.berlakuSampai !== null && note.berlakuSampai < today ? 1 : 0,
				})),
				pengecualian: exceptionsOf(id, slots, pengecualian).map(readPengecualian),
				...(unregistered.length > 0 && { jadwalSaja: [...new Set(unregistered.map((place) => place.poliKlinikId))] }),
			},
		}
	})
}

/** The doctor's own exceptions, and the closed days of the clinics in which the doctor has hours. */
function exceptionsOf<Row extends Pick<Schema['jadwalPengecualian'], 'dokterId' | 'poliKlinikId'>>(
	dokterId: string,
	slots: { poliKlinikId: string }[],
	exceptions: Row[],
): Row[] {
	const own = exceptions.filter((exception) => exception.dokterId === dokterId)
	const clinics = new Set([...slots, ...own].map(({ poliKlinikId }) => poliKlinikId))
	return exceptions.filter(
		(exception) =>
			exception.dokterId === dokterId ||
			(exception.dokterId === null && (exception.poliKlinikId === null || clinics.has(exception.poliKlinikId))),
	)
}

const readPengecualian = ({
	dokterId: _,
	jenis,
	alasan,
	alasanTampil,
	...exception
}: Omit<Schema['jadwalPengecualian'], 'id' | 'kodeSimrs'>): JadwalPengecualian => ({
	...exception,
	jenis: jenis as JadwalPengecualian['jenis'],
	alasan: alasanTampil === 1 ? alasan : '',
})
