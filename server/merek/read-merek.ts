import type { Merek } from '../../contract/merek/merek.ts'
import type { Db } from '../../database/schema.ts'
import { makeMerek } from './make-merek.ts'

export const merekColumns = [
	'namaPendek',
	'namaToko',
	'alamatToko',
	'lambang',
	'warnaUtama',
	'warnaPendamping',
] as const

/** The hospital's brand. */
export async function readMerek(db: Db): Promise<Merek> {
	const [row, setting] = await Promise.all([
		db.selectFrom('webMerek').select(merekColumns).executeTakeFirst(),
		db.selectFrom('webSetting').select('namaWeb').executeTakeFirst(),
	])
	return makeMerek(row, setting?.namaWeb)
}
