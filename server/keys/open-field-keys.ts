import { existsSync } from 'node:fs'
import type { Db } from '../../database/schema.ts'
import { StartError } from '../env.ts'
import { decryptText, encryptText } from './fields.ts'
import { createKeys, type Keys, readKeys } from './key-file.ts'

/**
 * The keys of the encrypted columns of this database; the first start creates one. A file without the database's keys
 * ends the start: a machine with its own key could not read what the others write. Runs under the start lock.
 */
export async function openFieldKeys(db: Db, file: string, now: number): Promise<Keys> {
	const known = await db.selectFrom('nikKunci').select(['id', 'cek']).execute()
	if (!existsSync(file)) {
		if (known.length > 0) throw missing(known[0]?.id, file)
		createKeys(file)
	}
	const keys = readKeys(file)
	for (const { id, cek } of known) {
		const key = keys.find(id)
		if (!key) throw missing(id, file)
		if (decryptText(key, checkContext(id), cek) === undefined)
			throw new StartError(`The key ${id} in ${file} is not the key ${id} of this database.`)
	}
	await registerKey(db, keys, keys.current().id, now)
	return keys
}

/** Registers a key in the database before its first use: from then on no start is possible without it. */
export async function registerKey(db: Db, keys: Keys, id: string, createdAt: number): Promise<void> {
	const key = keys.find(id) as Buffer
	await db
		.insertInto('nikKunci')
		.values({ id, cek: encryptText(key, checkContext(id), 'nik'), createdAt })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute()
}

const checkContext = (id: string) => `nikKunci ${id}`

const missing = (id: string | undefined, file: string) =>
	new StartError(
		`This database is encrypted with the key ${id}, which is not in ${file}: copy the file with that key there, or name it in NIK_KEYS_FILE.`,
	)
