import type { Database } from '../../database/connect.ts'
import { addKey, dropKeys, type Keys, makeKeyCurrent } from '../keys/key-file.ts'
import type { NikCipher } from './nik-cipher.ts'
import { registerNikKey } from './open-nik-keys.ts'

const BATCH = 200

export interface RotationOptions {
	database: Database
	file: string
	keys: Keys
	cipher: NikCipher
	now: number
	/** Drops the keys that no NIK uses, instead of creating a new one. */
	dropOld: boolean
}

export interface Rotation {
	current: string
	encrypted: number
	/** NIKs that cannot be decrypted; they and their keys stay unchanged. */
	unreadable: number
	dropped: string[]
}

/**
 * Creates a new key and re-encrypts every NIK with it, while the site is running. An interrupted rotation is completed
 * without another new key.
 */
export async function rotateNikKeys(options: RotationOptions): Promise<Rotation> {
	const { database, file, keys, cipher, now, dropOld } = options
	const { db } = database
	const encryptedRows = db
		.selectFrom('memberPasien')
		.select(['id', 'nik', 'nikKunciId'])
		.where('nikKunciId', 'is not', null)
		.orderBy('id')
		.limit(BATCH)
	// Excludes another rotation and a start.
	await database.withStartLock(async () => {
		const isUnfinished = await encryptedRows.where('nikKunciId', '<>', keys.current().id).executeTakeFirst()
		if (dropOld || isUnfinished) return
		const id = addKey(file)
		await registerNikKey(db, keys, id, now)
		makeKeyCurrent(file, id)
	})
	const current = keys.current().id
	let encrypted = 0
	let unreadable = 0
	const others = encryptedRows.where('nikKunciId', '<>', current)
	for (
		let rows = await others.execute();
		rows.length > 0;
		rows = await others.where('id', '>', lastId(rows)).execute()
	) {
		await db.transaction().execute(async (transaction) => {
			for (const row of rows) {
				const { nik } = cipher.decrypt(row)
				if (nik === '') {
					unreadable += 1
					continue
				}
				// Does not overwrite a NIK that was changed meanwhile.
				const { numUpdatedRows } = await transaction
					.updateTable('memberPasien')
					.set(cipher.encrypt(row.id, nik))
					.where('id', '=', row.id)
					.where('nik', '=', row.nik)
					.executeTakeFirst()
				encrypted += Number(numUpdatedRows)
			}
		})
	}
	return { current, encrypted, unreadable, dropped: dropOld ? await dropUnused(options) : [] }
}

/** From the database first: a foreign key protects keys that a NIK still uses. */
async function dropUnused({ database: { db }, file, keys }: RotationOptions): Promise<string[]> {
	const dropped = await db
		.deleteFrom('nikKunci')
		.where('id', '<>', keys.current().id)
		.where('id', 'not in', db.selectFrom('memberPasien').select('nikKunciId').where('nikKunciId', 'is not', null))
		.returning('id')
		.execute()
	const ids = dropped.map(({ id }) => id)
	dropKeys(file, ids)
	return ids
}

const lastId = (rows: { id: string }[]) => rows.at(-1)?.id ?? ''
