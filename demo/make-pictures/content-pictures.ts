import { artikel } from '../content/artikel.ts'
import { fasilitas } from '../content/fasilitas.ts'
import { gallery } from '../content/gallery.ts'
import { komunitas } from '../content/komunitas.ts'
import { layanan } from '../content/layanan.ts'
import { mitra } from '../content/mitra.ts'
import { poliKlinik } from '../content/poli-klinik.ts'
import { popup } from '../content/popup.ts'
import { prestasi } from '../content/prestasi.ts'
import { shopItem } from '../content/shop.ts'
import { website } from '../content/website.ts'

/** A picture that the content names. */
export interface Wanted {
	folder: string
	file: string
	/** The name to be drawn, for a word mark. */
	name?: string
}

export function wantedPictures(): Wanted[] {
	const list = (folder: string, files: (string | null)[]): Wanted[] =>
		files.flatMap((file) => (file ? [{ folder, file }] : []))
	const { webSetting, merek, artikelSetting, shopSetting, banner, pendaftaran } = website
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
		...mitra.map(({ logo, nama }) => ({ folder: 'logo-mitra', file: logo, name: nama })),
		...list(
			'icon-poli-klinik',
			poliKlinik.map((item) => item.icon),
		),
		...list(
			'artikel',
			artikel.flatMap((item) => item.artikelMedia),
		),
		...list(
			'beranda/banner',
			banner.flatMap((item) => (item.contentType === 'gambar' ? item.content : [])),
		),
		...list('beranda/pendaftaran', [pendaftaran.foto]),
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
