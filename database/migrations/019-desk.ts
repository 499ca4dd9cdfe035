import type { Kysely } from 'kysely'

/** What the reservation desk records about a reservation besides its status. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const add = (table: string, column: string, value: string) =>
		db.schema
			.alterTable(table)
			.addColumn(column, 'text', (definition) => definition.notNull().defaultTo(value))
			.execute()
	await add('shopReservasi', 'asal', 'situs')
	await add('shopReservasi', 'catatan', '')
	await add('shopReservasi', 'bayar', 'belum')
	await add('shopReservasi', 'metodeBayar', '')
	await add('shopReservasiRiwayat', 'jenis', 'status')
	await add('webTeks', 'pesanTidakHadir', '')
}
