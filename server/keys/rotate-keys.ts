import type { Kysely } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { tables } from '../../database/schema.ts'
import { encryptedColumns, type Fields, valuesOfKey } from './fields.ts'
import { addKey, dropKeys, type Keys, makeKeyCurrent } from './key-file.ts'
import { registerKey } from './open-field-keys.ts'

const BATCH = 200

export interface RotationOptions {
	database: Database
	file: string
	keys: Keys
	fields: Fields
	now: number
	/** Drops the keys that no value uses, instead of creating a new one. */
	dropOld: boolean
}

export interface Rotation {
	current: string
	encrypted: number
	/** Values that cannot be decrypted; they and their keys stay unchanged. */
	unreadable: number
	dropped: string[]
}

interface Place {
	table: keyof typeof tables
	column: string
}

const places: Place[] = [...encryptedColumns].flatMap(([table, columns]) =>
	columns.map(([column]) => ({ table: table as keyof typeof tables, column })),
)

/**
 * Creates a new key and encrypts every value of every encrypted column with it, while the site is running. An interrupted
 * rotation is completed without another new key. A text from before its column was encrypted is encrypted too.
 */
export async function rotateKeys(options: RotationOptions): Promise<Rotation> {
	const { database, file, keys, now, dropOld } = options
	// Excludes another rotation and a start.
	await database.withStartLock(async () => {
		if (dropOld || (await isUnfinished(options))) return
		const id = addKey(file)
		await registerKey(database.db, keys, id, now)
		makeKeyCurrent(file, id)
	})
	const rotation: Rotation = { current: keys.current().id, encrypted: 0, unreadable: 0, dropped: [] }
	for (const place of places) await rotateColumn(options, place, rotation)
	if (dropOld) rotation.dropped = await dropUnused(options)
	return rotation
}

/** Which columns there are is known when it runs. */
const untyped = ({ db }: Database) => db as unknown as Kysely<Record<string, Record<string, string>>>

const valuesLike = (database: Database, { table, column }: Place, pattern: string) =>
	untyped(database).selectFrom(table).select('id').where(column, 'like', pattern)

async function isUnfinished({ database, keys }: RotationOptions): Promise<boolean> {
	const current = valuesOfKey(keys.current().id)
	for (const place of places) {
		const other = valuesLike(database, place, valuesOfKey()).where(place.column, 'not like', current)
		if (await other.limit(1).executeTakeFirst()) return true
	}
	return false
}

async function rotateColumn(options: RotationOptions, { table, column }: Place, rotation: Rotation): Promise<void> {
	const { database, fields } = options
	const others = untyped(database)
		.selectFrom(table)
		.select(['id', column])
		.where(column, '<>', '')
		.where(column, 'not like', valuesOfKey(rotation.current))
		.orderBy('id')
		.limit(BATCH)
	for (let rows = await others.execute(); rows.length > 0; rows = await after(rows)) {
		await untyped(database)
			.transaction()
			.execute(async (transaction) => {
				for (const { id = '', [column]: before = '' } of rows) {
					const { [column]: plain = '' } = fields.decrypt(table, { id, [column]: before } as Row)
					if (plain === '') {
						rotation.unreadable += 1
						continue
					}
					// Does not overwrite a value that was changed meanwhile.
					const { numUpdatedRows } = await transaction
						.updateTable(table)
						.set(fields.encrypt(table, id, { [column]: plain }) as Row)
						.where('id', '=', id)
						.where(column, '=', before)
						.executeTakeFirst()
					rotation.encrypted += Number(numUpdatedRows)
				}
			})
	}

	function after(rows: Partial<Row>[]) {
		return others.where('id', '>', rows.at(-1)?.id ?? '').execute()
	}
}

type Row = { id: string } & Record<string, string>

/** From the database first: without its row a start does not ask for the key any more. */
async function dropUnused({ database, file, keys }: RotationOptions): Promise<string[]> {
	const known = await database.db.selectFrom('nikKunci').select('id').where('id', '<>', keys.current().id).execute()
	const unused: string[] = []
	for (const { id } of known) if (!(await isUsed(database, id))) unused.push(id)
	if (unused.length > 0) await database.db.deleteFrom('nikKunci').where('id', 'in', unused).execute()
	dropKeys(file, unused)
	return unused
}

async function isUsed(database: Database, keyId: string): Promise<boolean> {
	for (const place of places)
		if (await valuesLike(database, place, valuesOfKey(keyId)).limit(1).executeTakeFirst()) return true
	return false
}
