import { z } from 'zod'
import { id as idShape } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { type LastChange, lastChangesOf } from '../../../contract/staff/isi.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import { versionedSchema, withVersion } from './change-content.ts'
import { readFor, showTo } from './clinic-limit.ts'
import type { Entity } from './entity.ts'
import { readSetting } from './setting-routes.ts'

/** Two people rarely save a row more often than this while a form is open. */
const ENTRIES = 50

export function lastChanges(entity: Entity): AnyStaffRoute {
	const params = z.object({ id: entity.single ? z.literal(UTAMA) : idShape })
	const response = lastChangesOf(versionedSchema(entity))
	const call = { ...callOf(calls.listPerubahan, entity, 'ubah'), params, response }
	return staffRoute(call, {
		async read({ params: { id }, staf }, { db }) {
			const record = entity.single ? await readSetting(db, entity) : await readFor(db, entity, staf, id)
			if (!record) return fail('TIDAK_DITEMUKAN')
			const sekarang = { ...showTo(entity, staf, withVersion(record)), ...(entity.single && { id: UTAMA }) }
			return { data: { sekarang, perubahan: await readLastChanges(db, entity, record.id) } }
		},
	})
}

/** One entry per field: the newest audit entry that has it. */
async function readLastChanges(db: Db, { sumber }: Entity, id: string): Promise<LastChange[]> {
	const entries = await db
		.selectFrom('peristiwa')
		.select(['stafNama', 'createdAt', 'sesudah'])
		.where('sumber', '=', sumber)
		.where('sumberId', '=', id)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
		.limit(ENTRIES)
		.execute()
	const changes = new Map<string, LastChange>()
	for (const { sesudah, stafNama, createdAt } of entries)
		for (const kolom of Object.keys(sesudah ? JSON.parse(sesudah) : {}))
			if (!changes.has(kolom)) changes.set(kolom, { kolom, stafNama, createdAt })
	return [...changes.values()]
}
