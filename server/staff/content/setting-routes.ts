import { z } from 'zod'
import { one } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { inputErrors } from '../../../contract/staff/input-errors.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import type { Db } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute, readRoute } from '../staff-route.ts'
import { createRecord, updateRecord, updateSchemas, versionedSchema, withVersion } from './change-content.ts'
import { callOf, type Entity, type StaffRecord, untyped } from './entity.ts'
import { readRecord } from './read-record.ts'

export async function readSetting(db: Db, entity: Entity): Promise<StaffRecord | undefined> {
	const row = await untyped(db).selectFrom(entity.table).select('id').limit(1).executeTakeFirst()
	return row && readRecord(db, entity, String(row.id))
}

/** A setting is read and changed. The first change creates its row. */
export const settingRoutes = (entity: Entity): AnyStaffRoute[] => [getSetting(entity), updateSetting(entity)]

function getSetting(entity: Entity): AnyStaffRoute {
	const response = one(z.union([z.strictObject({ id: z.literal(UTAMA) }), versionedSchema(entity)]))
	const call = { ...callOf(calls.getPengaturan, entity, 'lihat'), response }
	return readRoute(call, async (_, { db }) => {
		const record = await readSetting(db, entity)
		return { data: record ? { ...withVersion(record), id: UTAMA } : { id: UTAMA } }
	})
}

function updateSetting(entity: Entity): AnyStaffRoute {
	const call = { ...callOf(calls.updatePengaturan, entity, 'ubah'), ...updateSchemas(entity) }
	return changeRoute(call, async ({ body: { versi: seen, ...changes } }, context) => {
		const before = await readSetting(context.db, entity)
		const saved = before
			? await updateRecord(context, entity, before.id, changes, seen)
			: await createSetting(context, entity, changes)
		return isFailure(saved) ? saved : { data: { ...saved, id: UTAMA } }
	})
}

/** For staff the first change is a change like the others. */
async function createSetting(context: ChangeContext, entity: Entity, values: Record<string, unknown>) {
	const { data, error } = entity.isian.safeParse(values)
	return error ? fail('INPUT_TIDAK_VALID', { fields: inputErrors(error) }) : createRecord(context, entity, data, 'ubah')
}
