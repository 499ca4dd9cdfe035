import { one } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { inputErrors } from '../../../contract/staff/input-errors.ts'
import { withoutDefaults } from '../../../contract/staff/inputs.ts'
import { createdOne, versi } from '../../../contract/staff/responses.ts'
import type { Db } from '../../../database/schema.ts'
import { foldText } from '../../../database/search/fold-text.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute, readRoute, type Staf } from '../staff-route.ts'
import { checkNew, limitChange, readFor, showTo } from './clinic-limit.ts'
import { orConstraintFailure } from './constraint-failure.ts'
import { callOf, type Entity, entryOf, type Guarded, type StaffRecord, untyped } from './entity.ts'
import { DIKELOLA } from './managed.ts'
import { readRecord, versionOf } from './read-record.ts'
import { prepareRow, resolvePublishing, saveRelations } from './save-record.ts'
import { freeUri, saveRedirect, uriOf } from './uri.ts'

type Values = Record<string, unknown>

export type VersionedRecord = StaffRecord & { versi: string }

export const versionedSchema = ({ record }: Entity) => record.extend({ versi })
export const updateSchemas = (entity: Entity) => ({
	body: withoutDefaults(entity.isian).extend({ versi: versi.optional() }),
	response: one(versionedSchema(entity)),
})
export const withVersion = (record: StaffRecord): VersionedRecord => ({ ...record, versi: versionOf(record) })

export function getContent(entity: Entity): AnyStaffRoute {
	const call = { ...callOf(calls.getIsi, entity, 'lihat'), response: one(versionedSchema(entity)) }
	return readRoute(call, async ({ params: { id }, staf }, { db }) => {
		const record = await readFor(db, entity, staf, id)
		return record ? { data: showTo(entity, staf, withVersion(record)) } : fail('TIDAK_DITEMUKAN')
	})
}

export function createContent(entity: Entity): AnyStaffRoute {
	const schemas = { body: entity.isian, response: createdOne(versionedSchema(entity)) }
	const call = { ...callOf(calls.createIsi, entity, 'buat'), ...schemas }
	return changeRoute(call, async ({ body, staf }, context) => {
		const refused = checkNew(entity, staf, body)
		if (refused) return refused
		const guarded = (await entity.guard?.(context.db, staf, { after: body })) ?? {}
		if (isFailure(guarded)) return guarded
		const created = await createRecord(context, entity, { ...body, ...guarded })
		return isFailure(created) ? created : { data: { created } }
	})
}

export function updateContent(entity: Entity): AnyStaffRoute {
	const call = { ...callOf(calls.updateIsi, entity, 'ubah'), ...updateSchemas(entity) }
	return changeRoute(call, async ({ params: { id }, body: { versi: seen, ...changes }, staf }, context) => {
		const limited = await limitChange(context.db, entity, staf, { id, changes })
		if (isFailure(limited)) return limited
		const guarded = await guardChange(context.db, entity, staf, { id, changes: limited })
		if (isFailure(guarded)) return guarded
		const updated = await updateRecord(context, entity, id, { ...limited, ...guarded }, seen)
		return isFailure(updated) ? updated : { data: showTo(entity, staf, updated) }
	})
}

async function guardChange(
	db: Db,
	entity: Entity,
	staf: Staf,
	{ id, changes }: { id: string; changes: Values },
): Promise<Guarded> {
	const before = entity.guard || entity.managed ? await readRecord(db, entity, id) : undefined
	if (!before) return {}
	const after = { ...before, ...changes }
	return (await checkManaged(db, entity, before, after)) ?? entity.guard?.(db, staf, { before, after }) ?? {}
}

/** What keeps staff from this change: another system keeps some of its fields. */
export async function checkManaged(
	db: Db,
	entity: Entity,
	before: StaffRecord,
	after: Values,
): Promise<Failure | null> {
	const fields = (await entity.managed?.(db, before, after)) ?? []
	if (fields.length === 0) return null
	return fail('DIKELOLA_SISTEM', { fields: Object.fromEntries(fields.map((field) => [field, DIKELOLA])) })
}

export async function createRecord(
	context: ChangeContext,
	entity: Entity,
	values: Values,
	aksi = 'buat',
): Promise<VersionedRecord | Failure> {
	const { db, now } = context
	const id = newId(now())
	const place = entity.ordered ? { urutan: await nextPlace(context, entity) } : {}
	const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, now()]))
	const taken = await failOnSameName(context, entity, id, values)
	if (taken) return taken
	const uri = await uriFor(context, entity, id, values)
	if (isFailure(uri)) return uri
	const published = resolvePublishing(entity, values, undefined, now())
	if (isFailure(published)) return published
	const saved = await orConstraintFailure(async () => {
		const row = prepareRow(entity, { ...values, ...uri, id, ...place, ...stamps, ...published })
		await untyped(db).insertInto(entity.table).values(row).execute()
		await saveRelations(db, entity, id, values, now())
	}, entity)
	return saved ?? auditSaved(context, entity, id, { aksi })
}

/** @param seen the version that the caller saw; without one the change wins over others */
export async function updateRecord(
	context: ChangeContext,
	entity: Entity,
	id: string,
	changes: Values,
	seen?: string,
): Promise<VersionedRecord | Failure> {
	const { db, now, database } = context
	const before = await readRecord(db, entity, id, database.kind)
	if (!before) return fail('TIDAK_DITEMUKAN')
	if (seen !== undefined && seen !== versionOf(before)) return fail('SUDAH_BERUBAH')
	const whole = { ...before, ...changes }
	const invalid = validateMerged(entity, whole)
	if (invalid) return invalid
	const taken = await failOnSameName(context, entity, id, whole, before)
	if (taken) return taken
	const uri = 'uri' in changes ? await uriFor(context, entity, id, whole) : {}
	if (isFailure(uri)) return uri
	const stamps = entity.stamps?.includes('updatedAt') ? { updatedAt: now() } : {}
	const published = resolvePublishing(entity, whole, before, now())
	if (isFailure(published)) return published
	const saved = await orConstraintFailure(async () => {
		const { id: _, ...row } = prepareRow(entity, { ...whole, ...uri, ...stamps, ...published })
		await untyped(db).updateTable(entity.table).set(row).where('id', '=', id).execute()
		await saveRelations(db, entity, id, changes, now())
	}, entity)
	return saved ?? auditSaved(context, entity, id, { aksi: 'ubah', before })
}

/** Writes redirect and audit entry of a saved row, and returns the row as it is now. */
export async function auditSaved(
	context: ChangeContext,
	entity: Entity,
	id: string,
	{ aksi, before }: { aksi: string; before?: StaffRecord },
): Promise<VersionedRecord | Failure> {
	const { db, now, audit } = context
	const saved = await readRecord(db, entity, id)
	if (!saved) return fail('TIDAK_DITEMUKAN')
	if (entity.uri) await saveRedirect(db, entity.table, { before, after: saved }, now())
	await entity.saved?.(context, { before, after: saved })
	await audit({ ...entryOf(entity, saved), aksi, sebelum: before, sesudah: saved })
	return withVersion(saved)
}

/** The typed `uri` if it is free; without one a free `uri` made from the name. */
async function uriFor(
	{ db }: ChangeContext,
	entity: Entity,
	id: string,
	values: Values,
): Promise<{ uri?: string } | Failure> {
	if (!entity.uri) return {}
	const typed = String(values.uri ?? '')
	const uri = await freeUri(db, entity.table, typed || uriOf(String(values[entity.uri.from])), id)
	return typed && uri !== typed ? fail('INPUT_TIDAK_VALID', { fields: { uri: 'Alamat ini sudah dipakai.' } }) : { uri }
}

/** @param before two rows that share a name already can still be changed in other fields */
async function failOnSameName(
	{ db }: ChangeContext,
	{ table, sameName }: Entity,
	id: string,
	values: Values,
	before?: Values,
): Promise<Failure | null> {
	if (!sameName || values[sameName.field] === before?.[sameName.field]) return null
	const other = await untyped(db)
		.selectFrom(table)
		.select('id')
		.where('cari', '=', foldText(String(values[sameName.field])))
		.where('id', '!=', id)
		.executeTakeFirst()
	return other ? fail('INPUT_TIDAK_VALID', { fields: { [sameName.field]: sameName.message } }) : null
}

async function nextPlace({ db }: ChangeContext, { table }: Entity): Promise<number> {
	const last = await untyped(db)
		.selectFrom(table)
		.select((eb) => eb.fn.max('urutan').as('urutan'))
		.executeTakeFirst()
	return Number(last?.urutan ?? 0) + 1
}

/** Checks the rules across fields of a partly changed row; null when all hold. */
function validateMerged({ isian }: Entity, row: Record<string, unknown>): Failure | null {
	if (!isian.def.checks?.length) return null
	const { error } = isian.safeParse(row)
	if (!error) return null
	// An error within one field is none of ours: the request's schema checked it, or the row had it before.
	const acrossFields = Object.entries(inputErrors(error)).filter(([path]) => {
		const [name = ''] = path.split('.')
		return isian.shape[name]?.safeParse(row[name]).success
	})
	return acrossFields.length > 0 ? fail('INPUT_TIDAK_VALID', { fields: Object.fromEntries(acrossFields) }) : null
}
