import type { JenisSinkron } from '../../../contract/integrasi/staff/sinkronisasi.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'

// What the hospital's information system keeps, staff cannot change. A clinic, a doctor or a leave is kept while it has a
// code; hours and clinics of a doctor with a code are kept while the kind `jadwal` is.

export const DIKELOLA = 'Diisi oleh sistem informasi rumah sakit.'

type Values = Record<string, unknown>

export const isManaged = ({ kodeSimrs }: Values): boolean => typeof kodeSimrs === 'string'

/** The doctors whose hours another system keeps. */
const managedHours = (db: Db) =>
	db
		.selectFrom('dokter')
		.select('id')
		.where('kodeSimrs', 'is not', null)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('sinkronisasi')
					.select('jenis')
					.where('jenis', '=', 'jadwal' satisfies JenisSinkron),
			),
		)

export const readManagedHours = async (db: Db): Promise<Set<string>> =>
	new Set((await managedHours(db).execute()).map(({ id }) => id))

const hasManagedHours = async (db: Db, dokterId: string): Promise<boolean> =>
	(await managedHours(db).where('id', '=', dokterId).executeTakeFirst()) !== undefined

/** What keeps staff from changing a doctor's hours. */
export const checkHours = async (db: Db, dokterId: string): Promise<Failure | null> =>
	(await hasManagedHours(db, dokterId)) ? fail('DIKELOLA_SISTEM', { fields: { dokterId: DIKELOLA } }) : null

const ofPoliKlinik = ['nama', 'tampil'] as const
const ofDokter = [...ofPoliKlinik, 'spesialis'] as const

/** The fields of a clinic that another system keeps and that differ. */
export const managedOfPoliKlinik = async (_: Db, before: Values, after: Values): Promise<string[]> =>
	isManaged(before) ? ofPoliKlinik.filter((field) => before[field] !== after[field]) : []

/** The same of a doctor. A form sends hours and clinics too, perhaps in another order. */
export async function managedOfDokter(db: Db, before: Values, after: Values): Promise<string[]> {
	if (!isManaged(before)) return []
	const own = ofDokter.filter((field) => before[field] !== after[field])
	const ofWeek = (['poliKlinik', 'waktu'] as const).filter(
		(field) => inAnyOrder(before[field]) !== inAnyOrder(after[field]),
	)
	return ofWeek.length > 0 && (await hasManagedHours(db, String(before.id))) ? [...own, ...ofWeek] : own
}

const inAnyOrder = (values: unknown) =>
	JSON.stringify((Array.isArray(values) ? values : []).map((each) => JSON.stringify(comparable(each))).toSorted())

/** A clinic's id, or a slot without its own id. */
function comparable(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value
	const { poliKlinikId, hari, jamMulai, jamSelesai, kuota = null, keteranganWaktu = '' } = value as Values
	return [poliKlinikId, Array.isArray(hari) ? hari.toSorted() : hari, jamMulai, jamSelesai, kuota, keteranganWaktu]
}
