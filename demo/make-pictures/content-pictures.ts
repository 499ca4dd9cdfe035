import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dokter } from '../content/dokter.ts'
import { fasilitas } from '../content/fasilitas.ts'
import { gallery } from '../content/gallery.ts'
import { komunitas } from '../content/komunitas.ts'
import { layanan } from '../content/layanan.ts'
import { mitra } from '../content/mitra.ts'
import { poliKlinik } from '../content/poli-klinik.ts'
import { popup } from '../content/popup.ts'
import { prestasi } from '../content/prestasi.ts'
import { shopItem } from '../content/shop.ts'
import { testimoni } from '../content/testimoni.ts'
import { website } from '../content/website.ts'
import type { DemoArtikel } from '../types.ts'

/** A picture that the content names. */
export interface Wanted {
	folder: string
	file: string
	/** The remark beside the name in the content's source: `// p, hijab`, `// emoji: 🫀`. */
	remark: string
	/** The name to be drawn, for a word mark. */
	name?: string
}

const contentFolder = join(import.meta.dirname, '../content')

/** Portraits are described in a comment beside the file name, for it is no business of the website. */
function remarks() {
	const found = new Map<string, string>()
	for (const path of globSync('*.ts', { cwd: contentFolder })) {
		const source = readFileSync(join(contentFolder, path), 'utf8')
		for (const [, file = '', remark = ''] of source.matchAll(/'([\w.-]+)', ?\/\/ (.+)/g)) found.set(file, remark.trim())
	}
	return found
}

async function articles(): Promise<Wanted[]> {
	const paths = globSync('artikel/*/*.ts', { cwd: contentFolder }).sort()
	const wanted: Wanted[] = []
	for (const path of paths) {
		const full = join(contentFolder, path)
		const { artikel }: { artikel: DemoArtikel } = await import(full)
		const remark =
			readFileSync(full, 'utf8')
				.match(/^\/\/ emoji: (.+)/)?.[1]
				?.trim() ?? ''
		wanted.push(...artikel.artikelMedia.map((file) => ({ folder: 'artikel', file, remark })))
	}
	return wanted
}

export async function wantedPictures(): Promise<Wanted[]> {
	const remarkOf = remarks()
	const list = (folder: string, files: (string | null)[]): Wanted[] =>
		files.flatMap((file) => (file ? [{ folder, file, remark: remarkOf.get(file) ?? '' }] : []))
	const { webSetting, merek, artikelSetting, shopSetting, banner, pendaftaran, sambutan } = website
	const quizzes = popup.flatMap(({ quiz }) => quiz ?? [])
	return [
		...list(
			'foto-layanan',
			layanan.map((item) => item.foto),
		),
		...list(
			'foto-fasilitas',
			fasilitas.flatMap((item) => item.foto),
		),
		...mitra.map(({ logo, nama }) => ({ folder: 'logo-mitra', file: logo, remark: '', name: nama })),
		...list(
			'foto-dokter',
			dokter.map((item) => item.foto),
		),
		...list(
			'icon-poli-klinik',
			poliKlinik.map((item) => item.icon),
		),
		...(await articles()),
		...list(
			'beranda/banner',
			banner.flatMap((item) => (item.contentType === 'gambar' ? item.content : [])),
		),
		...list('beranda/pendaftaran', [pendaftaran.foto]),
		...list('beranda/sambutan', [sambutan.fotoSambutan]),
		...list(
			'testimoni',
			testimoni.map((item) => item.foto),
		),
		...list('web-setting', [webSetting.logo, shopSetting.poster]),
		...list('merek', [merek.lambang]),
		...list('web-setting', [artikelSetting.posterDaftarArtikel, artikelSetting.posterDetailArtikel]),
		...list(
			'gallery',
			gallery.flatMap((item) => (item.contentType === 'gambar' ? item.content : [])),
		),
		...list(
			'foto-komunitas',
			komunitas.map((item) => item.foto),
		),
		...list(
			'foto-prestasi',
			prestasi.map((item) => item.foto),
		),
		...list(
			'shop-item',
			shopItem.map((item) => item.mediaContent),
		),
		...list(
			'popup-information',
			popup.map((item) => item.content),
		),
		...list(
			'popup-quiz',
			quizzes.flatMap((quiz) => [...quiz.opsiJawaban.map((option) => option.content), quiz.infoJawaban.content]),
		),
	]
}
