import type { Database } from '../../database/connect.ts'
import type { NikCipher } from './nik-cipher.ts'
import { addNikKey, dropNikKeys, makeNikKeyCurrent, type NikKeys } from './nik-keys.ts'
import { registerNikKey } from './open-nik-keys.ts'

const BATCH = 200

export interface RotationOptions {
	database: Database
	file: string
	keys: NikKeys
	cipher: NikCipher
	now: number
	/** Instead of making a new key: forgets those that no NIK needs any more. */
	dropOld: boolean
}

export interface Rotation {
	current: string
	encrypted: number
	/** NIKs that cannot be read; they and their keys stay as they are. */
	unreadable: number
	dropped: string[]
}

/**
 * Makes a new key and encrypts every NIK with it, while the site serves. A rotation that was interrupted is finished
 * first, without another new key.
 */
export async function rotateNikKeys(options: RotationOptions): Promise<Rotation> {
	const { database, file, keys, cipher, now, dropOld } = options
	const { db } = database
	const underOther = db
		.selectFrom('memberPasien')
		.select(['id', 'nik', 'nikKunciId'])
		.where('nikKunciId', 'is not', null)
		.orderBy('id')
		.limit(BATCH)
	// Not beside another rotation or a start.
	await database.withStartLock(async () => {
		const isUnfinished = await underOther.where('nikKunciId', '<>', keys.current().id).executeTakeFirst()
		if (dropOld || isUnfinished) return
		const id = addNikKey(file)
		await registerNikKey(db, keys, id, now)
		makeNikKeyCurrent(file, id)
	})
	const current = keys.current().id
	let encrypted = 0
	let unreadable = 0
	const others = underOther.where('nikKunciId', '<>', current)
	for (let rows = await others.execute(); rows.length > 0; rows = await others.where('id', '>', last(rows)).execute()) {
		await db.transaction().execute(async (transaction) => {
			for (const row of rows) {
				const { nik } = cipher.open(row)
				if (nik === '') {
					unreadable += 1
					continue
				}
				// Not over a NIK that somebody has changed meanwhile.
				const { numUpdatedRows } = await transaction
					.updateTable('memberPasien')
					.set(cipher.seal(row.id, nik))
					.where('id', '=', row.id)
					.where('nik', '=', row.nik)
					.executeTakeFirst()
				encrypted += Number(numUpdatedRows)
			}
		})
	}
	return { current, encrypted, unreadable, dropped: dropOld ? await dropUnused(options) : [] }
}

/** From the database first, which refuses to let go of a key that a NIK needs. */
async function dropUnused({ database: { db }, file, keys }: RotationOptions): Promise<string[]> {
	const dropped = await db
		.deleteFrom('nikKunci')
		.where('id', '<>', keys.current().id)
		.where('id', 'not in', db.selectFrom('memberPasien').select('nikKunciId').where('nikKunciId', 'is not', null))
		.returning('id')
		.execute()
	const ids = dropped.map(({ id }) => id)
	dropNikKeys(file, ids)
	return ids
}

const last = (rows: { id: string }[]) => rows.at(-1)?.id ?? ''
