import { useRouteLoaderData } from 'react-router'
import type { Merek } from '../contract/merek/merek.ts'
import { ALAMAT_TOKO } from '../contract/shop/alamat-toko.ts'
import { waktuWib } from '../contract/tanggal/tanggal.ts'
import type { Fitur, Template } from '../contract/web/web.ts'
import { emptyTemplate } from './empty-template.ts'
import type { loader } from './root.tsx'
import type { Settings } from './settings.ts'

/** The site-wide data; empty on an error page whose root loader failed. */
export const useTemplate = (): Template => useRouteLoaderData<typeof loader>('root')?.template ?? emptyTemplate

export const useMerek = (): Merek => useTemplate().merek.data

/** The address of the shop for links: the hospital's own, or that of the specification. */
export const useShopPath = (): string => useMerek().alamatToko ?? ALAMAT_TOKO

/** Whether the API offers a part of the site beyond the specification. */
export const useFitur = (fitur: Fitur): boolean => useTemplate().fitur.data.includes(fitur)

export const useSettings = (): Settings | undefined => useRouteLoaderData<typeof loader>('root')?.settings

/** Whether a page of the menus has nothing to show yet. */
export function useIsKosong(): (path: string) => boolean {
	const empty: string[] = useTemplate().kosong.data
	return (path) => empty.includes(path)
}

/** Parts of the site beyond the specification that are a page of their own. */
const OWN_PAGES = ['/datang', '/hak-pasien', '/data-saya']

/** Whether links to a page are shown: it has content, and the API offers it. */
export function useIsOffered(): (path: string) => boolean {
	const { fitur } = useTemplate()
	const isKosong = useIsKosong()
	const offered: string[] = fitur.data
	return (path) => !isKosong(path) && (!OWN_PAGES.includes(path) || offered.includes(path.slice(1)))
}

/** The moment at which the server rendered this page, in WIB. */
export const useSekarangOnServer = (): string =>
	useRouteLoaderData<typeof loader>('root')?.sekarang ?? waktuWib(Date.now())
