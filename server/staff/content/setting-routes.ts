import type { Kysely } from 'kysely'
import { z } from 'zod'
import { one } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { inputErrors } from '../../../contract/staff/input-errors.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import type { Schema } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import { auditSaved, updateSchemas, versionedSchema, withVersion } from './change-content.ts'
import { orConstraintFailure, unknownReference } from './constraint-failure.ts'
import type { Entity, StaffRecord } from './entity.ts'
import { readRecord, versionOf } from './read-record.ts'
import { prepareRow } from './save-record.ts'
import { untyped } from './untyped-database.ts'
import { validateMerged } from './validate-merged.ts'

export async function readSetting(
	db: Kysely<Schema>,
	entity: Entity,
	lock?: DatabaseKind,
): Promise<StaffRecord | undefined> {
	const row = await untyped(db).selectFrom(entity.table).select('id').limit(1).executeTakeFirst()
	return row && readRecord(db, entity, String(row.id), lock)
}

/** A setting is read and changed. The first change creates its row. */
export const settingRoutes = (entity: Entity): AnyStaffRoute[] => [getSetting(entity), updateSetting(entity)]

function getSetting(entity: Entity): AnyStaffRoute {
	const response = one(z.union([z.strictObject({ id: z.literal(UTAMA) }), versionedSchema(entity)]))
	const call = { ...callOf(calls.getPengaturan, entity, 'lihat'), response }
	return staffRoute(call, {
		async read(_, { db }) {
			const record = await readSetting(db, entity)
			return { data: record ? { ...withVersion(record), id: UTAMA } : { id: UTAMA } }
		},
	})
}

function updateSetting(entity: Entity): AnyStaffRoute {
	const call = { ...callOf(calls.updatePengaturan, entity, 'ubah'), ...updateSchemas(entity) }
	return staffRoute(call, {
		async change({ body: { versi: seen, ...changes } }, context) {
			const { db, now, database } = context
			const before = await readSetting(db, entity, database.kind)
			if (before && seen !== undefined && seen !== versionOf(before)) return fail('SUDAH_BERUBAH')
			const first = before ? undefined : entity.isian.safeParse(changes)
			if (first?.error) return fail('INPUT_TIDAK_VALID', { fields: inputErrors(first.error) })
			const invalid = validateMerged(entity, { ...before, ...changes })
			if (invalid) return invalid
			const id = before?.id ?? newId(now())
			const saved = await orConstraintFailure(async () => {
				if (before) {
					const { id: _, ...row } = prepareRow(entity, { ...before, ...changes })
					await untyped(db).updateTable(entity.table).set(row).where('id', '=', id).execute()
				} else {
					const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, now()]))
					const row = prepareRow(entity, { ...first?.data, id, ...stamps })
					await untyped(db).insertInto(entity.table).values(row).execute()
				}
			}, unknownReference)
			const updated = saved ?? (await auditSaved(context, entity, id, { aksi: 'ubah', before }))
			return isFailure(updated) ? updated : { data: { ...updated, id: UTAMA } }
		},
	})
}
