import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { readMerek } from '../../merek/read-merek.ts'

/** The names of the hospital; a password made of them is easy to guess. */
export async function hospitalNames(db: Kysely<Schema>): Promise<string[]> {
	const [{ namaPendek, namaToko }, setting] = await Promise.all([
		readMerek(db),
		db.selectFrom('webSetting').select('namaWeb').executeTakeFirst(),
	])
	return [namaPendek, namaToko, setting?.namaWeb ?? '']
}
