import { z } from 'zod'
import { directionsTo } from '../../../contract/links/contact-address.ts'
import { embedContent, embedMarkup, parseEmbed } from '../../../contract/media/embed.ts'
import { merek } from '../../../contract/merek/merek.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { teksSitus } from '../../../contract/web/teks.ts'
import { fitur, getBeranda, getTemplate, halamanKosong } from '../../../contract/web/web.ts'
import { makeMerek } from '../../merek/make-merek.ts'
import { artikelEntity } from './artikel.ts'
import { fasilitasEntity, komunitasEntity, layananEntity, mitraEntity } from './content.ts'
import { dokterEntity } from './dokter.ts'
import type { Entity } from './entity.ts'
import { isEmpty, isMissing, isRaw, type Raw, toList } from './raw.ts'
import { type Adapter, adaptPart, adaptSetting, unwrap, unwrapBundle } from './responses.ts'
import {
	count,
	epochMs,
	fileName,
	html,
	idText,
	link,
	linkOrNull,
	noTelpType,
	tanggal,
	text,
	textOrNull,
} from './values.ts'

const bannerEntity: Entity = {
	name: 'berandaBanner',
	fields: { text: html, buttonLink: linkOrNull, buttonTitle: textOrNull },
	complete: (raw) => ({ ...raw, ...bannerContent(raw) }),
	identifiedBy: ['content'],
}

/** A video is recognised by its content, so that a missing or other `contentType` does no harm. */
function bannerContent({ content }: Raw) {
	const embed = parseEmbed(String(content ?? ''))
	if (embed) return { contentType: 'embed_video', content: embedMarkup(embed, { loop: true }) }
	return { contentType: 'gambar', content: fileName.safeParse(content).data }
}

const pendaftaranEntity: Entity = {
	name: 'berandaPendaftaran',
	fields: { foto: fileName, text: html, noTelp: text, noTelpType },
}

const sambutanEntity: Entity = {
	name: 'berandaSambutan',
	fields: { fotoSambutan: fileName, sambutan: html, namaPerson: text, jabatanPerson: text },
}

const webSettingEntity: Entity = {
	name: 'webSetting',
	fields: {
		namaWeb: text,
		logo: fileName,
		noTelp: text,
		noTelpType,
		email: text,
		noTelpUgd: text,
		noTelpUgdType: noTelpType,
		petunjukArah: link,
		alamat: text,
		tentang: text,
		persetujuanPelacakan: z.enum(['langsung', 'setuju']).catch('langsung'),
		createdAt: epochMs,
	},
	complete(raw, { report }) {
		const map = parseEmbed(String(raw.mapLokasi ?? ''))
		if (!map && !isEmpty(raw.mapLokasi))
			report('webSetting: mapLokasi is not a map of Google or OpenStreetMap, left out')
		return {
			...raw,
			mapLokasi: map ? embedMarkup(map) : '',
			petunjukArah: raw.petunjukArah ?? directions(raw.alamat),
			createdAt: raw.createdAt ?? 0,
		}
	},
	identifiedBy: [],
}

const directions = (alamat: unknown): string => (isEmpty(alamat) ? '' : directionsTo(String(alamat)))

const sosmedEntity: Entity = {
	name: 'webSettingSosmed',
	fields: { link, icon: text, username: text },
	complete: (raw) => ({ ...raw, icon: networkOf(raw) }),
	identifiedBy: ['link', 'username'],
}

const networks = /instagram|facebook|youtube|whatsapp|tiktok|twitter/i

/** The network by its name: an icon may be a file, an address or a class (`fa fa-instagram`). */
function networkOf({ icon, link: address }: Raw): unknown {
	const [network] = networks.exec(`${icon} ${address}`.toLowerCase()) ?? []
	return network === 'twitter' ? 'x' : (network ?? icon)
}

const artikelSettingEntity: Entity = {
	name: 'artikelSetting',
	fields: {},
	complete: (raw) => ({
		posterDaftarArtikel: readPoster(raw.posterDaftarArtikel),
		youtubeDaftarArtikel: withoutType(readVideo(raw.youtubeDaftarArtikel)),
		tiktokDaftarArtikel: withoutType(readVideo(raw.tiktokDaftarArtikel)),
		posterDetailArtikel: readPoster(raw.posterDetailArtikel),
		videoDetailArtikel: readVideo(raw.videoDetailArtikel),
	}),
}

/** Each setting has its `content`, or is the content itself. */
const contentOf = (value: unknown): unknown => (isRaw(value) ? value.content : value)

function readPoster(value: unknown) {
	const content = fileName.safeParse(contentOf(value)).data
	if (!content) return null
	return isRaw(value) && typeof value.alt === 'string' ? { content, alt: value.alt } : { content }
}

function readVideo(value: unknown) {
	const embed = parseEmbed(String(contentOf(value) ?? ''))
	const content = embed && embedContent(embed)
	if (!content) return null
	const { judul, gambar } = isRaw(value) ? value : {}
	return {
		contentType: embed.provider,
		content,
		...(typeof judul === 'string' && { judul }),
		...(typeof gambar === 'string' && { gambar }),
	}
}

function withoutType(video: ReturnType<typeof readVideo>) {
	if (!video) return null
	const { contentType: _, ...rest } = video
	return rest
}

const rentang = z.strictObject({ durasi: count, dateStart: tanggal, dateEnd: tanggal })

const shopSettingEntity: Entity = {
	name: 'shopSetting',
	fields: {
		createdAt: epochMs,
		caraCheckin: html,
		syaratKetentuan: html,
		poster: fileName,
		rentangOpsiTanggalKunjungan: rentang,
	},
	complete: (raw) => ({
		...raw,
		createdAt: raw.createdAt ?? 0,
		rentangOpsiTanggalKunjungan: readRentang(raw.rentangOpsiTanggalKunjungan),
	}),
	identifiedBy: [],
}

const DAY_MS = 24 * 3_600_000
const DEFAULT_DAYS = 30

/** Two of the three fields give the third; without any the visit is within 30 days from today. */
function readRentang(value: unknown) {
	const raw = isRaw(value) ? value : {}
	const dateStart = tanggal.safeParse(raw.dateStart).data ?? tanggalWib(Date.now())
	const end = tanggal.safeParse(raw.dateEnd).data
	const between = end ? Math.max(0, (Date.parse(end) - Date.parse(dateStart)) / DAY_MS) : undefined
	const given = isMissing(raw.durasi) ? undefined : count.safeParse(raw.durasi).data
	const durasi = given ?? between ?? DEFAULT_DAYS
	return { durasi, dateStart, dateEnd: end ?? tambahHari(dateStart, durasi) }
}

const beranda = getBeranda.response.shape

export const adaptBeranda: Adapter<'getBeranda'> = (body, request, report) => {
	const bundle = unwrapBundle(body, Object.keys(beranda))
	return {
		berandaBanner: adaptPart(beranda.berandaBanner, bannerEntity, bundle.berandaBanner, request, report),
		dokterFavList: adaptPart(beranda.dokterFavList, dokterEntity, bundle.dokterFavList, request, report),
		dokterMostVisited: adaptPart(beranda.dokterMostVisited, dokterEntity, bundle.dokterMostVisited, request, report),
		layananFavList: adaptPart(beranda.layananFavList, layananEntity, bundle.layananFavList, request, report),
		fasilitas: adaptPart(beranda.fasilitas, fasilitasEntity, bundle.fasilitas, request, report),
		mitraFavList: adaptPart(beranda.mitraFavList, mitraEntity, bundle.mitraFavList, request, report),
	}
}

const template = getTemplate.response.shape

export const adaptTemplate: Adapter<'getTemplate'> = (body, request, report) => {
	const bundle = unwrapBundle(body, Object.keys(template))
	const webSetting = adaptSetting(template.webSetting, webSettingEntity, bundle.webSetting, report)
	return {
		berandaPendaftaran: adaptSetting(template.berandaPendaftaran, pendaftaranEntity, bundle.berandaPendaftaran, report),
		berandaSambutan: adaptSetting(template.berandaSambutan, sambutanEntity, bundle.berandaSambutan, report),
		webSettingSosmed: adaptPart(template.webSettingSosmed, sosmedEntity, bundle.webSettingSosmed, request, report),
		layanan: adaptPart(template.layanan, layananEntity, bundle.layanan, request, report),
		webSetting,
		komunitas: adaptPart(template.komunitas, komunitasEntity, bundle.komunitas, request, report),
		artikelSetting: adaptSetting(template.artikelSetting, artikelSettingEntity, bundle.artikelSetting, report),
		artikelFavList: adaptPart(template.artikelFavList, artikelEntity, bundle.artikelFavList, request, report),
		webId: { data: idText.safeParse(unwrap(bundle.webId)).data ?? '' },
		shopSetting: adaptSetting(template.shopSetting, shopSettingEntity, bundle.shopSetting, report),
		fitur: { data: readNames(fitur, bundle.fitur) },
		// The specification has promo pages; only our own API can switch them off.
		promo: { data: unwrap(bundle.promo) !== false },
		kosong: { data: readNames(halamanKosong, bundle.kosong) },
		teks: { data: teksSitus.safeParse(unwrap(bundle.teks)).data ?? {} },
		// The specification has no brand: its names are made from the name of the site.
		merek: { data: merek.safeParse(unwrap(bundle.merek)).data ?? makeMerek(undefined, webSetting.data?.namaWeb) },
	}
}

/** A list of ours that only a copy of our server sends: what it offers beyond the specification, and what is empty there. */
const readNames = <Name>(name: z.ZodType<Name>, part: unknown): Name[] =>
	toList(unwrap(part)).flatMap((each) => {
		const { data } = name.safeParse(each)
		return data === undefined ? [] : [data]
	})
