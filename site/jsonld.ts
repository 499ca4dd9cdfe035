import type * as Schema from 'schema-dts'
import type { Artikel } from '../contract/artikel/artikel.ts'
import type { DokterLengkap, JadwalPengecualian, JadwalWaktu, PoliKlinik } from '../contract/dokter/dokter.ts'
import { internationalNumber } from '../contract/links/contact-address.ts'
import { type PictureFolder, pictureAddress } from '../contract/media/pictures.ts'
import type { Merek } from '../contract/merek/merek.ts'
import { merekAddress } from '../contract/merek/merek-address.ts'
import type { Faq } from '../contract/rumah-sakit/faq.ts'
import type { ShopItem } from '../contract/shop/shop.ts'
import type { Hari } from '../contract/tanggal/hari.ts'
import type { WebSetting } from '../contract/web/web.ts'
import type { Settings } from './settings.ts'

/**
 * Structured data for search engines, for `pageMeta`'s `jsonLd`. Every function takes the root's loader data first and
 * returns null when there is nothing to describe. Ratings are left out: they are reviews from another service. Only the
 * server renders structured data: the browser's bundle leaves this code out.
 *
 * @example
 * pageMeta(matches, { …, jsonLd: [faqPage(rootData(matches), faq)] })
 */
export type JsonLdRoot = Root | undefined

interface Root {
	template: {
		webSetting: { data: Identity | null }
		webSettingSosmed: { data: { link: string }[] }
		merek: { data: Pick<Merek, 'namaPendek' | 'versi'> }
	}
	settings: Pick<Settings, 'siteUrl'>
}

type Identity = Pick<
	WebSetting,
	'namaWeb' | 'logo' | 'noTelp' | 'email' | 'noTelpUgd' | 'petunjukArah' | 'alamat' | 'tentang'
>

/** The id by which the other objects refer to the hospital. */
export const hospitalId = ({ settings }: Root) => `${settings.siteUrl}/#rumah-sakit`

export const absolute = ({ settings }: Root, path: string) => `${settings.siteUrl}${path}`

const PICTURE_WIDTH = 1280

export function picture({ settings }: Root, folder: PictureFolder, file: string | null | undefined) {
	if (!file) return undefined
	return new URL(pictureAddress(folder, file, PICTURE_WIDTH), settings.siteUrl).href
}

const addressOf = (root: Root): Schema.PostalAddress | undefined => {
	const setting = root.template.webSetting.data
	if (!setting) return undefined
	return { '@type': 'PostalAddress', streetAddress: setting.alamat, addressCountry: 'ID' }
}

/** The wide logo, or the icon of the mark. */
const logo = (root: Root) =>
	picture(root, 'web-setting', root.template.webSetting.data?.logo) ??
	absolute(root, merekAddress('ikon-512.png', root.template.merek.data))

function shortName({ template }: Root): string | undefined {
	const { namaPendek } = template.merek.data
	return namaPendek === template.webSetting.data?.namaWeb ? undefined : namaPendek
}

/** The hospital itself, on the home page. */
export function hospital(root: JsonLdRoot) {
	const setting = root?.template.webSetting.data
	if (!import.meta.env.SSR || !root || !setting) return null
	return {
		'@type': 'Hospital',
		'@id': hospitalId(root),
		name: setting.namaWeb,
		alternateName: shortName(root),
		description: setting.tentang,
		url: absolute(root, '/'),
		logo: logo(root),
		image: logo(root),
		telephone: internationalNumber(setting.noTelp),
		email: setting.email,
		address: addressOf(root),
		hasMap: setting.petunjukArah,
		sameAs: root.template.webSettingSosmed.data.map(({ link }) => link),
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'emergency',
			telephone: internationalNumber(setting.noTelpUgd),
		},
	} satisfies Schema.Hospital
}

/** The path to this page: the home page is added as the first crumb, the page itself is the last. */
export function breadcrumbList(root: JsonLdRoot, crumbs: { nama: string; to: string }[]) {
	if (!import.meta.env.SSR || !root) return null
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ nama: 'Beranda', to: '/' }, ...crumbs].map(({ nama, to }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: nama,
			item: absolute(root, to),
		})),
	} satisfies Schema.BreadcrumbList
}

/** A clinic, on the page of its doctors. */
export function medicalClinic(root: JsonLdRoot, poliKlinik: PoliKlinik) {
	if (!import.meta.env.SSR || !root) return null
	const setting = root.template.webSetting.data
	return {
		'@type': 'MedicalClinic',
		name: `${poliKlinik.nama} ${root.template.merek.data.namaPendek}`,
		description: poliKlinik.deskripsi,
		url: absolute(root, `/daftar-dokter/${poliKlinik.uri}`),
		image: picture(root, 'icon-poli-klinik', poliKlinik.icon),
		telephone: setting ? internationalNumber(setting.noTelp) : undefined,
		address: addressOf(root),
		parentOrganization: { '@id': hospitalId(root) },
	} satisfies Schema.MedicalClinic
}

const dayOfWeek: Record<Hari, Schema.DayOfWeek> = {
	Senin: 'Monday',
	Selasa: 'Tuesday',
	Rabu: 'Wednesday',
	Kamis: 'Thursday',
	Jumat: 'Friday',
	Sabtu: 'Saturday',
	Minggu: 'Sunday',
}

const practiceHours = ({ hari, jamMulai, jamSelesai }: JadwalWaktu): Schema.OpeningHoursSpecification => ({
	'@type': 'OpeningHoursSpecification',
	dayOfWeek: hari.map((each) => dayOfWeek[each]),
	opens: jamMulai,
	closes: jamSelesai,
})

/** schema.org expresses a closed day as opening hours of no length. */
const exceptionHours = (exception: JadwalPengecualian): Schema.OpeningHoursSpecification => ({
	'@type': 'OpeningHoursSpecification',
	validFrom: exception.mulai,
	validThrough: exception.selesai,
	opens: exception.jamMulai ?? '00:00',
	closes: exception.jamSelesai ?? '00:00',
})

/** A doctor, on the page of a clinic and on their own, which knows the profile too. */
export function physician(root: JsonLdRoot, dokter: DokterLengkap) {
	if (!import.meta.env.SSR || !root) return null
	const setting = root.template.webSetting.data
	const poliKlinik = dokter.poliKlinik[0]
	const schedule = `/${poliKlinik ? `daftar-dokter/${poliKlinik.uri}` : 'poli-klinik'}?dokter=${dokter.id}`
	return {
		'@type': 'Physician',
		name: dokter.nama,
		description: dokter.spesialis,
		url: absolute(root, dokter.uri ? `/dokter/${dokter.uri}` : schedule),
		image: picture(root, 'foto-dokter', dokter.foto),
		telephone: setting ? internationalNumber(setting.noTelp) : undefined,
		address: addressOf(root),
		openingHoursSpecification: dokter.jadwal.waktu.map(practiceHours),
		specialOpeningHoursSpecification: dokter.jadwal.pengecualian.map(exceptionHours),
		hasCredential: dokter.pendidikan?.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
		knowsLanguage: dokter.bahasa,
		availableService: dokter.tindakan?.map((name) => ({ '@type': 'MedicalProcedure', name })),
		paymentAccepted: dokter.asuransi?.join(', '),
		hospitalAffiliation: { '@type': 'Hospital', '@id': hospitalId(root), name: setting?.namaWeb },
	} satisfies Schema.Physician
}

export function article(root: JsonLdRoot, artikel: Omit<Artikel, 'dokter' | 'textContent'>) {
	if (!import.meta.env.SSR || !root) return null
	const setting = root.template.webSetting.data
	const house = {
		'@type': 'Hospital',
		'@id': hospitalId(root),
		name: setting?.namaWeb,
		url: absolute(root, '/'),
		logo: logo(root),
	}
	return {
		'@type': 'Article',
		headline: artikel.judul,
		description: artikel.metaDeskripsi ?? artikel.ringkasan,
		image: [artikel.metaGambar, ...artikel.artikelMedia.map(({ content }) => content)].flatMap(
			(file) => picture(root, 'artikel', file) ?? [],
		),
		articleSection: artikel.kategoriArtikel.nama,
		datePublished: new Date(artikel.createdAt).toISOString(),
		dateModified: new Date(artikel.updatedAt).toISOString(),
		inLanguage: 'id',
		mainEntityOfPage: absolute(root, `/info-kesehatan/${artikel.uri}`),
		author: artikel.penulis ? { '@type': 'Person', name: artikel.penulis } : house,
		publisher: house,
	} satisfies Schema.Article
}

/** The page of an article, when a doctor has reviewed it: schema.org knows reviewers of pages, not of articles. */
export function reviewedPage(root: JsonLdRoot, artikel: Pick<Artikel, 'uri' | 'peninjau' | 'ditinjauPada'>) {
	if (!import.meta.env.SSR || !root || !artikel.peninjau) return null
	const url = absolute(root, `/info-kesehatan/${artikel.uri}`)
	return {
		'@type': 'MedicalWebPage',
		'@id': url,
		url,
		reviewedBy: { '@type': 'Person', name: artikel.peninjau },
		lastReviewed: artikel.ditinjauPada,
	} satisfies Schema.MedicalWebPage
}

export function product(root: JsonLdRoot, item: Omit<ShopItem, 'textContent'>) {
	if (!import.meta.env.SSR || !root) return null
	const url = absolute(root, `/paket-layanan/${item.uri}`)
	const { usia, jenisKelamin } = item.metaFormated
	return {
		'@type': 'Product',
		name: item.nama,
		description: [item.tipe.nama, item.kategori.nama, usia, jenisKelamin].join(', '),
		category: item.kategori.nama,
		sku: item.uri,
		url,
		image: picture(root, 'shop-item', item.mediaContent),
		brand: { '@type': 'Brand', name: root.template.webSetting.data?.namaWeb },
		offers: {
			'@type': 'Offer',
			price: item.harga,
			priceCurrency: 'IDR',
			availability: 'https://schema.org/InStock',
			url,
			seller: { '@id': hospitalId(root) },
		},
	} satisfies Schema.Product
}

export function faqPage(root: JsonLdRoot, faq: Pick<Faq, 'pertanyaan' | 'jawaban'>[]) {
	if (!import.meta.env.SSR || !root || faq.length === 0) return null
	return {
		'@type': 'FAQPage',
		url: absolute(root, '/faq'),
		mainEntity: faq.map(({ pertanyaan, jawaban }) => ({
			'@type': 'Question',
			name: pertanyaan,
			acceptedAnswer: { '@type': 'Answer', text: jawaban },
		})),
	} satisfies Schema.FAQPage
}
