import { type RawBuilder, sql } from 'kysely'
import type { HalamanKosong } from '../../contract/web/web.ts'
import { isPublished, type PublishedTable } from '../../database/is-published.ts'
import { type HideableTable, isShown } from '../../database/is-shown.ts'
import type { Db } from '../../database/schema.ts'
import { showsTestimoni } from '../../database/shows-testimoni.ts'

const shown = (table: HideableTable) => sql`select 1 from ${sql.table(table)} where ${isShown(table)}`
const published = (table: PublishedTable) => sql`select 1 from ${sql.table(table)} where ${isPublished(table)}`

/** What visitors find on a page. */
const rowsOf: [page: HalamanKosong, rows: RawBuilder<unknown>][] = [
	['/poli-klinik', shown('poliKlinik')],
	['/info-kesehatan', published('artikel')],
	['/layanan', shown('layanan')],
	['/fasilitas', shown('fasilitas')],
	['/yasmin-shop', published('shopItem')],
	['/prestasi', shown('prestasi')],
	[
		'/testimoni',
		sql`select 1 from (${shown('testimoni')} union all select 1 from "testimoniGoogle" where "reviews" > 0) as "some"
			where ${showsTestimoni}`,
	],
	['/komunitas', shown('komunitas')],
	['/mitra', shown('mitra')],
	['/faq', shown('faq')],
	['/galeri', shown('gallery')],
]

/** The pages without content, in one query. */
export async function readKosong(db: Db): Promise<HalamanKosong[]> {
	const pages = rowsOf.map(([page, rows]) => sql`select ${sql.lit(page)} as "page" where not exists (${rows})`)
	const { rows } = await sql<{ page: HalamanKosong }>`${sql.join(pages, sql` union all `)}`.execute(db)
	return rows.map(({ page }) => page)
}
