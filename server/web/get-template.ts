import { type RawBuilder, sql } from 'kysely'
import { directionsTo } from '../../contract/links/contact-address.ts'
import { embedContent, embedFromKey, embedMarkup } from '../../contract/media/embed.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { arrangeMenu, type MenuItem } from '../../contract/web/arrange-menu.ts'
import { menuTentang, menuUtama } from '../../contract/web/menu.ts'
import type { Teks } from '../../contract/web/teks.ts'
import {
	type ArtikelSetting,
	type getTemplate as call,
	fitur,
	type HalamanKosong,
	type WebSetting,
} from '../../contract/web/web.ts'
import { isPublished, type PublishedTable } from '../../database/is-published.ts'
import { type HideableTable, isShown, showsTestimoni } from '../../database/is-shown.ts'
import type { Db, RowOf } from '../../database/schema.ts'
import { type Handler, WEB_ID } from '../api/context.ts'
import { artikelQuery, readArtikel, readWholeArtikel } from '../artikel/read-artikel.ts'
import { makeMerek, merekColumns } from '../merek/make-merek.ts'
import { readVideos } from '../rumah-sakit/lists.ts'
import { komunitasQuery, layananQuery } from '../rumah-sakit/pages.ts'
import { readShopSetting } from '../shop/read-shop-setting.ts'

export const getTemplate: Handler<typeof call> = async ({ query }, context) => {
	const { db, now } = context
	const isRingkas = query.bentuk === 'ringkas'
	const [
		pendaftaran,
		sambutan,
		sosmed,
		layanan,
		webSetting,
		komunitas,
		artikelSetting,
		artikelFav,
		shopSetting,
		teks,
		merek,
		kosong,
	] = await Promise.all([
		db.selectFrom('berandaPendaftaran').select(['foto', 'text', 'noTelp', 'noTelpType']).executeTakeFirst(),
		db
			.selectFrom('berandaSambutan')
			.select(['fotoSambutan', 'sambutan', 'namaPerson', 'jabatanPerson'])
			.executeTakeFirst(),
		db
			.selectFrom('webSettingSosmed')
			.select(['id', 'link', 'icon', 'username'])
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
		layananQuery(db, query).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('webSetting').selectAll().executeTakeFirst(),
		komunitasQuery(db, query).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('artikelSetting').selectAll().executeTakeFirst(),
		artikelQuery(db)
			.where('artikel.favorit', 'is not', null)
			.orderBy('artikel.favorit')
			.orderBy('artikel.id')
			.limit(MAX_LIMIT)
			.execute(),
		readShopSetting(db, now()),
		readTeks(db),
		db.selectFrom('webMerek').select(merekColumns).executeTakeFirst(),
		readKosong(db),
	])
	return {
		berandaPendaftaran: { data: pendaftaran ?? null },
		berandaSambutan: { data: sambutan ?? null },
		webSettingSosmed: { data: sosmed },
		layanan: { data: layanan },
		webSetting: { data: webSetting ? readWebSetting(webSetting) : null },
		komunitas: { data: komunitas },
		artikelSetting: { data: artikelSetting ? await readArtikelSetting(db, artikelSetting) : null },
		artikelFavList: { data: isRingkas ? artikelFav.map(readArtikel) : await readWholeArtikel(context, artikelFav) },
		webId: { data: webSetting?.webId ?? WEB_ID },
		shopSetting: { data: shopSetting },
		fitur: { data: fitur.options },
		promo: { data: webSetting?.promo === 1 },
		kosong: { data: hasKontak(webSetting, pendaftaran) ? kosong : [...kosong, '/hubungi-kami'] },
		teks: { data: teks },
		merek: { data: makeMerek(merek, webSetting?.namaWeb) },
	}
}

const hasKontak = (
	setting: RowOf<'webSetting'> | undefined,
	desk: Pick<RowOf<'berandaPendaftaran'>, 'noTelp'> | undefined,
): boolean =>
	setting !== undefined &&
	[setting.noTelpUgd, setting.noTelp, setting.email, setting.alamat, setting.petunjukArah, setting.mapLokasi]
		.concat(desk?.noTelp ?? '')
		.some((text) => text !== '')

function readWebSetting(row: RowOf<'webSetting'>): WebSetting {
	const { webId: _, promo: __, tampilTestimoni: ___, tinjauArtikel: ____, tempatPengunjung, ...setting } = row
	const map = embedFromKey(setting.mapLokasi)
	const { petunjukArah, alamat } = setting
	return {
		...setting,
		...(tempatPengunjung && { tempatPengunjung }),
		mapLokasi: map ? embedMarkup(map) : '',
		petunjukArah: petunjukArah || (alamat && directionsTo(alamat)),
	}
}

async function readArtikelSetting(db: Db, row: RowOf<'artikelSetting'>): Promise<ArtikelSetting> {
	const stored = await readVideos(db, [row.youtubeDaftarArtikel, row.tiktokDaftarArtikel, row.videoDetailArtikel])
	const poster = (file: string | null) => (file ? { content: file } : null)
	const video = (key: string | null) => {
		const embed = embedFromKey(key ?? '')
		const content = embed && embedContent(embed)
		if (!content) return null
		const { judul, gambar } = stored.get(key) ?? {}
		const contentType = embed.provider as 'youtube' | 'tiktok'
		return { contentType, content, ...(judul && { judul }), ...(gambar && { gambar }) }
	}
	const content = (key: string | null) => {
		const found = video(key)
		if (!found) return null
		const { contentType: _, ...rest } = found
		return rest
	}
	return {
		posterDaftarArtikel: poster(row.posterDaftarArtikel),
		youtubeDaftarArtikel: content(row.youtubeDaftarArtikel),
		tiktokDaftarArtikel: content(row.tiktokDaftarArtikel),
		posterDetailArtikel: poster(row.posterDetailArtikel),
		videoDetailArtikel: video(row.videoDetailArtikel),
	}
}

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
async function readKosong(db: Db): Promise<HalamanKosong[]> {
	const pages = rowsOf.map(([page, rows]) => sql`select ${sql.lit(page)} as "page" where not exists (${rows})`)
	const { rows } = await sql<{ page: HalamanKosong }>`${sql.join(pages, sql` union all `)}`.execute(db)
	return rows.map(({ page }) => page)
}

const columns = [
	'pesanPendaftaran',
	'pesanPasienBaru',
	'pesanPaket',
	'petunjukKosong',
	'petunjukPencarian',
	'privasiNama',
	'privasiEmail',
	'privasiTelp',
] as const

/** The texts that staff have changed. Messages about reservations are for staff and stay out. */
export async function readTeks(db: Db): Promise<Teks> {
	const row = await db
		.selectFrom('webTeks')
		.select([...columns, 'menu', 'menuTentang'])
		.executeTakeFirst()
	if (!row) return {}
	const menu: MenuItem[] = JSON.parse(row.menu)
	const tentang: MenuItem[] = JSON.parse(row.menuTentang)
	const teks: Teks = {
		...(menu.length > 0 && { menu: arrangeMenu(menuUtama, menu) }),
		...(tentang.length > 0 && { menuTentang: arrangeMenu(menuTentang, tentang) }),
	}
	for (const name of columns) if (row[name] !== '') teks[name] = row[name]
	return teks
}
