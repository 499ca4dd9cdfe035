import type { Faq } from '../../../contract/rumah-sakit/faq.ts'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { type KelompokPencarian, kelompokPencarian } from '../../../contract/web/kelompok-pencarian.ts'
import type { Pencarian } from '../../../contract/web/pencarian.ts'
import type { Api } from '../../api.ts'
import { emptyList, orElse } from '../../load.ts'

/** A failed search shows the six groups alone. */
const nothing: Pencarian = { urutan: [], jawaban: [], halaman: [], paket: [], faq: [] }

/** Beside the six groups of the specification: quick answers, packages, FAQ and the order of all groups. */
export async function searchMore(api: Api, cari: string): Promise<Pencarian> {
	const { data } = await orElse(api('GET /v1/public/pencarian', { query: { cari } }), { data: nothing })
	// An older server names no pages.
	return { ...nothing, ...data }
}

export interface Found<Item> {
	data: Item[]
	pagination: { totalData: number }
}

export type SemuaHasil = Hasil & { paket: Found<ShopItemRingkas>; faq: Found<Faq> }

const found = <Item>(data: Item[]): Found<Item> => ({ data, pagination: { totalData: data.length } })

/** A question that is a quick answer is not repeated below. */
export const allGroups = (hasil: Hasil, { jawaban, paket, faq }: Omit<Pencarian, 'halaman'>): SemuaHasil => ({
	...hasil,
	paket: found(paket),
	faq: found(faq.filter(({ id }) => !jawaban.some((each) => each.faq?.id === id))),
})

export const countHasil = (hasil: SemuaHasil) =>
	kelompokPencarian.reduce((sum, group) => sum + hasil[group].pagination.totalData, 0)

/** The groups with results: those that the API ranks, then the others in their default order. */
export const orderGroups = (hasil: SemuaHasil, urutan: readonly KelompokPencarian[]): KelompokPencarian[] =>
	[...new Set([...urutan, ...kelompokPencarian])].filter((group) => hasil[group].data.length > 0)

/** All six groups in parallel; a group that fails is empty. */
export async function searchEverything(api: Api, cari: string) {
	const byNama = { searchByNama: cari }
	const [dokter, poliKlinik, layanan, artikel, fasilitas, mitra] = await Promise.all([
		orElse(
			api('GET /v1/public/dokter', { query: { ...byNama, searchByPoliKlinik: cari, sortNama: 'asc' } }),
			emptyList,
		),
		orElse(api('GET /v1/public/poli-klinik', { query: byNama }), emptyList),
		orElse(api('GET /v1/public/layanan', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/artikel', { query: { searchByJudul: cari, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/fasilitas', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
		orElse(api('GET /v1/public/mitra', { query: { ...byNama, bentuk: 'ringkas' } }), emptyList),
	])
	return { dokter, poliKlinik, layanan, artikel, fasilitas, mitra }
}

export type Hasil = Awaited<ReturnType<typeof searchEverything>>
