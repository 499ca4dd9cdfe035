import { formatRupiah } from '../../contract/angka/rupiah.ts'
import type { Calls } from '../../contract/calls.ts'
import { namaJenisKelamin } from '../../contract/pasien/jenis-kelamin.ts'
import type { JenisKelamin } from '../../contract/shapes.ts'
import { describePersiapan, withPersiapan } from '../../contract/shop/persiapan.ts'
import type { ShopItemRingkas, ShopUsia } from '../../contract/shop/shop.ts'
import { isPublished } from '../../database/is-published.ts'
import { paginationOf } from '../../database/paginate.ts'
import type { Db } from '../../database/schema.ts'
import { type Handler, isThisWeb } from '../api/context.ts'
import { listOrSearch } from '../api/list-content.ts'
import { fail, orNotFound } from '../http/failure.ts'
import { firstList } from '../rich-text/first-list.ts'

export const getShop: Handler<Calls['getShop']> = async ({ query }, { db }) => {
	if (!(await isThisWeb(db, query.webId)))
		return { shopItem: { data: [] }, tipe: { data: [] }, kategori: { data: [] }, usia: { data: [] } }
	const [items, tipe, kategori, usia] = await Promise.all([
		shopItemQuery(db).orderBy('shopItem.urutan').orderBy('shopItem.id').execute(),
		db.selectFrom('shopTipe').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopKategori').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopUsia').select(shopUsiaColumns).orderBy('urutan').orderBy('id').execute(),
	])
	return {
		shopItem: { data: await addPeringkat(db, await readShopItem(db, items, query.bentuk)) },
		tipe: { data: tipe },
		kategori: { data: kategori },
		usia: { data: usia },
	}
}

export const getShopItemByUri: Handler<Calls['getShopItemByUri']> = async ({ params, query, preview }, { db }) => {
	if (!(await isThisWeb(db, query.webId))) return fail('TIDAK_DITEMUKAN')
	const row = await shopItemQuery(db, preview?.shopItem).where('shopItem.uri', '=', params.uri).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [item] = await readShopItem(db, [row])
	return orNotFound(item && { ...item, textContent: row.textContent })
}

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<Calls['listShopItem']> = async ({ query }, context) => {
	if (!(await isThisWeb(context.db, query.webId))) return { data: [], pagination: paginationOf(query, 0) }
	const { searchByNama, filterTipe, filterKategori, filterUsia, filterJenisKelamin } = query
	let items = shopItemQuery(context.db).orderBy('shopItem.urutan').orderBy('shopItem.id')
	if (filterTipe?.length)
		items = items.where(({ or, eb }) => or([eb('shopTipe.uri', 'in', filterTipe), eb('shopTipe.id', 'in', filterTipe)]))
	if (filterKategori?.length)
		items = items.where((where) =>
			where.or([where('shopKategori.uri', 'in', filterKategori), where('shopKategori.id', 'in', filterKategori)]),
		)
	if (filterUsia?.length)
		items = items.where('shopItem.id', 'in', (from) =>
			from
				.selectFrom('shopItemUsia')
				.innerJoin('shopUsia', 'shopUsia.id', 'shopItemUsia.usiaId')
				.select('shopItemUsia.shopItemId')
				.where((where) => where.or([where('shopUsia.uri', 'in', filterUsia), where('shopUsia.id', 'in', filterUsia)])),
		)
	if (filterJenisKelamin?.length)
		items = items.where((where) =>
			where.or([
				...(filterJenisKelamin.includes('l') ? [where('shopItem.untukL', '=', 1)] : []),
				...(filterJenisKelamin.includes('p') ? [where('shopItem.untukP', '=', 1)] : []),
			]),
		)

	const page = await listOrSearch(context, items, 'shopItem', { ...query, term: searchByNama })
	const data = await readShopItem(context.db, page.data, query.bentuk)
	return { ...page, data: await addPeringkat(context.db, data) }
}

export const shopItemQuery = (db: Db, previewed?: string) =>
	db
		.selectFrom('shopItem')
		.where(isPublished('shopItem', previewed))
		.innerJoin('shopTipe', 'shopTipe.id', 'shopItem.tipeId')
		.innerJoin('shopKategori', 'shopKategori.id', 'shopItem.kategoriId')
		.select([
			'shopItem.id',
			'shopItem.uri',
			'shopItem.nama',
			'shopItem.harga',
			'shopItem.mediaContent',
			'shopItem.ringkasan',
			'shopItem.textContent',
			'shopItem.persiapan',
			'shopItem.lama',
			'shopItem.terbitPada',
			'shopItem.untukL',
			'shopItem.untukP',
			'shopTipe.id as tipeId',
			'shopTipe.uri as tipeUri',
			'shopTipe.nama as tipeNama',
			'shopKategori.id as kategoriId',
			'shopKategori.uri as kategoriUri',
			'shopKategori.nama as kategoriNama',
		])

type ShopItemRow = Awaited<ReturnType<ReturnType<typeof shopItemQuery>['execute']>>[number]

/** Adds the age groups: one query, however many packages. `ringkas` leaves the body and the notes out. */
export async function readShopItem(db: Db, rows: ShopItemRow[], bentuk?: 'ringkas'): Promise<ShopItemRingkas[]> {
	if (rows.length === 0) return []
	const ids = rows.map(({ id }) => id)
	const ages = await db
		.selectFrom('shopItemUsia')
		.innerJoin('shopUsia', 'shopUsia.id', 'shopItemUsia.usiaId')
		.select(['shopItemUsia.shopItemId', ...shopUsiaColumns])
		.where('shopItemUsia.shopItemId', 'in', ids)
		.orderBy('shopUsia.urutan')
		.execute()
	const agesOf = Map.groupBy(ages, (age) => age.shopItemId)
	return rows.map((row) => {
		const usia = (agesOf.get(row.id) ?? []).map(({ shopItemId: _, ...age }): ShopUsia => age)
		const jenisKelamin: JenisKelamin[] = []
		if (row.untukL) jenisKelamin.push('l')
		if (row.untukP) jenisKelamin.push('p')
		const isi = firstList(row.textContent)
		return {
			id: row.id,
			uri: row.uri,
			nama: row.nama,
			harga: row.harga,
			mediaContent: row.mediaContent,
			ringkasan: row.ringkasan,
			tipe: { id: row.tipeId, uri: row.tipeUri, nama: row.tipeNama },
			kategori: { id: row.kategoriId, uri: row.kategoriUri, nama: row.kategoriNama },
			usia,
			jenisKelamin,
			metaFormated: {
				harga: formatRupiah(row.harga),
				usia: usia.map((age) => age.nama).join(', '),
				jenisKelamin: jenisKelamin.map((sex) => namaJenisKelamin[sex]).join(', '),
			},
			...(bentuk !== 'ringkas' && { textContent: row.textContent, persiapan: row.persiapan }),
			...(isi && { isi }),
			...(row.lama && { lama: row.lama }),
			...(row.terbitPada && { terbitPada: row.terbitPada }),
		}
	})
}

export const shopUsiaColumns = [
	'shopUsia.id',
	'shopUsia.uri',
	'shopUsia.nama',
	'shopUsia.usiaMin',
	'shopUsia.usiaMax',
] as const

/** The most chosen packages are counted in that many reservations, the newest ones. */
const COUNTED_RESERVASI = 1000

/** Adds the places of the packages that were chosen in the latest reservations. */
export async function addPeringkat(db: Db, items: ShopItemRingkas[]): Promise<ShopItemRingkas[]> {
	const chosen = await db
		.selectFrom('shopReservasiItem')
		.select('shopItemId')
		.where('reservasiId', 'in', (from) =>
			from
				.selectFrom('shopReservasi')
				.select('id')
				.where('status', '!=', 'batal')
				.orderBy('createdAt', 'desc')
				.orderBy('id', 'desc')
				.limit(COUNTED_RESERVASI),
		)
		.where('shopItemId', 'is not', null)
		.groupBy('shopItemId')
		.orderBy((by) => by.fn.countAll(), 'desc')
		.orderBy('shopItemId')
		.execute()
	const places = new Map(chosen.map(({ shopItemId }, place) => [shopItemId, place + 1]))
	return items.map((item) => {
		const peringkat = places.get(item.id)
		return peringkat ? { ...item, peringkat } : item
	})
}

/** The preparation notes of a reservation, one entry per package with its name. */
export const readPersiapan = async (db: Db, reservasiId: string): Promise<string[]> =>
	describePersiapan(await readPaketPersiapan(db, reservasiId))

/** The packages of a reservation that have notes, each once. The notes are those of today's package. */
export async function readPaketPersiapan(db: Db, reservasiId: string) {
	const packages = await db
		.selectFrom('shopReservasiItem')
		.innerJoin('shopItem', 'shopItem.id', 'shopReservasiItem.shopItemId')
		.select(['shopReservasiItem.shopItemNama as nama', 'shopItem.persiapan'])
		.where('shopReservasiItem.reservasiId', '=', reservasiId)
		.orderBy('shopReservasiItem.urutan')
		.execute()
	return withPersiapan(packages)
}
