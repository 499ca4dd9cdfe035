import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import {
	type BarisCatatan,
	type BarisPengecualian,
	type BarisWaktu,
	jenisPengecualian,
} from '../../../contract/dokter/staff/jadwal.ts'
import { hari } from '../../../contract/shapes.ts'
import type { Hari } from '../../../contract/tanggal/hari.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { dokterOf, type Limited, rowsFor } from '../../staff/content/clinic-limit.ts'
import { dokter } from '../../staff/content/entities/dokter.ts'
import { versionOf } from '../../staff/content/read-record.ts'

// Rows as the staff app gets them. `urutan` follows from the week, so it is not part of the version.

const daftarHari = z.array(hari)
const jenis = z.enum(jenisPengecualian)

/** The weekdays of a slot from its JSON column. */
export const parseHari = (json: string): Hari[] => daftarHari.parse(JSON.parse(json))

export function toWaktu({ urutan: _, ...row }: RowOf<'jadwalWaktu'>): BarisWaktu {
	const shown = { ...row, hari: parseHari(row.hari) }
	return { ...shown, versi: versionOf(shown) }
}

export const toCatatan = ({ urutan: _, ...row }: RowOf<'jadwalKeterangan'>): BarisCatatan => ({
	...row,
	versi: versionOf({ ...row }),
})

export const toPengecualian = (row: RowOf<'jadwalPengecualian'>): BarisPengecualian => ({
	...row,
	jenis: jenis.parse(row.jenis),
	alasanTampil: Number(row.alasanTampil) === 1,
	versi: versionOf({ ...row }),
})

const everything = sql<boolean>`1 = 1`

export const slotsFor = ({ poliKlinik }: Limited): RawBuilder<boolean> =>
	poliKlinik.length === 0 ? everything : sql<boolean>`"poliKlinikId" in (${sql.join(poliKlinik)})`

export const catatanFor = ({ poliKlinik }: Limited): RawBuilder<boolean> =>
	poliKlinik.length === 0 ? everything : sql<boolean>`"dokterId" in ${dokterOf(poliKlinik)}`

/** The exceptions that this person sees: of these clinics, of their doctors everywhere, and of the whole hospital. */
export const pengecualianFor = (staf: Limited): RawBuilder<boolean> =>
	staf.poliKlinik.length === 0
		? everything
		: sql<boolean>`(${slotsFor(staf)} or "poliKlinikId" is null and ("dokterId" is null or ${catatanFor(staf)}))`

/** The drafts that this person sees. A draft has the doctor's name alone. */
export const drafFor = ({ poliKlinik }: Limited): RawBuilder<boolean> =>
	poliKlinik.length === 0
		? everything
		: sql<boolean>`"dokter" in (select "nama" from "dokter" where "id" in ${dokterOf(poliKlinik)})`

export const hasClinic = ({ poliKlinik }: Limited, id: string): boolean =>
	poliKlinik.length === 0 || poliKlinik.includes(id)

export async function seesDokter(db: Db, staf: Limited, id: string): Promise<boolean> {
	if (staf.poliKlinik.length === 0) return true
	const row = db.selectFrom('dokter').select('id').where('id', '=', id).where(rowsFor(dokter, staf))
	return (await row.executeTakeFirst()) !== undefined
}

interface OfJadwal {
	dokterId: string | null
	/** Null: in all clinics. Absent from notes. */
	poliKlinikId?: string | null
}

/** What keeps this person from writing it: the doctor, or a clinic of it, is not theirs. */
export async function checkJadwal(
	db: Db,
	staf: Limited,
	{ dokterId, poliKlinikId }: OfJadwal,
): Promise<Failure | null> {
	if (staf.poliKlinik.length === 0) return null
	if (dokterId !== null && !(await seesDokter(db, staf, dokterId))) return fail('TIDAK_DITEMUKAN')
	if (typeof poliKlinikId === 'string') return hasClinic(staf, poliKlinikId) ? null : fail('TIDAK_BERHAK')
	if (poliKlinikId === undefined) return null
	return dokterId !== null && (await hasOnlyOwnClinics(db, staf, dokterId)) ? null : fail('TIDAK_BERHAK')
}

async function hasOnlyOwnClinics(db: Db, { poliKlinik }: Limited, dokterId: string): Promise<boolean> {
	const other = await db
		.selectFrom('dokterPoliKlinik')
		.select('poliKlinikId')
		.where('dokterId', '=', dokterId)
		.where('poliKlinikId', 'not in', poliKlinik)
		.union(
			db
				.selectFrom('jadwalWaktu')
				.select('poliKlinikId')
				.where('dokterId', '=', dokterId)
				.where('poliKlinikId', 'not in', poliKlinik),
		)
		.executeTakeFirst()
	return other === undefined
}
