import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Staf } from '../staff-route.ts'
import { type Entity, type StaffRecord, untyped } from './entity.ts'
import { readRecord } from './read-record.ts'

type Values = Record<string, unknown>
type Clinics = readonly string[]

/** The clinics of a person; none means no limit. */
export type Limited = Pick<Staf, 'poliKlinik'>

/** How rows of an entity belong to clinics, for people who are limited to some. */
export interface ClinicRules {
	/** The rows that they see. */
	rows(clinics: Clinics): RawBuilder<boolean>
	/** The clinics that a row or a change names. */
	clinicsOf(values: Values): string[]
	/** What they see of a row. */
	show<Row extends Values>(row: Row, clinics: Clinics): Row
	/** A change of theirs: what belongs to other clinics stays as it was. */
	keep(changes: Values, before: StaffRecord, clinics: Clinics): Values
}

/** The ids of the doctors who are listed in these clinics or have hours there. */
export const dokterOf = (clinics: Clinics) => sql`(
	select "dokterId" from "dokterPoliKlinik" where "poliKlinikId" in (${sql.join(clinics)})
	union select "dokterId" from "jadwalWaktu" where "poliKlinikId" in (${sql.join(clinics)}))`

const limitOf = ({ clinics: rules }: Entity, { poliKlinik }: Limited) =>
	rules && poliKlinik.length > 0 ? { rules, clinics: poliKlinik } : null

export const isLimited = (entity: Entity, staf: Limited): boolean => limitOf(entity, staf) !== null

/** The rows that this person sees; always true without a limit. */
export function rowsFor(entity: Entity, staf: Limited): RawBuilder<boolean> {
	const limit = limitOf(entity, staf)
	return limit ? limit.rules.rows(limit.clinics) : sql<boolean>`1 = 1`
}

export function showTo<Row extends Values>(entity: Entity, staf: Limited, row: Row): Row {
	const limit = limitOf(entity, staf)
	return limit ? limit.rules.show(row, limit.clinics) : row
}

/** Whether this person sees the row; always true without a limit. */
export async function isSeen(db: Db, entity: Entity, staf: Limited, id: string): Promise<boolean> {
	if (!isLimited(entity, staf)) return true
	const query = untyped(db).selectFrom(entity.table).select('id').where('id', '=', id)
	return (await query.where(rowsFor(entity, staf)).executeTakeFirst()) !== undefined
}

/** The whole row, or undefined if this person does not see it. */
export async function readFor(db: Db, entity: Entity, staf: Limited, id: string): Promise<StaffRecord | undefined> {
	return (await isSeen(db, entity, staf, id)) ? readRecord(db, entity, id) : undefined
}

/** Whether all clinics of the row are this person's, so that it may be deleted. */
export function ownsWhole(entity: Entity, staf: Limited, row: Values): boolean {
	const limit = limitOf(entity, staf)
	if (!limit) return true
	const named = limit.rules.clinicsOf(row)
	return named.length > 0 && named.every((each) => limit.clinics.includes(each))
}

export function checkNew(entity: Entity, staf: Limited, values: Values): Failure | null {
	if (ownsWhole(entity, staf, values)) return null
	const namesNone = 'poliKlinik' in entity.isian.shape && entity.clinics?.clinicsOf(values).length === 0
	return namesNone ? fail('INPUT_TIDAK_VALID', { fields: { poliKlinik: 'Pilih poli Anda.' } }) : fail('TIDAK_BERHAK')
}

/** The change as this person may make it. */
export async function limitChange(
	db: Db,
	entity: Entity,
	staf: Limited,
	{ id, changes }: { id: string; changes: Values },
): Promise<Values | Failure> {
	const limit = limitOf(entity, staf)
	if (!limit) return changes
	const before = await readFor(db, entity, staf, id)
	if (!before) return fail('TIDAK_DITEMUKAN')
	const { rules, clinics } = limit
	if (rules.clinicsOf(changes).some((each) => !clinics.includes(each))) return fail('TIDAK_BERHAK')
	return rules.keep(changes, before, clinics)
}
