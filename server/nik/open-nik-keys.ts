import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { StartError } from '../env.ts'
import { decrypt, encrypt } from './nik-cipher.ts'
import { createNikKeys, type NikKeys, readNikKeys } from './nik-keys.ts'

/**
 * The keys for this database's NIKs; the very first start makes one. Keys other than those the database was written
 * with end the start: with a key of its own, a machine could not read what the others wrote. Called under the start lock.
 */
export async function openNikKeys(db: Kysely<Schema>, file: string, now: number): Promise<NikKeys> {
	const known = await db.selectFrom('nikKunci').select(['id', 'cek']).execute()
	if (!existsSync(file)) {
		if (known.length > 0) throw missing(known[0]?.id, file)
		createNikKeys(file)
	}
	const keys = readNikKeys(file)
	for (const { id, cek } of known) {
		const key = keys.find(id)
		if (!key) throw missing(id, file)
		if (decrypt(key, checkOf(id), cek) === undefined)
			throw new StartError(`The key ${id} in ${file} is another one than the key ${id} of this database's NIKs.`)
	}
	await registerNikKey(db, keys, keys.current().id, now)
	return keys
}

/** Tells the database of a key: before it does not take a NIK that is encrypted with it. */
export async function registerNikKey(db: Kysely<Schema>, keys: NikKeys, id: string, createdAt: number): Promise<void> {
	const key = keys.find(id) as Buffer
	await db
		.insertInto('nikKunci')
		.values({ id, cek: encrypt(key, checkOf(id), 'nik'), createdAt })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute()
}

const checkOf = (id: string) => `nikKunci ${id}`

const missing = (id: string | undefined, file: string) =>
	new StartError(
		`The NIKs in this database are encrypted with the key ${id}, which is not in ${file}: copy the file with that key there, or name it in NIK_KEYS_FILE.`,
	)
