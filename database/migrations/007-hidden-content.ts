import type { Kysely } from 'kysely'

const TABLES = ['dokter', 'layanan', 'fasilitas', 'mitra', 'komunitas', 'testimoni', 'prestasi', 'faq', 'gallery']

/** Staff can hide a row from the site without deleting it; articles and schedules keep their references. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of TABLES)
		await db.schema
			.alterTable(table)
			.addColumn('tampil', 'bigint', (column) => column.notNull().defaultTo(1))
			.execute()
}
