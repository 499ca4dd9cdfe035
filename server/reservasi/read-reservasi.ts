import { formatRupiah } from '../../contract/angka/rupiah.ts'
import type { CallQuery } from '../../contract/call.ts'
import type { getReservasiByKode as call, Reservasi } from '../../contract/reservasi/reservasi.ts'
import type { ShopItemRingkas } from '../../contract/shop/shop.ts'
import type { Db, RowOf } from '../../database/schema.ts'
import { readShopItem, shopItemQuery } from '../shop/shop.ts'

type ReservasiShopItem = Reservasi['reservasiItem'][number]['shopItem']

/** Adds the items: the same number of queries, however many reservations. */
export async function readReservasi(
	db: Db,
	rows: RowOf<'shopReservasi'>[],
	{ bentuk }: CallQuery<typeof call>,
): Promise<Reservasi[]> {
	if (rows.length === 0) return []
	const ids = rows.map(({ id }) => id)
	const items = await db
		.selectFrom('shopReservasiItem')
		.leftJoin('shopItem', 'shopItem.id', 'shopReservasiItem.shopItemId')
		.selectAll('shopReservasiItem')
		.select('shopItem.persiapan')
		.where('shopReservasiItem.reservasiId', 'in', ids)
		.orderBy('shopReservasiItem.urutan')
		.execute()
	const readItem = bentuk === 'ringkas' ? readReserved : await wholeShopItems(db, items)
	const itemsOf = Map.groupBy(items, (item) => item.reservasiId)
	return rows.map(
		({ id, kode, atasNama, noTelp, tanggalVisit, jamDatang, status, ditawarkanSampai, createdAt, total }) => ({
			kode,
			atasNama,
			noTelp,
			tanggalVisit,
			...(jamDatang && { jamDatang }),
			status,
			...(status === 'menunggu' && { tunggu: { ditawarkanSampai } }),
			createdAt,
			total,
			reservasiItem: (itemsOf.get(id) ?? []).map((item) => ({
				id: item.id,
				shopItem: readItem(item),
				harga: item.harga,
				pasien: { nama: item.pasienNama },
			})),
		}),
	)
}

type ItemRow = RowOf<'shopReservasiItem'> & { persiapan: string | null }

/** The package as it was reserved, with its present notes. */
const readReserved = (item: ItemRow) => ({
	nama: item.shopItemNama,
	uri: item.shopItemUri,
	mediaContent: item.shopItemMedia,
	persiapan: item.persiapan ?? '',
})

/** Adds what a reservation does not store, from the packages that are still offered. */
async function wholeShopItems(db: Db, items: ItemRow[]): Promise<(item: ItemRow) => ReservasiShopItem> {
	const ids = [...new Set(items.flatMap(({ shopItemId }) => shopItemId ?? []))]
	const packages = new Map<string | null, ShopItemRingkas>()
	if (ids.length > 0) {
		const rows = await shopItemQuery(db).where('shopItem.id', 'in', ids).execute()
		for (const shopItem of await readShopItem(db, rows)) packages.set(shopItem.id, shopItem)
	}
	return (item) => {
		const offered = packages.get(item.shopItemId)
		return {
			...readReserved(item),
			id: item.shopItemId,
			harga: item.harga,
			tipe: { nama: offered?.tipe.nama ?? '' },
			kategori: { nama: offered?.kategori.nama ?? '' },
			usia: (offered?.usia ?? []).map(({ nama }) => ({ nama })),
			jenisKelamin: offered?.jenisKelamin ?? [],
			textContent: offered?.textContent ?? '',
			metaFormated: {
				harga: formatRupiah(item.harga),
				usia: offered?.metaFormated.usia ?? '',
				jenisKelamin: offered?.metaFormated.jenisKelamin ?? '',
			},
		}
	}
}
