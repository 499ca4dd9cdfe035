import type { Kysely } from 'kysely'
import type { Merek } from '../../contract/merek/merek.ts'
import type { Schema } from '../../database/schema.ts'
import { makeMerek } from './make-merek.ts'

export const merekColumns = ['namaPendek', 'namaToko', 'lambang', 'warnaUtama', 'warnaPendamping'] as const

/** The hospital's brand. */
export async function readMerek(db: Kysely<Schema>): Promise<Merek> {
	const [row, setting] = await Promise.all([
		db.selectFrom('webMerek').select(merekColumns).executeTakeFirst(),
		db.selectFrom('webSetting').select('namaWeb').executeTakeFirst(),
	])
	return makeMerek(row, setting?.namaWeb)
}
