import { createHash } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import { tables } from '../../database/schema.ts'
import { createFields, type Fields } from '../../server/keys/fields.ts'

/** What a release's database holds, by table. */
export type Held = Record<string, { columns: string[]; rows: number; hash: string }>

const KEY_ID = 'a1b2c3d4'
const KEY = Buffer.alloc(32, 'kunci contoh untuk rilis')

/** The key of every dump: nothing in them is of a person. */
export const releaseFields = (): Fields =>
	createFields(
		{ current: () => ({ id: KEY_ID, key: KEY }), find: (id) => (id === KEY_ID ? KEY : undefined) },
		(place) => {
			throw new Error(`${place.table}.${place.column} of ${place.id} cannot be read.`)
		},
	)

/** The declared tables of a database and their columns, sorted. */
export async function readColumns({ db }: Database): Promise<Record<string, string[]>> {
	const found = (await db.introspection.getTables()).filter(({ name }) => name in tables)
	return Object.fromEntries(
		found
			.map(({ name, columns }): [string, string[]] => [name, columns.map((column) => column.name).toSorted()])
			.toSorted(),
	)
}

/** The rows of these columns, whatever else a table has: how many, and a hash of all. */
export async function readHeld(database: Database, wanted: Record<string, string[]>): Promise<Held> {
	const held: Held = {}
	for (const [table, columns] of Object.entries(wanted)) {
		const rows = await database.db
			.selectFrom(table as 'member')
			.select(columns as 'id'[])
			.execute()
		const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
		held[table] = { columns, rows: rows.length, hash: createHash('sha256').update(texts.join('\n')).digest('hex') }
	}
	return held
}
