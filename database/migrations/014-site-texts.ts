import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { type Column, createTable } from './table.ts'

const empty: Column = { type: 'text', default: '' }
const emptyList: Column = { type: 'text', default: '[]' }

/** Texts of the site that staff can change, in one row; and clinics that staff can hide. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(db, 'webTeks', {
		pesanPendaftaran: empty,
		pesanPasienBaru: empty,
		pesanPaket: empty,
		pesanBaru: empty,
		pesanDikonfirmasi: empty,
		pesanHadir: empty,
		pesanSelesai: empty,
		pesanBatal: empty,
		menu: emptyList,
		menuTentang: emptyList,
		petunjukKosong: empty,
		petunjukPencarian: empty,
		privasiNama: empty,
		privasiEmail: empty,
		privasiTelp: empty,
	})
	await bumpRevisionOnWrite(db, kind, 'webTeks')
	await db.schema
		.alterTable('poliKlinik')
		.addColumn('tampil', 'bigint', (column) => column.notNull().defaultTo(1))
		.execute()
}
