import { z } from 'zod'
import { newId } from '../../content/new-id.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import type { ChangeContext, StaffResult } from '../staff-context.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { keepAlihan } from './alihan.ts'
import { anyDatabase } from './any-database.ts'
import { checkWhole } from './check-whole.ts'
import type { Entity, StaffRecord } from './entity.ts'
import { labelOf } from './label-of.ts'
import { freeUri, slug } from './make-uri.ts'
import { readRecord, versionOf } from './read-record.ts'
import { orRefusal } from './refusal.ts'
import { prepareRow, saveBelongings } from './save-record.ts'
import { settlePublishing } from './settle-publishing.ts'

export const unknownReference = fail('INPUT_TIDAK_VALID', { fields: { body: 'Salah satu pilihan sudah tidak ada.' } })

export function getContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'GET',
		path: `/${entity.sumber}/:id`,
		rule: [entity.sumber, 'lihat'],
		async read({ params }, { db }) {
			const record = await readRecord(db, entity, params.id ?? '')
			return record ? { data: { ...record, versi: versionOf(record) } } : fail('TIDAK_DITEMUKAN')
		},
	})
}

export function createContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'POST',
		path: `/${entity.sumber}`,
		rule: [entity.sumber, 'buat'],
		body: entity.isian,
		async change({ body }, context) {
			const { db, now } = context
			const id = newId(now())
			const place = entity.ordered ? { urutan: await lastPlace(context, entity) } : {}
			const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, now()]))
			const saved = await orRefusal(
				async () => {
					const uri = await uriFor(context, entity, id, body)
					if (isFailure(uri)) return uri
					const published = settlePublishing(entity, body, undefined, now())
					if (isFailure(published)) return published
					const row = prepareRow(entity, { ...body, ...uri, id, ...place, ...stamps, ...published })
					await anyDatabase(db).insertInto(entity.table).values(row).execute()
					await saveBelongings(db, entity, id, body, now())
					return readRecord(db, entity, id)
				},
				unknownReference,
				entity.unique,
			)
			return finish(context, entity, saved, { aksi: 'buat' })
		},
	})
}

export function updateContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'PATCH',
		path: `/${entity.sumber}/:id`,
		rule: [entity.sumber, 'ubah'],
		body: withoutDefaults(entity.isian).extend({ versi: z.string().max(64).optional() }),
		async change({ params, body: { versi, ...changes } }, context) {
			const { db, now, database } = context
			const before = await readRecord(db, entity, params.id ?? '', database.kind)
			if (!before) return fail('TIDAK_DITEMUKAN')
			if (versi !== undefined && versi !== versionOf(before)) return fail('SUDAH_BERUBAH')
			const refused = checkWhole(entity, { ...before, ...changes })
			if (refused) return refused
			const saved = await orRefusal(
				async () => {
					const uri = 'uri' in changes ? await uriFor(context, entity, before.id, { ...before, ...changes }) : {}
					if (isFailure(uri)) return uri
					const stamps = entity.stamps?.includes('updatedAt') ? { updatedAt: now() } : {}
					const published = settlePublishing(entity, { ...before, ...changes }, before, now())
					if (isFailure(published)) return published
					const { id: _, ...row } = prepareRow(entity, { ...before, ...changes, ...uri, ...stamps, ...published })
					await anyDatabase(db).updateTable(entity.table).set(row).where('id', '=', before.id).execute()
					await saveBelongings(db, entity, before.id, changes, now())
					return readRecord(db, entity, before.id)
				},
				unknownReference,
				entity.unique,
			)
			return finish(context, entity, saved, { aksi: 'ubah', before })
		},
	})
}

/** Writes the trail of a saved row, and answers with it as it now is. */
export async function finish(
	{ db, now, audit }: ChangeContext,
	entity: Entity,
	saved: StaffRecord | Failure | undefined,
	{ aksi, before }: { aksi: 'buat' | 'ubah'; before?: StaffRecord },
): Promise<StaffResult> {
	if (!saved) return fail('TIDAK_DITEMUKAN')
	if (isFailure(saved)) return saved
	const { id } = saved
	if (entity.uri) {
		const [from, to] = [before?.uri as string | undefined, String(saved.uri)]
		await keepAlihan(db, { tabel: entity.table, sumberId: id, before: from, after: to }, now())
	}
	const label = labelOf(entity, saved)
	await audit({ aksi, sumber: entity.sumber, sumberId: id, label, sebelum: before, sesudah: saved })
	const data = { ...saved, versi: versionOf(saved) }
	return aksi === 'buat' ? { status: 201, data: { created: data } } : { data }
}

/** The typed address if nobody else has it; without one a free one, made from the name. */
async function uriFor(
	{ db }: ChangeContext,
	entity: Entity,
	id: string,
	values: Record<string, unknown>,
): Promise<{ uri?: string } | Failure> {
	if (!entity.uri) return {}
	const typed = String(values.uri ?? '')
	const uri = await freeUri(db, entity.table, typed || slug(String(values[entity.uri.from])), id)
	return typed && uri !== typed ? fail('INPUT_TIDAK_VALID', { fields: { uri: 'Alamat ini sudah dipakai.' } }) : { uri }
}

async function lastPlace({ db }: ChangeContext, { table }: Entity): Promise<number> {
	const last = await anyDatabase(db)
		.selectFrom(table)
		.select((eb) => eb.fn.max('urutan').as('urutan'))
		.executeTakeFirst()
	return Number(last?.urutan ?? 0) + 1
}

/** What is not sent stays as it is: a default would empty it. */
export function withoutDefaults(isian: z.ZodObject): z.ZodObject {
	const fields = Object.entries(isian.shape).map(([name, field]) => [
		name,
		withoutDefault(field as z.ZodType).optional(),
	])
	return z.object(Object.fromEntries(fields))
}

const withoutDefault = (field: z.ZodType): z.ZodType =>
	field instanceof z.ZodDefault ? withoutDefault(field.unwrap() as z.ZodType) : field
