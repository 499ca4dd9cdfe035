import type * as Schema from 'schema-dts'
import type { PictureFolder } from '../contract/media/pictures.ts'
import { absolute, hospitalId, type JsonLdRoot, picture } from './jsonld.ts'

// Structured data of what is a page rather than a thing of medicine; see jsonld.ts.

/** The site, on the home page. */
export function webSite(root: JsonLdRoot) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'WebSite',
		name: root.template.merek.data.namaPendek,
		url: absolute(root, '/'),
		inLanguage: 'id',
		publisher: { '@id': hospitalId(root) },
	} satisfies Schema.WebSite
}

export interface ListedThing {
	nama: string
	/** The last part of its address; without one it has no page. */
	uri?: string
}

/** A page that lists others, below `base`. */
export function collectionPage(
	root: JsonLdRoot,
	{ title, path }: { title: string; path: string },
	things: readonly ListedThing[],
	base = path,
) {
	if (!import.meta.env.SSR || !root) return null
	const pages = things.flatMap(({ nama, uri }) => (uri ? { nama, url: absolute(root, `${base}/${uri}`) } : []))
	return {
		'@type': 'CollectionPage',
		name: title,
		url: absolute(root, path),
		inLanguage: 'id',
		mainEntity: {
			'@type': 'ItemList',
			itemListElement: pages.map(({ nama, url }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: nama,
				url,
			})),
		},
	} satisfies Schema.CollectionPage
}

interface Subject {
	nama: string
	ringkasan: string
}

/** What every subject of a detail page has. */
const subjectOf = (root: NonNullable<JsonLdRoot>, path: string, { nama, ringkasan }: Subject) => ({
	name: nama,
	description: ringkasan,
	url: absolute(root, path),
})

export function service(root: JsonLdRoot, path: string, layanan: Subject & { foto: string | null }) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'Service',
		...subjectOf(root, path, layanan),
		image: picture(root, 'foto-layanan', layanan.foto),
		provider: { '@id': hospitalId(root) },
	} satisfies Schema.Service
}

/** A facility: a place within the hospital. */
export function place(root: JsonLdRoot, path: string, fasilitas: Subject & { foto: string[] }) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'Place',
		...subjectOf(root, path, fasilitas),
		image: fasilitas.foto.flatMap((file) => picture(root, 'foto-fasilitas', file) ?? []),
		containedInPlace: { '@id': hospitalId(root) },
	} satisfies Schema.Place
}

/** A partner or a community. The page about it is ours; its own address is not known. */
export function organization(
	root: JsonLdRoot,
	path: string,
	subject: Subject,
	{ folder, file }: { folder: PictureFolder; file: string | null | undefined },
) {
	if (!import.meta.env.SSR || !root) return null
	const { url, ...about } = subjectOf(root, path, subject)
	return {
		'@type': 'Organization',
		...about,
		image: picture(root, folder, file),
		mainEntityOfPage: url,
	} satisfies Schema.Organization
}

export function contactPage(root: JsonLdRoot, judul: string, path: string) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'ContactPage',
		name: judul,
		url: absolute(root, path),
		inLanguage: 'id',
		mainEntity: { '@id': hospitalId(root) },
	} satisfies Schema.ContactPage
}

export function imageGallery(
	root: JsonLdRoot,
	path: string,
	items: readonly { contentType: string; content: string; keterangan: string }[],
) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'ImageGallery',
		name: 'Galeri',
		url: absolute(root, path),
		inLanguage: 'id',
		image: items
			.filter(({ contentType }) => contentType === 'gambar')
			.map(({ content, keterangan }) => ({
				'@type': 'ImageObject',
				contentUrl: picture(root, 'gallery', content),
				caption: keterangan || undefined,
			})),
	} satisfies Schema.ImageGallery
}
