import type { Db } from '../../../database/schema.ts'
import { newId } from '../../ids/new-id.ts'
import type { ChangeContext } from '../staff-route.ts'
import { type Entity, labelOf, type StaffRecord } from './entity.ts'

/** Saves a row that is about to be deleted, so that staff can restore it from the trash. */
export async function putIntoSampah({ db, now, staf }: ChangeContext, entity: Entity, record: StaffRecord) {
	const { id: sumberId } = record
	const createdAt = now()
	const saved = { label: labelOf(entity, record), isi: JSON.stringify(record), stafNama: staf.nama, createdAt }
	await db
		.insertInto('sampah')
		.values({ id: newId(createdAt), sumber: entity.sumber, sumberId, ...saved })
		.onConflict((conflict) => conflict.columns(['sumber', 'sumberId']).doUpdateSet(saved))
		.execute()
}

export const takeFromSampah = (db: Db, { sumber }: Entity, sumberId: string) =>
	db.deleteFrom('sampah').where('sumber', '=', sumber).where('sumberId', '=', sumberId).execute()
