import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { namaJenisKelamin } from '../../contract/pasien/jenis-kelamin.ts'
import type { JenisKelamin } from '../../contract/shapes.ts'
import type { ShopItemRingkas, ShopUsia } from '../../contract/shop/shop.ts'
import { isPublished } from '../../database/is-published.ts'
import type { Db } from '../../database/schema.ts'
import { firstList } from '../rich-text/first-list.ts'

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
