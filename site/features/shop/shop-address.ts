import type { JenisKelamin } from '../../../contract/shapes.ts'

export const SHOP_PATH = '/yasmin-shop'

/** The shop's parameters in the address; one of several values holds `uri`s, separated by commas. */
export const shopParameters = ['cari', 'tipe', 'kategori', 'usia', 'jenisKelamin'] as const

/** What the side filter says. Of one kind any value fits, of several kinds all must. */
export interface ShopFilter {
	cari: string
	tipe: string[]
	kategori: string[]
	usia: string[]
	jenisKelamin: JenisKelamin[]
}

export type ShopFilterGroup = Exclude<keyof ShopFilter, 'cari'>

const bothSexes: JenisKelamin[] = ['l', 'p']

/** Both sexes are preset; with none of them chosen the packages are not narrowed either. */
export const narrowingSex = ({ jenisKelamin }: ShopFilter): JenisKelamin[] =>
	jenisKelamin.length === 1 ? jenisKelamin : []

/** A plain form repeats a parameter, the address that scripts write separates by commas: both are read. */
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
	}
}

/**
 * The address of what the filter says; an empty value has no parameter. `search` is the present query, whose other
 * parameters are kept.
 *
 * @example
 * shopAddress({ …, tipe: ['gigi', 'vaksinasi'] }) // '/yasmin-shop?tipe=gigi,vaksinasi'
 */
export function shopAddress(filter: ShopFilter, search = ''): string {
	const parameters = new URLSearchParams(search)
	const values = { ...filter, jenisKelamin: narrowingSex(filter) }
	for (const name of shopParameters) {
		const value = values[name]
		const text = typeof value === 'string' ? value.trim() : value.toSorted().join(',')
		if (text) parameters.set(name, text)
		else parameters.delete(name)
	}
	// A comma may stand in a query as it is, and reads better.
	const text = parameters.toString().replaceAll('%2C', ',')
	return `${SHOP_PATH}${text && `?${text}`}`
}

export const isSameFilter = (a: ShopFilter, b: ShopFilter) => shopAddress(a) === shopAddress(b)

/** No group narrows the list; what is searched for stays. */
export const withoutGroups = ({ cari }: ShopFilter): ShopFilter => ({ ...readShopFilter(''), cari })

/** How many values narrow the list, the search aside. */
export const countActive = (filter: ShopFilter) =>
	filter.tipe.length + filter.kategori.length + filter.usia.length + narrowingSex(filter).length
