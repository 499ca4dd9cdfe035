import type { MetaDescriptor } from 'react-router'
import { type PictureFolder, pictureAddress } from '../contract/media/pictures.ts'
import { SHARE_SIZE, shareAddress } from '../contract/media/share-picture.ts'
import { NAMA_BAWAAN } from '../contract/merek/merek-nama.ts'
import { ALAMAT_TOKO } from '../contract/shop/alamat-toko.ts'
import { breadcrumbList, type JsonLdRoot } from './jsonld.ts'
import { collectionPage, type ListedThing } from './jsonld-pages.ts'
import type { loader } from './root.tsx'

type RootData = Awaited<ReturnType<typeof loader>>

interface PageMeta {
	title: string
	description?: string
	path: string
	/** Its own picture, which the picture of a shared link shows too. */
	image?: Picture
	type?: 'website' | 'article'
	/** Search engines do not list it, and its address is sent to no other site. */
	hidden?: boolean
	/** The pages above this one, for the breadcrumbs that search engines show. */
	crumbs?: { nama: string; to: string }[]
	/** The name of the last breadcrumb, where it differs from the title. */
	crumb?: string
	/** Further structured data, see jsonld.ts. */
	jsonLd?: (object | null)[]
}

/** The root's loader data, for a route's `meta`. */
export function rootData(matches: readonly (object | undefined)[]): RootData | undefined {
	return (matches[0] as { loaderData?: RootData } | undefined)?.loaderData
}

/** The name of the shop, for titles and breadcrumbs. */
export const namaTokoIn = (matches: readonly (object | undefined)[]) =>
	rootData(matches)?.template.merek.data.namaToko ?? ''

/** The address of the shop, for canonical addresses and breadcrumbs. */
export const shopPathIn = (matches: readonly (object | undefined)[]) =>
	rootData(matches)?.template.merek.data.alamatToko ?? ALAMAT_TOKO

/** The response headers say the same, but only of the page that was opened first. */
const hiddenMeta: MetaDescriptor[] = [
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

/** Title, description, canonical address, and the tags for sharing the page. */
export function pageMeta(matches: readonly (object | undefined)[], page: PageMeta): MetaDescriptor[] {
	const root = rootData(matches)
	const siteUrl = root?.settings.siteUrl ?? ''
	const namaPendek = root?.template.merek.data.namaPendek ?? NAMA_BAWAAN
	const title = page.path === '/' ? page.title : `${page.title} | ${namaPendek}`
	const description = page.description ?? root?.template.webSetting.data?.tentang ?? ''
	const url = `${siteUrl}${page.path}`
	const image = page.image?.file
		? new URL(pictureAddress(page.image.folder, page.image.file, 1280), siteUrl || 'http://localhost').href
		: undefined
	const here = { nama: page.crumb ?? page.title, to: page.path }
	const breadcrumbs = page.crumbs ? breadcrumbList(root, [...page.crumbs, here]) : null
	return [
		{ title },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: url },
		{ property: 'og:title', content: page.title },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: url },
		{ property: 'og:type', content: page.type ?? 'website' },
		{ property: 'og:site_name', content: namaPendek },
		{ property: 'og:locale', content: 'id_ID' },
		{ property: 'og:image', content: siteUrl + shareAddress(page.hidden ? null : page.path) },
		{ property: 'og:image:width', content: String(SHARE_SIZE.width) },
		{ property: 'og:image:height', content: String(SHARE_SIZE.height) },
		{ property: 'og:image:alt', content: page.hidden ? namaPendek : page.title },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...(image ? [{ name: 'thumbnail', content: image }] : []),
		...(page.hidden ? hiddenMeta : []),
		...[breadcrumbs, ...(page.jsonLd ?? [])].flatMap((item) =>
			item ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...item } } as MetaDescriptor] : [],
		),
	]
}

/** The tags of a page that lists things, whose own pages are below `base`. */
export const listMeta = (
	matches: readonly (object | undefined)[],
	page: PageMeta,
	things: readonly ListedThing[] = [],
	base = page.path,
) => pageMeta(matches, { ...page, jsonLd: [collectionPage(rootData(matches), page, things, base)] })

interface Picture {
	folder: PictureFolder
	file: string | null | undefined
}

/** The tags of a detail page below its list; `subject` is absent where it could not be loaded. */
export function detailMeta<Subject extends { nama: string; ringkasan: string }>(
	{ matches, params }: { matches: readonly (object | undefined)[]; params: { uri: string } },
	list: { nama: string; to: string },
	subject: Subject | null | undefined,
	image: Picture,
	describe: (root: JsonLdRoot, path: string, subject: Subject, image: Picture) => object | null,
) {
	const path = `${list.to}/${params.uri}`
	return pageMeta(matches, {
		title: subject?.nama ?? list.nama,
		description: subject?.ringkasan,
		path,
		image,
		crumbs: subject ? [list] : undefined,
		jsonLd: subject ? [describe(rootData(matches), path, subject, image)] : undefined,
	})
}
