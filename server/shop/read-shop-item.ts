import type { Kysely } from 'kysely'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { namaJenisKelamin } from '../../contract/pasien/jenis-kelamin.ts'
import type { JenisKelamin } from '../../contract/shapes.ts'
import type { ShopItemRingkas, ShopUsia } from '../../contract/shop/shop.ts'
import { isPublished } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'

/** Published packages without their body. */
export const shopItemQuery = (db: Kysely<Schema>, previewed?: string) =>
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
			'shopItem.untukL',
			'shopItem.untukP',
			'shopTipe.id as tipeId',
			'shopTipe.uri as tipeUri',
			'shopTipe.nama as tipeNama',
			'shopKategori.id as kategoriId',
			'shopKategori.uri as kategoriUri',
			'shopKategori.nama as kategoriNama',
		])

type ShopItemRow = Awaited<ReturnType<ReturnType<typeof shopItemQuery>['execute']>>[number] & {
	textContent?: string
	persiapan?: string
}

/** Adds the age groups: one query, however many packages. */
export async function readShopItem(db: Kysely<Schema>, rows: ShopItemRow[]): Promise<ShopItemRingkas[]> {
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
			...(row.textContent !== undefined && { textContent: row.textContent }),
			...(row.persiapan !== undefined && { persiapan: row.persiapan }),
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
