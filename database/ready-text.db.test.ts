import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows } from '../tests/support/test-rows.ts'
import { composedText, type ReadyTable } from './ready-text.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	const { db } = database
	await insertRows(db, 'poliKlinik', [{ icon: 'anak.webp' }, {}])
	await insertRows(db, 'keluhan', [{ kata: 'batuk', darurat: 1, urutan: 2 }, { kata: 'demam' }])
	await insertRows(db, 'dokter', [{ nama: 'dr. "A"' }, {}])
	await insertRows(db, 'dokterPoliKlinik', [{ urutan: 2 }, { poliKlinikId: '2', urutan: 1 }, { dokterId: '2' }])
	await insertRows(db, 'jadwalWaktu', [{ urutan: 2 }, { hari: '["Rabu","Kamis"]' }, { dokterId: '2' }])
	await insertRows(db, 'jadwalKeterangan', [{}])
	await insertRows(db, 'kategoriArtikel', [{}, {}])
	await insertRows(db, 'artikel', [{ artikelMedia: '[{"content":"a.webp"}]', status: 'terbit' }, { status: 'konsep' }])
})
afterAll(() => database.dispose())

type Db = TestDatabase['db']
const tables: ReadyTable[] = ['poliKlinik', 'dokter', 'artikel']

/** What is kept with a text, and what it tells of. */
const besides = {
	poliKlinik: [sql`''`, sql`''`],
	dokter: [
		sql`"siap"."adaKeterangan"`,
		sql`exists (select 1 from "jadwalKeterangan" where "dokterId" = "dokter"."id")`,
	],
	artikel: [
		sql`"siap"."countView"`,
		sql`coalesce((select "countView" from "artikelView" where "artikelId" = "artikel"."id"), 0)`,
	],
}

/** Of every row: the text as it stands ready, and as it is put together from the rows of now. */
async function texts(db: Db) {
	const all = []
	for (const table of tables) {
		const composed = composedText('sqlite', table)
		const [kept, counted] = besides[table]
		const { rows } = await sql<{ ready: string | null; composed: string }>`
			select concat("isi", ${kept}) as "ready", concat(${composed}, ${counted}) as "composed" from ${sql.table(table)}
			left join ${sql.table(`${table}Siap`)} as "siap" on "siap"."id" = ${sql.ref(`${table}.id`)} order by ${sql.ref(`${table}.id`)}`.execute(
			db,
		)
		all.push(...rows)
	}
	return all
}

const of = (which: 'ready' | 'composed', rows: Awaited<ReturnType<typeof texts>>) => rows.map((row) => row[which])

type Write = (db: Db) => Promise<unknown>
const set = (table: string, id: string, values: object): [string, Write] => [
	`update ${table} ${JSON.stringify(values)}`,
	(db) =>
		db
			.updateTable(table as 'faq')
			.set(values)
			.where('id', '=', id)
			.execute(),
]
const remove = (table: string, id: string): [string, Write] => [
	`delete from ${table}`,
	(db) =>
		db
			.deleteFrom(table as 'faq')
			.where('id', '=', id)
			.execute(),
]

describe('whoever writes, the texts are those of the rows', () => {
	test.each<[string, Write]>([
		...['nama', 'uri', 'deskripsi', 'icon'].map((column) => set('poliKlinik', '1', { [column]: 'x"\n' })),
		remove('poliKlinik', '2'),
		['insert keluhan', (db) => insertRows(db, 'keluhan', [{ id: '9', kata: 'pusing', urutan: 0 }])],
		...[{ kata: 'flu' }, { darurat: 1 }, { urutan: 9 }, { poliKlinikId: '2' }].map((to) => set('keluhan', '2', to)),
		remove('keluhan', '1'),
		...['nama', 'foto', 'spesialis'].map((column) => set('dokter', '1', { [column]: 'x' })),
		set('dokter', '1', { foto: null, nama: 'dr. B' }),
		['insert dokterPoliKlinik', (db) => insertRows(db, 'dokterPoliKlinik', [{ dokterId: '2', poliKlinikId: '2' }])],
		[
			'update dokterPoliKlinik',
			(db) => db.updateTable('dokterPoliKlinik').set({ urutan: 0 }).where('poliKlinikId', '=', '1').execute(),
		],
		[
			'move dokterPoliKlinik',
			(db) =>
				db
					.updateTable('dokterPoliKlinik')
					.set({ dokterId: '2' })
					.where('dokterId', '=', '1')
					.where('poliKlinikId', '=', '2')
					.execute(),
		],
		['delete from dokterPoliKlinik', (db) => db.deleteFrom('dokterPoliKlinik').where('urutan', '=', 2).execute()],
		['insert jadwalWaktu', (db) => insertRows(db, 'jadwalWaktu', [{ id: '9', urutan: 0 }])],
		...['keteranganWaktu', 'jamMulai', 'jamSelesai'].map((column) => set('jadwalWaktu', '1', { [column]: 'x' })),
		...[{ hari: '[]' }, { urutan: 0 }, { dokterId: '2' }, { poliKlinikId: '2' }].map((to) =>
			set('jadwalWaktu', '1', to),
		),
		remove('jadwalWaktu', '1'),
		['insert jadwalKeterangan', (db) => insertRows(db, 'jadwalKeterangan', [{ id: '9', dokterId: '2' }])],
		set('jadwalKeterangan', '1', { dokterId: '2' }),
		remove('jadwalKeterangan', '1'),
		['read an article', (db) => db.updateTable('artikelView').set({ countView: 7 }).execute()],
		[
			'forget the readers',
			async (db) => {
				await db.updateTable('artikelView').set({ countView: 7 }).where('artikelId', '=', '1').execute()
				await db.deleteFrom('artikelView').execute()
				await insertRows(db, 'artikelView', [{ artikelId: '1', countView: 3 }])
			},
		],
		...['uri', 'judul', 'ringkasan'].map((column) => set('artikel', '1', { [column]: 'x' })),
		...[{ createdAt: 5 }, { updatedAt: 5 }, { artikelMedia: '[]' }, { kategoriArtikelId: '2' }].map((to) =>
			set('artikel', '1', to),
		),
		...['nama', 'uri'].map((column) => set('kategoriArtikel', '1', { [column]: 'x' })),
		[
			'insert or update',
			async (db) => {
				const row = { id: '1', nama: 'dr. C', spesialis: 'x', foto: null, favorit: null, cari: 'c' }
				await db
					.insertInto('dokter')
					.values(row)
					.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
					.execute()
			},
		],
	])('%s', async (_, write) => {
		await undone(async (db) => {
			const before = await texts(db)
			expect(of('ready', before)).toEqual(of('composed', before))
			expect(before.length).toBe(6)
			await write(db)
			const after = await texts(db)
			expect(of('ready', after)).toEqual(of('composed', after))
			expect(of('composed', after)).not.toEqual(of('composed', before))
		})
	})

	test('a row that goes takes its text along', () =>
		undone(async (db) => {
			for (const table of tables) {
				await db.deleteFrom(table).execute()
				expect((await sql`select * from ${sql.table(`${table}Siap`)}`.execute(db)).rows).toEqual([])
			}
		}))
})

/** Every write finds the same rows. */
async function undone(work: (db: Db) => Promise<void>): Promise<void> {
	const transaction = await database.db.startTransaction().execute()
	try {
		await work(transaction)
	} finally {
		await transaction.rollback().execute()
	}
}
