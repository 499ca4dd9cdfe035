import type { Kysely } from 'kysely'
import { z } from 'zod'
import { kesalahanIsian } from '../../../contract/staff/input-errors.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { anyDatabase } from './any-database.ts'
import { finish, unknownReference, withoutDefaults } from './change-content.ts'
import { checkWhole } from './check-whole.ts'
import type { Entity, StaffRecord } from './entity.ts'
import { readRecord, versionOf } from './read-record.ts'
import { orRefusal } from './refusal.ts'
import { prepareRow } from './save-record.ts'

/** What the one row of a setting is called in addresses, whatever its id and even before it is there. */
export const UTAMA = 'utama'

export async function readSetting(
	db: Kysely<Schema>,
	entity: Entity,
	lock?: DatabaseKind,
): Promise<StaffRecord | undefined> {
	const row = await anyDatabase(db).selectFrom(entity.table).select('id').limit(1).executeTakeFirst()
	return row && readRecord(db, entity, String(row.id), lock)
}

const shown = (record: StaffRecord) => ({ ...record, id: UTAMA, versi: versionOf(record) })

/** A setting is read and changed, never made or deleted; a hospital that has none yet gets it with the first change. */
export const settingRoutes = (entity: Entity): AnyStaffRoute[] => [
	staffRoute({
		method: 'GET',
		path: `/${entity.sumber}/${UTAMA}`,
		rule: [entity.sumber, 'lihat'],
		async read(_, { db }) {
			const record = await readSetting(db, entity)
			return { data: record ? shown(record) : { id: UTAMA } }
		},
	}),
	staffRoute({
		method: 'PATCH',
		path: `/${entity.sumber}/${UTAMA}`,
		rule: [entity.sumber, 'ubah'],
		body: withoutDefaults(entity.isian).extend({ versi: z.string().max(64).optional() }),
		async change({ body: { versi, ...changes } }, context) {
			const { db, now, database } = context
			const before = await readSetting(db, entity, database.kind)
			if (before && versi !== undefined && versi !== versionOf(before)) return fail('SUDAH_BERUBAH')
			const first = before ? undefined : entity.isian.safeParse(changes)
			if (first?.error) return fail('INPUT_TIDAK_VALID', { fields: kesalahanIsian(first.error) })
			const refused = checkWhole(entity, { ...before, ...changes })
			if (refused) return refused
			const saved = await orRefusal(async () => {
				const id = before?.id ?? newId(now())
				if (before) {
					const { id: _, ...row } = prepareRow(entity, { ...before, ...changes })
					await anyDatabase(db).updateTable(entity.table).set(row).where('id', '=', id).execute()
				} else {
					const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, now()]))
					const row = prepareRow(entity, { ...first?.data, id, ...stamps })
					await anyDatabase(db).insertInto(entity.table).values(row).execute()
				}
				return readRecord(db, entity, id)
			}, unknownReference)
			const result = await finish(context, entity, saved, { aksi: 'ubah', before })
			return 'data' in result ? { data: { ...(result.data as StaffRecord), id: UTAMA } } : result
		},
	}),
]
