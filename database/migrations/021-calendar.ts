import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { createTable, text } from './table.ts'

/** Every day is open without hours, so nothing changes until staff set something. */
const EVERY_DAY = JSON.stringify(
	['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'].map((hari) => ({
		hari,
		jamMulai: null,
		jamSelesai: null,
	})),
)

/** The calendar of visits: open weekdays, closed days and quotas. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.alterTable('shopSetting')
		.addColumn('hariBuka', 'text', (column) => column.notNull().defaultTo(sql.lit(EVERY_DAY)))
		.execute()
	await db.schema.alterTable('shopSetting').addColumn('kuotaHarian', 'bigint').execute()
	await db.schema.alterTable('shopItem').addColumn('kuotaHarian', 'bigint').execute()
	await createTable(
		db,
		'shopHariTutup',
		{ tanggal: text, keterangan: text, perkiraan: { type: 'bigint', default: 0 } },
		{ primaryKey: ['tanggal'] },
	)
	await bumpRevisionOnWrite(db, kind, 'shopHariTutup')
}
