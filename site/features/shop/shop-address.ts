import type { JenisKelamin } from '../../../contract/shapes.ts'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'

/** The query parameters of the shop. Lists are `uri`s separated by commas. */
export const shopParameters = ['cari', 'tipe', 'kategori', 'usia', 'jenisKelamin', 'urut'] as const

/** The orders of the list beside that of the hospital, which has no parameter. */
export const shopUrut = ['termurah', 'termahal', 'terbaru', 'terlaris'] as const
export type ShopUrut = (typeof shopUrut)[number]

/** The values of the side filter. Values of one group are alternatives; groups are combined. */
export interface ShopFilter {
	cari: string
	tipe: string[]
	kategori: string[]
	usia: string[]
	jenisKelamin: JenisKelamin[]
	urut: ShopUrut | ''
}

export type ShopFilterGroup = Exclude<keyof ShopFilter, 'cari' | 'urut'>

/** The preset. */
export const bothSexes: JenisKelamin[] = ['l', 'p']

/** The sex that narrows the list: both (the default) or none narrow nothing. */
export const narrowingSex = ({ jenisKelamin }: ShopFilter): JenisKelamin[] =>
	jenisKelamin.length === 1 ? jenisKelamin : []

/** A plain form repeats a parameter, and scripts write commas: both are accepted. */
export function readShopFilter(search: string): ShopFilter {
	const parameters = new URLSearchParams(search)
	const values = (name: ShopFilterGroup) => [
		...new Set(parameters.getAll(name).flatMap((value) => value.split(',').map((each) => each.trim()))),
	]
	const sexes = bothSexes.filter((sex) => values('jenisKelamin').includes(sex))
	return {
		cari: parameters.get('cari')?.trim() ?? '',
		tipe: values('tipe').filter(Boolean),
		kategori: values('kategori').filter(Boolean),
		usia: values('usia').filter(Boolean),
		jenisKelamin: sexes.length === 1 ? sexes : bothSexes,
		urut: shopUrut.find((each) => each === parameters.get('urut')) ?? '',
	}
}

/**
 * The address of a filter; an empty value has no parameter. `search` is the present query, whose other parameters
 * stay; `path` is where the shop is.
 *
 * @example
 * shopAddress({ …, tipe: ['gigi', 'vaksinasi'] }) // '/yasmin-shop?tipe=gigi,vaksinasi'
 */
export function shopAddress(filter: ShopFilter, search = '', path: string = ALAMAT_TOKO): string {
	const parameters = new URLSearchParams(search)
	const values = { ...filter, jenisKelamin: narrowingSex(filter) }
	for (const name of shopParameters) {
		const value = values[name]
		const text = typeof value === 'string' ? value.trim() : value.toSorted().join(',')
		if (text) parameters.set(name, text)
		else parameters.delete(name)
	}
	// A query may contain a plain comma, which reads better.
	const text = parameters.toString().replaceAll('%2C', ',')
	return `${path}${text && `?${text}`}`
}

export const isSameFilter = (a: ShopFilter, b: ShopFilter) => shopAddress(a) === shopAddress(b)

/** The filter without groups; the search text and the order stay. */
export const withoutGroups = ({ cari, urut }: ShopFilter): ShopFilter => ({ ...readShopFilter(''), cari, urut })

/** Whether a search or a group leaves packages out. */
export const isNarrowed = (filter: ShopFilter) => filter.cari !== '' || countActive(filter) > 0

/** The number of values that narrow the list, without the search text. */
export const countActive = (filter: ShopFilter) =>
	filter.tipe.length + filter.kategori.length + filter.usia.length + narrowingSex(filter).length
