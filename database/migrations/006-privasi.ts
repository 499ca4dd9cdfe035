import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { fk, int, tableCreator, text } from './table.ts'

/** Which key a NIK is encrypted with, what was agreed to, when a member was last seen, and what runs once a day. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const createTable = tableCreator(db, kind)
	await createTable('nikKunci', { ...text('cek'), ...int('createdAt') })
	await createTable('tugas', { ...text('nama', 'hari'), ...int('startedAt'), ...intNull('finishedAt') }, byName)
	await createTable(
		'persetujuan',
		{
			...fk('memberId', 'member'),
			...fk('pasienId', 'memberPasien', 'cascade', true),
			...text('tujuan', 'versi'),
			...int('createdAt'),
		},
		{ unique: [['pasienId', 'tujuan', 'versi']], index: [['memberId', 'createdAt', 'id']] },
	)
	await addNikKey(db)
	await addSeenAt(db)
	// Here nothing has ever been written, so no clear NIK has to be wiped from the file.
	const { nomor } = await db.selectFrom('revisi').select('nomor').executeTakeFirstOrThrow()
	if (nomor === 1) {
		const now = Date.now()
		await db.insertInto('tugas').values({ nama: 'nik-terbuka', hari: '', startedAt: now, finishedAt: now }).execute()
	}
}

const byName = { primaryKey: ['nama'] }
const intNull = (name: string) => ({ [name]: { type: 'bigint' as const, null: true } })

/** A key that a NIK still needs cannot be dropped, nor can a NIK be kept under a key that the database does not know. */
async function addNikKey(db: Kysely<Schema>): Promise<void> {
	await db.schema
		.alterTable('memberPasien')
		.addColumn('nikKunciId', 'text', (column) => column.references('nikKunci.id').onDelete('restrict'))
		.execute()
	await db.schema.createIndex('memberPasien_nikKunciId').on('memberPasien').columns(['nikKunciId', 'id']).execute()
	await sql
		.raw(`create index "memberPasien_nikTerbuka" on "memberPasien" ("id") where "nikKunciId" is null and "nik" <> ''`)
		.execute(db)
}

/** When they were here last is not known of those there are, so their time begins now. */
async function addSeenAt(db: Kysely<Schema>): Promise<void> {
	await db.schema
		.alterTable('member')
		.addColumn('seenAt', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
	await db.updateTable('member').set({ seenAt: Date.now() }).execute()
	await db.schema.createIndex('member_seenAt').on('member').columns(['seenAt', 'id']).execute()
}
