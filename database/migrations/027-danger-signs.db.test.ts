import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { dangerSigns } from '../../lexicon/danger-signs.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { up } from './027-danger-signs.ts'

type Before = {
	keluhan: { id: string; kata: string; poliKlinikId: string; darurat: number; urutan: number }
}

/** A database in the state before the migration, with a clinic. */
async function openBefore(): Promise<TestDatabase> {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	await insertRows(database.db, 'poliKlinik', [{}, {}])
	const run = (statement: string) => sql.raw(statement).execute(database.db)
	await run('drop table "tandaBahaya"')
	await run('alter table "poliKlinik" drop column "spesialisasi"')
	await run('alter table "keluhan" add column "darurat" bigint not null default 0')
	return database
}

const migrate = ({ db, kind }: TestDatabase) =>
	db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>, kind))

test('complaints that were marked as dangerous become signs of the hospital, each once and in a fitting group', async () => {
	const database = await openBefore()
	const { db } = database
	const words: [kata: string, poliKlinikId: string, darurat: number][] = [
		['Nyeri dada', '1', 1],
		['demam', '1', 0],
		['anak kejang', '1', 1],
		['nyeri dada', '2', 1],
		['bicara pelo mendadak', '2', 1],
		['-tanda lain', '2', 1],
		['x', '2', 1],
	]
	await db
		.withTables<Before>()
		.insertInto('keluhan')
		.values(
			words.map(([kata, poliKlinikId, darurat], urutan) => ({ id: `${urutan}`, kata, poliKlinikId, darurat, urutan })),
		)
		.execute()
	await migrate(database)

	const { ditambah, dibacaOleh, dibacaPada } = await db.selectFrom('tandaBahaya').selectAll().executeTakeFirstOrThrow()
	expect(JSON.parse(ditambah)).toEqual([
		{ kelompok: 'jantung', kata: 'nyeri dada' },
		{ kelompok: 'kesadaran', kata: 'anak kejang' },
		{ kelompok: 'stroke', kata: 'bicara pelo mendadak' },
		{ kelompok: 'kesadaran', kata: 'tanda lain' },
	])
	expect([dibacaOleh, dibacaPada]).toEqual(['', null])
	expect(await db.selectFrom('keluhan').selectAll().execute()).toEqual([
		{ id: '1', kata: 'demam', poliKlinikId: '1', urutan: 1 },
	])
	expect(await db.selectFrom('poliKlinik').select('spesialisasi').execute()).toEqual([
		{ spesialisasi: '[]' },
		{ spesialisasi: '[]' },
	])
})

test('a hospital without dangerous complaints starts without changes', async () => {
	const database = await openBefore()
	await migrate(database)
	expect(await database.db.selectFrom('tandaBahaya').selectAll().execute()).toEqual([])
})

test('a sign comes into the group of its words, which the built-in list has', async () => {
	const database = await openBefore()
	const expected = [
		{ kelompok: 'bunuh-diri', kata: 'ingin mengakhiri hidup' },
		{ kelompok: 'kekerasan', kata: 'korban kekerasan' },
		{ kelompok: 'kesadaran', kata: 'pingsan' },
		{ kelompok: 'kehamilan', kata: 'perdarahan saat hamil' },
		{ kelompok: 'stroke', kata: 'lumpuh sebelah' },
		{ kelompok: 'napas', kata: 'sesak napas berat' },
		{ kelompok: 'jantung', kata: 'nyeri dada' },
		{ kelompok: 'perdarahan', kata: 'muntah darah' },
		{ kelompok: 'keracunan', kata: 'keracunan' },
		{ kelompok: 'alergi', kata: 'alergi berat' },
		{ kelompok: 'gigitan', kata: 'digigit ular' },
		{ kelompok: 'luka-bakar', kata: 'tersengat listrik' },
		{ kelompok: 'mata', kata: 'mata terkena bahan kimia' },
		{ kelompok: 'kecelakaan', kata: 'patah tulang' },
		{ kelompok: 'bayi', kata: 'bayi biru' },
		{ kelompok: 'demam-berbahaya', kata: 'demam tinggi' },
		{ kelompok: 'nyeri-hebat', kata: 'sakit perut hebat' },
	]
	await database.db
		.withTables<Before>()
		.insertInto('keluhan')
		.values(expected.map(({ kata }, urutan) => ({ id: `${urutan}`, kata, poliKlinikId: '1', darurat: 1, urutan })))
		.execute()
	await migrate(database)
	const { ditambah } = await database.db.selectFrom('tandaBahaya').select('ditambah').executeTakeFirstOrThrow()
	expect(JSON.parse(ditambah)).toEqual(expected)
	expect(dangerSigns.map(({ id }) => id)).toEqual(expect.arrayContaining(expected.map(({ kelompok }) => kelompok)))
})
