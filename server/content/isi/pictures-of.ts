import { isPictureFileName, type PictureFolder, pictureFolders } from '../../../contract/pictures.ts'
import type { Isi, IsiTable, Row } from './content-tables.ts'

const one =
	(folder: PictureFolder, ...columns: string[]) =>
	(row: Row): string[] =>
		columns.flatMap((column) => (row[column] ? [`${folder}/${row[column]}`] : []))

const ofType = (folder: PictureFolder) => (row: Row) =>
	row.contentType === 'gambar' ? one(folder, 'content')(row) : []

/** The pictures that a row names, with their folder in the specification. */
const named: Partial<Record<IsiTable, (row: Row) => string[]>> = {
	layanan: one('foto-layanan', 'foto'),
	fasilitas: ({ foto }) => (JSON.parse(String(foto)) as string[]).map((file) => `foto-fasilitas/${file}`),
	mitra: one('logo-mitra', 'logo'),
	dokter: one('foto-dokter', 'foto'),
	poliKlinik: one('icon-poli-klinik', 'icon'),
	artikel: ({ artikelMedia, metaGambar }) => [
		...(JSON.parse(String(artikelMedia)) as { content: string }[]).map(({ content }) => `artikel/${content}`),
		...one('artikel', 'metaGambar')({ metaGambar: metaGambar ?? null }),
	],
	artikelSetting: one('web-setting', 'posterDaftarArtikel', 'posterDetailArtikel'),
	berandaBanner: ofType('beranda/banner'),
	berandaPendaftaran: one('beranda/pendaftaran', 'foto'),
	berandaSambutan: one('beranda/sambutan', 'fotoSambutan'),
	testimoni: one('testimoni', 'foto'),
	webSetting: one('web-setting', 'logo'),
	webMerek: one('merek', 'lambang'),
	gallery: ofType('gallery'),
	komunitas: one('foto-komunitas', 'foto'),
	prestasi: one('foto-prestasi', 'foto'),
	shopItem: one('shop-item', 'mediaContent'),
	shopSetting: one('web-setting', 'poster'),
	popupInformation: (row) => [...one('popup-information', 'content')(row), ...quizPictures(row.quiz)],
}

function quizPictures(quiz: Row[string] | undefined): string[] {
	if (!quiz) return []
	const { opsiJawaban, infoJawaban } = JSON.parse(String(quiz)) as {
		opsiJawaban: { content: string | null }[]
		infoJawaban: { content: string | null }
	}
	return [...opsiJawaban, infoJawaban].flatMap(({ content }) => (content ? [`popup-quiz/${content}`] : []))
}

const inText = /\/images\/([\w./-]+)/g

/** Every picture of the content as `<folder>/<file>`, those within texts included; without duplicates. */
export function picturesOf(isi: Isi): string[] {
	const found = new Set<string>()
	for (const [table, rows] of Object.entries(isi) as [IsiTable, Row[]][])
		for (const row of rows) {
			for (const picture of named[table]?.(row) ?? []) found.add(picture)
			for (const value of Object.values(row))
				if (typeof value === 'string') for (const [, picture = ''] of value.matchAll(inText)) found.add(picture)
		}
	return [...found].sort()
}

/** Whether the name is a valid file in one of the picture folders. */
export function isPictureName(picture: string): boolean {
	const slash = picture.lastIndexOf('/')
	return (
		(pictureFolders as readonly string[]).includes(picture.slice(0, slash)) &&
		isPictureFileName(picture.slice(slash + 1))
	)
}
