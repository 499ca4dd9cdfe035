import type { SelectQueryBuilder } from 'kysely'
import type { Artikel, ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import { artikelInput } from '../../contract/artikel/staff/artikel.ts'
import type { Dokter } from '../../contract/dokter/dokter.ts'
import { isPublished } from '../../database/is-published.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Db, RowOf, Schema } from '../../database/schema.ts'
import type { ApiContext } from '../api/context.ts'
import { prepareContent } from '../content-rules/prepare-content.ts'
import { dokterColumns, dokterQuery, readDokter } from '../dokter/read-dokter.ts'

/** Published articles without their body. Every article has a row in `artikelView`: a trigger inserts it. */
export const artikelQuery = (db: Db, previewed?: string) =>
	selectArtikel(db.selectFrom('artikel').innerJoin('artikelView', 'artikelView.artikelId', 'artikel.id'), previewed)

/** The same for an order by views. SQLite runs a cross join as written, here along the index of view counts. */
export const artikelByViewsQuery = (db: Db) =>
	selectArtikel(db.selectFrom('artikelView').crossJoin('artikel').whereRef('artikel.id', '=', 'artikelView.artikelId'))

const selectArtikel = (
	artikel: SelectQueryBuilder<Schema, 'artikel' | 'artikelView', Record<never, never>>,
	previewed?: string,
) =>
	artikel
		.innerJoin('kategoriArtikel', 'kategoriArtikel.id', 'artikel.kategoriArtikelId')
		.where(isPublished('artikel', previewed))
		.select([
			'artikel.id',
			'artikel.uri',
			'artikel.judul',
			'artikel.ringkasan',
			'artikel.createdAt',
			'artikel.updatedAt',
			'artikel.artikelMedia',
			'kategoriArtikel.id as kategoriId',
			'kategoriArtikel.nama as kategoriNama',
			'kategoriArtikel.uri as kategoriUri',
			'artikelView.countView',
		])

type ArtikelRow = Awaited<ReturnType<ReturnType<typeof artikelQuery>['execute']>>[number]

export const readArtikel = (row: ArtikelRow): ArtikelRingkas => ({
	id: row.id,
	uri: row.uri,
	judul: row.judul,
	ringkasan: row.ringkasan,
	createdAt: row.createdAt,
	updatedAt: row.updatedAt,
	kategoriArtikel: { id: row.kategoriId, nama: row.kategoriNama, uri: row.kategoriUri },
	artikelMedia: JSON.parse(row.artikelMedia),
	countView: row.countView,
})

/** The columns of a whole article beyond those of a list. */
export const wholeColumns = [
	'artikel.textContent',
	'artikel.metaJudul',
	'artikel.metaDeskripsi',
	'artikel.metaGambar',
	'artikel.penulis',
	'artikel.peninjau',
	'artikel.ditinjauPada',
] as const

const optionalFields = ['metaJudul', 'metaDeskripsi', 'metaGambar', 'penulis', 'peninjau', 'ditinjauPada'] as const

type WholeRow = Pick<RowOf<'artikel'>, (typeof optionalFields)[number] | 'textContent'>

/** The body, and of the optional fields those that staff have filled. */
export const readWhole = ({ textContent, ...row }: WholeRow): Pick<Artikel, keyof WholeRow> => ({
	textContent,
	...Object.fromEntries(optionalFields.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
})

/** Adds bodies and related doctors: one query for each kind, however many articles. */
export async function readWholeArtikel(context: ApiContext, rows: ArtikelRow[]): Promise<Artikel[]> {
	if (rows.length === 0) return []
	const ids = rows.map(({ id }) => id)
	const [bodies, dokterOf] = await Promise.all([
		context.db
			.selectFrom('artikel')
			.select(['id', ...wholeColumns])
			.where('id', 'in', ids)
			.execute(),
		readDokterOf(context, ids),
	])
	const wholeOf = new Map(bodies.map(({ id, ...whole }) => [id, readWhole(whole)]))
	return rows.map((row) => {
		const artikel = readArtikel(row)
		return {
			...artikel,
			kategoriId: artikel.kategoriArtikel,
			...(wholeOf.get(row.id) ?? { textContent: '' }),
			dokter: dokterOf.get(row.id) ?? [],
		}
	})
}

/** The related doctors of each article that visitors may see. */
export async function readDokterOf(context: ApiContext, artikelIds: string[]): Promise<Map<string, Dokter[]>> {
	const related = await context.db
		.selectFrom('artikelDokter')
		.innerJoin('dokter', 'dokter.id', 'artikelDokter.dokterId')
		.select(['artikelDokter.artikelId', ...dokterColumns])
		.where('artikelDokter.artikelId', 'in', artikelIds)
		.where(isShown('dokter'))
		.orderBy('artikelDokter.urutan')
		.orderBy('artikelDokter.dokterId')
		.execute()
	const distinct = new Map(related.map((row) => [row.id, row]))
	const dokter = new Map((await readDokter(context, [...distinct.values()])).map((one) => [one.id, one]))
	const relatedOf = Map.groupBy(related, ({ artikelId }) => artikelId)
	const known = (row: { id: string }) => dokter.get(row.id) ?? []
	return new Map([...relatedOf].map(([artikelId, rows]) => [artikelId, rows.flatMap(known)]))
}

/** These doctors in this order, as far as visitors may see them. */
async function readDokterById(context: ApiContext, ids: string[]): Promise<Dokter[]> {
	if (ids.length === 0) return []
	const rows = await dokterQuery(context.db).where('dokter.id', 'in', ids).execute()
	const dokter = new Map((await readDokter(context, rows)).map((each) => [each.id, each]))
	return ids.flatMap((id) => dokter.get(id) ?? [])
}

/** The article as its draft will be, or null if that draft is of another article. */
export async function readKonsep(context: ApiContext, id: string, artikel: ArtikelRingkas): Promise<Artikel | null> {
	const row = await context.db
		.selectFrom('artikelVersi')
		.select('isi')
		.where('id', '=', id)
		.where('artikelId', '=', artikel.id)
		.executeTakeFirst()
	const { data: isi } = artikelInput.safeParse(row && JSON.parse(row.isi))
	if (!isi) return null
	const kategori = await context.db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('id', '=', isi.kategoriArtikelId)
		.executeTakeFirst()
	const { judul, metaJudul = '', metaDeskripsi = '', penulis = '', peninjau = '' } = isi
	const { metaGambar, ditinjauPada } = isi
	const { ringkasan = '', textContent = '' } = prepareContent('artikel', { judul, textContent: isi.textContent })
	const kategoriArtikel = kategori ?? artikel.kategoriArtikel
	return {
		...artikel,
		judul,
		ringkasan,
		artikelMedia: isi.artikelMedia,
		kategoriArtikel,
		kategoriId: kategoriArtikel,
		...readWhole({ textContent, metaJudul, metaDeskripsi, metaGambar, penulis, peninjau, ditinjauPada }),
		dokter: await readDokterById(context, isi.dokter),
	}
}
