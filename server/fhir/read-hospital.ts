import type { Identifier } from '@medplum/fhirtypes'
import type { Dokter, JadwalWaktu } from '../../contract/dokter/dokter.ts'
import { BOOKING_DAYS_AHEAD } from '../../contract/dokter/next-practice.ts'
import { daysFrom, isOver, replacements, takesPlace } from '../../contract/dokter/takes-place.ts'
import { ALAMAT_TOKO } from '../../contract/shop/alamat-toko.ts'
import { tambahHari, waktuWib } from '../../contract/tanggal/tanggal.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Db } from '../../database/schema.ts'
import { dokterQuery, readDokter } from '../dokter/read-dokter.ts'
import { readMerek } from '../merek/make-merek.ts'
import { readSpesialisasi } from '../search/read-documents.ts'
import { hashOf } from './elements.ts'
import { type FhirJam, type FhirKunjungan, readKunjungan } from './read-kunjungan.ts'

/** Numbers by which other systems know a thing. */
interface Identified {
	identifier?: Identifier[]
}

export interface FhirPoliKlinik extends Identified {
	id: string
	uri: string
	nama: string
	deskripsi: string
	/** Ids of the lexicon's specialties. */
	spesialisasi: string[]
}

export interface FhirDokter extends Identified, Omit<Dokter, 'jadwal'> {
	/** Hours with the number of patients that they are for, where it is known. */
	jadwal: Omit<Dokter['jadwal'], 'waktu'> & { waktu: (JadwalWaktu & { kuota?: number })[] }
}

/** A doctor in one clinic. */
export interface FhirPraktik {
	id: string
	dokter: FhirDokter
	poliKlinik: FhirPoliKlinik
	/** Visitors can register on the site. */
	isBookable: boolean
	/** The hours that are not over. */
	jam: FhirJam[]
}

/** What FHIR says of the hospital: public content alone. */
export interface FhirHospital extends Identified {
	nama: string
	namaPendek: string
	alamat: string
	noTelp: string
	email: string
	/** The number of the registration desk; null when the site offers no registration. */
	pendaftaran: string | null
	poliKlinik: FhirPoliKlinik[]
	dokter: FhirDokter[]
	praktik: FhirPraktik[]
	/** Visits for packages of the shop. */
	kunjungan: FhirKunjungan[]
	/** The path of the shop. */
	toko: string
	/** The first and the last day with slots. */
	hari: { mulai: string; selesai: string }
}

async function readHospital(db: Db, now: () => number, organisasi: string): Promise<FhirHospital> {
	const [merek, setting, pendaftaran, kunjungan, rows, dokterRows, quotas] = await Promise.all([
		readMerek(db),
		db.selectFrom('webSetting').select(['namaWeb', 'alamat', 'noTelp', 'email']).executeTakeFirst(),
		db.selectFrom('berandaPendaftaran').select('noTelp').executeTakeFirst(),
		readKunjungan(db, now()),
		db
			.selectFrom('poliKlinik')
			.select(['id', 'uri', 'nama', 'deskripsi', 'spesialisasi', 'kodeSatusehat'])
			.where(isShown('poliKlinik'))
			.orderBy('cari')
			.orderBy('id')
			.execute(),
		dokterQuery(db).select('dokter.kodeSatusehat').orderBy('dokter.cari').orderBy('dokter.id').execute(),
		readQuotas(db),
	])
	const [spesialisasi, dokter] = await Promise.all([readSpesialisasi(db, rows), readDokter({ db, now }, dokterRows)])
	const numbers = new Map(dokterRows.map(({ id, kodeSatusehat }) => [id, kodeSatusehat]))
	return addPraktik(
		{
			nama: setting?.namaWeb || merek.namaPendek,
			namaPendek: merek.namaPendek,
			...addressIn('Organization', organisasi),
			alamat: setting?.alamat ?? '',
			noTelp: setting?.noTelp ?? '',
			email: setting?.email ?? '',
			pendaftaran: pendaftaran?.noTelp ?? null,
			poliKlinik: rows.map(({ kodeSatusehat, ...row }) => ({
				...row,
				spesialisasi: spesialisasi.get(row.id) ?? [],
				...addressIn('Location', kodeSatusehat),
			})),
			dokter: dokter.map((each) => ({ ...withQuotas(each, quotas), ...ihsNumberOf(numbers.get(each.id) ?? '') })),
			kunjungan,
			toko: merek.alamatToko ?? ALAMAT_TOKO,
		},
		waktuWib(now()),
	)
}

/** The number of a doctor in SATUSEHAT. */
const ihsNumberOf = (value: string): Identified =>
	value ? { identifier: [{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nakes-his-number', value }] } : {}

/**
 * The hospital is an Organization in SATUSEHAT, a clinic a Location. Their ids are in no list of numbers, so the address
 * identifies them.
 */
const addressIn = (type: 'Organization' | 'Location', id: string): Identified =>
	id ? { identifier: [{ system: 'urn:ietf:rfc:3986', value: `${SATUSEHAT}/${type}/${encodeURIComponent(id)}` }] } : {}

const SATUSEHAT = 'https://api-satusehat.kemkes.go.id/fhir-r4/v1'

/** The quotas of hours; the public API does not tell them. */
async function readQuotas(db: Db): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('jadwalWaktu')
		.select(['dokterId', 'poliKlinikId', 'hari', 'jamMulai', 'jamSelesai', 'kuota'])
		.where('kuota', 'is not', null)
		.execute()
	return new Map(
		rows.map(({ dokterId, hari, kuota, ...slot }) => [
			keyOf(dokterId, { ...slot, hari: JSON.parse(hari) }),
			Number(kuota),
		]),
	)
}

const keyOf = (dokterId: string, { poliKlinikId, hari, jamMulai, jamSelesai }: Omit<JadwalWaktu, 'keteranganWaktu'>) =>
	JSON.stringify([dokterId, poliKlinikId, hari, jamMulai, jamSelesai])

const withQuotas = ({ jadwal, ...dokter }: Dokter, quotas: ReadonlyMap<string, number>): FhirDokter => ({
	...dokter,
	jadwal: { ...jadwal, waktu: jadwal.waktu.map((slot) => ({ ...slot, kuota: quotas.get(keyOf(dokter.id, slot)) })) },
})

/** Adds each doctor in each clinic that lists the doctor, or in which the doctor has hours. */
export function addPraktik(hospital: Omit<FhirHospital, 'praktik' | 'hari'>, sekarang: string): FhirHospital {
	const today = sekarang.slice(0, 10)
	return {
		...hospital,
		praktik: praktikOf(hospital, sekarang),
		hari: { mulai: today, selesai: tambahHari(today, BOOKING_DAYS_AHEAD) },
	}
}

function praktikOf(
	{ dokter, poliKlinik, pendaftaran }: Pick<FhirHospital, 'dokter' | 'poliKlinik' | 'pendaftaran'>,
	sekarang: string,
): FhirPraktik[] {
	const clinics = new Map(poliKlinik.map((poli) => [poli.id, poli]))
	return dokter.flatMap((each) => {
		const { waktu, pengecualian, jadwalSaja } = each.jadwal
		const ids = [
			...each.poliKlinik.map(({ id }) => id),
			...[...waktu, ...replacements(pengecualian)].map(({ poliKlinikId }) => poliKlinikId),
		]
		return [...new Set(ids)].flatMap((id) => {
			const poli = clinics.get(id)
			if (!poli) return []
			return {
				// Two ids in a row are longer than an id of FHIR may be.
				id: hashOf(`${each.id}/${id}`),
				dokter: each,
				poliKlinik: poli,
				isBookable: pendaftaran !== null && !jadwalSaja?.includes(id),
				jam: hoursOf(each.jadwal, id, sekarang),
			}
		})
	})
}

/** The hours in one clinic on the days that visitors can choose from, as the site shows them. */
function hoursOf({ waktu, pengecualian }: FhirDokter['jadwal'], poliKlinikId: string, sekarang: string): FhirJam[] {
	const weekly = waktu.map(({ keteranganWaktu, ...slot }) => ({ ...slot, keterangan: keteranganWaktu }))
	const single = replacements(pengecualian).map(({ alasan, ...slot }) => ({
		...slot,
		keterangan: alasan,
		kuota: undefined,
	}))
	const slots = [...weekly, ...single].filter((slot) => slot.poliKlinikId === poliKlinikId)
	return daysFrom(sekarang, BOOKING_DAYS_AHEAD).flatMap((day) =>
		slots
			.filter((slot) => takesPlace(slot, day, pengecualian) && !isOver(slot, day.tanggal, sekarang))
			.map(({ jamMulai, jamSelesai, keterangan, kuota }) => ({
				tanggal: day.tanggal,
				jamMulai,
				jamSelesai,
				keterangan,
				kuota,
			})),
	)
}

export type ReadPublished = ReturnType<typeof publishHospital>

interface PublishOptions {
	db: Db
	now: () => number
	/** Grows with every change of content. */
	revision: () => number
	/** The id of the hospital in SATUSEHAT, or empty. */
	organisasi: string
}

/** Reads the hospital once per change of content and minute: hours of practice end by the minute. */
export function publishHospital({ db, now, revision, organisasi }: PublishOptions) {
	let current: { key: string; published: ReturnType<typeof publish> } | undefined
	let last: { hash: string; publishedAt: number } | undefined

	/** The hospital, and since when it is like this, as far as this process knows. */
	async function publish() {
		const publishedAt = now()
		const hospital = await readHospital(db, now, organisasi)
		const hash = hashOf(JSON.stringify(hospital))
		if (last?.hash !== hash) last = { hash, publishedAt }
		return { hospital, publishedAt: last.publishedAt }
	}

	return () => {
		// Read before the hospital: one newer than its revision is dropped too early, never too late.
		const key = `${revision()}/${waktuWib(now())}`
		if (current?.key !== key) {
			const published = publish()
			const own = { key, published }
			published.catch(() => {
				if (current === own) current = undefined
			})
			current = own
		}
		return current.published
	}
}
