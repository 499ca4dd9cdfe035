import type { Kysely } from 'kysely'
import { createTable, idOrNull, int, text } from './table.ts'

/** Drafts, autosaved copies and history of articles; the trash; what readers and search engines see of an article. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ['metaJudul', 'metaDeskripsi', 'penulis', 'peninjau'])
		await db.schema
			.alterTable('artikel')
			.addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
			.execute()
	for (const column of ['metaGambar', 'ditinjauPada'])
		await db.schema.alterTable('artikel').addColumn(column, 'text').execute()
	await createTable(
		db,
		'artikelVersi',
		{
			artikelId: idOrNull('artikel', 'cascade'),
			jenis: text,
			isi: text,
			stafId: text,
			stafNama: text,
			createdAt: int,
		},
		{
			index: [
				['artikelId', 'createdAt', 'id'],
				['stafId', 'jenis'],
				['jenis', 'createdAt'],
			],
		},
	)
	await createTable(
		db,
		'sampah',
		{ sumber: text, sumberId: text, label: text, isi: text, stafNama: text, createdAt: int },
		{ unique: [['sumber', 'sumberId']], index: [['createdAt', 'id']] },
	)
}
