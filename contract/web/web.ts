import { z } from 'zod'
import { artikelRingkas } from '../artikel/artikel.ts'
import { defineCall } from '../call.ts'
import { dokterBeranda } from '../dokter/dokter.ts'
import { merek } from '../merek/merek.ts'
import { bentuk, limitUpTo } from '../parameters.ts'
import { fasilitasRingkas, komunitasRingkas, layananRingkas, mitraRingkas } from '../rumah-sakit/pages.ts'
import { alt, epochMs, fileName, html, id, noTelpType, one, partOf } from '../shapes.ts'
import { shopSetting } from '../shop/shop.ts'
import { teksSitus } from './teks.ts'

export const banner = z
	.strictObject({
		id,
		contentType: z.enum(['gambar', 'embed_video']),
		/** An image file or embed markup. */
		content: z.string(),
		alt,
		text: html,
		buttonLink: z.string().nullable(),
		buttonTitle: z.string().nullable(),
	})
	.meta({ id: 'Banner' })
export type Banner = z.infer<typeof banner>

export const pendaftaran = z
	.strictObject({ foto: fileName.nullable(), alt, text: html, noTelp: z.string(), noTelpType })
	.meta({ id: 'Pendaftaran' })
export type Pendaftaran = z.infer<typeof pendaftaran>

export const sambutan = z
	.strictObject({
		fotoSambutan: fileName.nullable(),
		alt,
		sambutan: html,
		namaPerson: z.string(),
		jabatanPerson: z.string(),
	})
	.meta({ id: 'Sambutan' })
export type Sambutan = z.infer<typeof sambutan>

export const webSetting = z
	.strictObject({
		id,
		namaWeb: z.string(),
		logo: fileName.nullable(),
		alt,
		noTelp: z.string(),
		noTelpType,
		email: z.string(),
		noTelpUgd: z.string(),
		noTelpUgdType: noTelpType,
		/** Embed markup of the map. */
		mapLokasi: html,
		/** Address that opens directions in a maps service. */
		petunjukArah: z.string(),
		alamat: z.string(),
		/** The footer's about text. */
		tentang: z.string(),
		/** Whether visits and the pixel are tracked at once or only after consent. */
		persetujuanPelacakan: z.enum(['langsung', 'setuju']),
		/** Who looks up the visitor's place; left out, the browser. */
		tempatPengunjung: z.enum(['mati', 'server', 'browser']).optional(),
		createdAt: epochMs,
	})
	.meta({ id: 'WebSetting' })
export type WebSetting = z.infer<typeof webSetting>

const webSettingSosmed = z
	.strictObject({ id, link: z.string(), icon: z.string(), username: z.string() })
	.meta({ id: 'WebSettingSosmed' })

/** A video; its title and its picture, a file of the gallery, where they are known. */
const settingVideo = z.strictObject({
	content: z.string(),
	judul: z.string().optional(),
	gambar: fileName.optional(),
})
const poster = z.strictObject({ content: z.string(), alt }).nullable()

export const artikelSetting = z
	.strictObject({
		posterDaftarArtikel: poster,
		youtubeDaftarArtikel: settingVideo.nullable(),
		tiktokDaftarArtikel: settingVideo.nullable(),
		posterDetailArtikel: poster,
		videoDetailArtikel: settingVideo.extend({ contentType: z.enum(['youtube', 'tiktok']) }).nullable(),
	})
	.meta({ id: 'ArtikelSetting' })
export type ArtikelSetting = z.infer<typeof artikelSetting>

/** Parts of the site beyond the specification. The site hides a part that its API does not name in the template. */
export const fitur = z
	.enum([
		...(['cuti', 'keluhan', 'data-saya', 'pindah', 'hapus-data', 'perangkat', 'kalender', 'cek-reservasi'] as const),
		...(['datang', 'hak-pasien', 'daftar-tunggu', 'draf-wa', 'diubah'] as const),
	])
	.meta({ id: 'Fitur' })
export type Fitur = z.infer<typeof fitur>

/** Pages of the menus that a young hospital has no content for. The site links to no page that is named here. */
export const halamanKosong = z
	.enum([
		...(['/poli-klinik', '/info-kesehatan', '/layanan', '/fasilitas', '/yasmin-shop', '/prestasi'] as const),
		...(['/testimoni', '/komunitas', '/mitra', '/faq', '/hubungi-kami', '/galeri'] as const),
	])
	.meta({ id: 'HalamanKosong' })
export type HalamanKosong = z.infer<typeof halamanKosong>

/** Not cached: the most-visited doctors follow the visits. */
export const getBeranda = defineCall('GET /v1/public/web/beranda/', 'visitor', {
	summary: 'What the home page shows',
	query: z.object({
		webId: z.string().optional(),
		dokterMostVisitedLimit: limitUpTo.default(4),
		bentuk,
	}),
	response: z
		.strictObject({
			berandaBanner: partOf(banner),
			dokterFavList: partOf(dokterBeranda),
			dokterMostVisited: partOf(dokterBeranda),
			layananFavList: partOf(layananRingkas),
			fasilitas: partOf(fasilitasRingkas),
			mitraFavList: partOf(mitraRingkas),
		})
		.meta({ id: 'Beranda' }),
})
export type Beranda = z.infer<typeof getBeranda.response>

export const getTemplate = defineCall('GET /v1/public/web/template/', 'visitor', {
	summary: 'What every page shows: settings, menus, favourites',
	query: z.object({ bentuk }),
	response: z
		.strictObject({
			berandaPendaftaran: one(pendaftaran.nullable()),
			berandaSambutan: one(sambutan.nullable()),
			webSettingSosmed: partOf(webSettingSosmed),
			layanan: partOf(layananRingkas),
			webSetting: one(webSetting.nullable()),
			komunitas: partOf(komunitasRingkas),
			artikelSetting: one(artikelSetting.nullable()),
			artikelFavList: partOf(artikelRingkas),
			webId: one(z.string()),
			shopSetting: one(shopSetting.nullable()),
			fitur: partOf(fitur),
			promo: one(z.boolean()),
			kosong: partOf(halamanKosong),
			teks: one(teksSitus),
			merek: one(merek),
		})
		.meta({ id: 'Template' }),
	cache: { parameters: ['bentuk'] },
})
export type Template = z.infer<typeof getTemplate.response>
