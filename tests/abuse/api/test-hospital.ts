import { openTestApi, type TestApi, type TestApiOptions } from '../../support/test-api.ts'
import { insertRows, rowTables, SENIN_PAGI } from '../../support/test-rows.ts'

/** What visitors make themselves, through the API. */
export const personalTables = [
	'member',
	'memberPerangkat',
	'memberPindah',
	'memberPasien',
	'persetujuan',
	'shopKeranjang',
	'shopReservasi',
	'shopReservasiItem',
	'webVisitor',
] as const

export const HARGA = [125_000, 480_000] as const

/** The API of a hospital that has one plain thing of each kind, and two packages. */
export async function openPlainHospital(options: TestApiOptions = {}): Promise<TestApi> {
	const testApi = await openTestApi({ now: SENIN_PAGI, ...options })
	await insertPlainContent(testApi.db)
	return testApi
}

export async function insertPlainContent(db: TestApi['db']): Promise<void> {
	for (const table of rowTables)
		if (table === 'shopItem') await insertRows(db, table, [{ harga: HARGA[0] }, { harga: HARGA[1] }])
		else if (!personalTables.some((personal) => personal === table)) await insertRows(db, table, [{}])
}

/** Every row of these tables, to see whether anything changed. */
export async function rowsOf({ db }: TestApi, tables: readonly (typeof rowTables)[number][] = rowTables) {
	const rows = tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const)
	const contents = Object.fromEntries(await Promise.all(rows))
	for (const table of tables) contents[table]?.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
	return contents
}
