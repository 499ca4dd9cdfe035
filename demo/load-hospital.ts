import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { insertContent } from '../server/content-rules/save-content.ts'
import { faq } from './content/faq.ts'
import { fasilitas } from './content/fasilitas.ts'
import { gallery } from './content/gallery.ts'
import { komunitas } from './content/komunitas.ts'
import { layanan } from './content/layanan.ts'
import { mitra } from './content/mitra.ts'
import { prestasi } from './content/prestasi.ts'
import { testimoni } from './content/testimoni.ts'
import { demoId } from './demo-id.ts'
import { DAY_MS, type Loading, videoOf } from './loading.ts'
import type { DemoGallery } from './types.ts'

/** The time between two testimonials or gallery items; the first one is the newest. */
const INTERVAL_MS = 3 * DAY_MS

/** Services, facilities, partners, communities, testimonials, awards, FAQ and gallery. */
export async function loadHospital({ db, now, picturesDir }: Loading): Promise<void> {
	await insertContent(
		db,
		'layanan',
		layanan.map((item, urutan) => ({
			...item,
			id: demoId('layanan', item.uri),
			gawatDarurat: item.gawatDarurat ?? 0,
			favorit: item.favorit ?? null,
			urutan,
		})),
	)
	await insertContent(
		db,
		'fasilitas',
		fasilitas.map((item, urutan) => ({
			...item,
			id: demoId('fasilitas', item.uri),
			foto: JSON.stringify(item.foto),
			urutan,
		})),
	)
	await insertContent(
		db,
		'mitra',
		mitra.map((item, urutan) => ({ ...item, id: demoId('mitra', item.uri), favorit: item.favorit ?? null, urutan })),
	)
	await insertContent(
		db,
		'komunitas',
		komunitas.map((item, urutan) => ({ ...item, id: demoId('komunitas', item.uri), urutan })),
	)
	await insertContent(
		db,
		'testimoni',
		testimoni.map((item, index) => ({
			...item,
			id: demoId('testimoni', String(index)),
			foto: null,
			favorit: item.favorit ?? null,
			createdAt: now - index * INTERVAL_MS,
		})),
	)
	await insertContent(
		db,
		'prestasi',
		prestasi.map((item, urutan) => ({ ...item, id: demoId('prestasi', String(urutan)), urutan })),
	)
	await insertContent(
		db,
		'faq',
		faq.map((item, urutan) => ({ ...item, id: demoId('faq', String(urutan)), urutan })),
	)
	const sizes = await Promise.all(gallery.map((item) => sizeOf(item, picturesDir)))
	await insertContent(
		db,
		'gallery',
		gallery.map((item, index) => ({
			...item,
			...(sizes[index] ?? unknownSize),
			id: demoId('gallery', String(index)),
			content: item.contentType === 'gambar' ? item.content : videoOf(item.contentType, item.content),
			createdAt: now - index * INTERVAL_MS,
		})),
	)
}

const unknownSize = { lebar: null, tinggi: null }

async function sizeOf({ contentType, content }: DemoGallery, picturesDir: string) {
	if (contentType !== 'gambar') return unknownSize
	const file = join(picturesDir, 'gallery', content)
	if (!existsSync(file)) return unknownSize
	const { width, height } = await sharp(file).metadata()
	return { lebar: width, tinggi: height }
}
