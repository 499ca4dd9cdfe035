import type { ContentType, PicturePlace } from '../content/content-type.ts'
import { contentTypes, type DeclaredFolder } from '../content/content-types.ts'
import { isPictureFileName, type PictureFolder } from './pictures.ts'

interface NamedPlace extends PicturePlace {
	/** The columns that name its pictures, alone or within JSON, by table. HTML names them by their address. */
	columns: Readonly<Record<string, readonly string[]>>
}

/** The places of content whose screens are programmed. */
const programmed = {
	'foto-dokter': {
		nama: 'Dokter',
		ratio: 4 / 5,
		width: 800,
		shownWhere: 'di kartu dokter',
		example: 'dr. Rina tersenyum, berjas putih',
		columns: { dokter: ['foto'] },
	},
	'icon-poli-klinik': {
		nama: 'Poli klinik',
		ratio: 1,
		width: 320,
		shownWhere: 'di daftar poli klinik',
		example: 'Gambar jantung',
		columns: { poliKlinik: ['icon'] },
	},
	artikel: {
		nama: 'Artikel',
		ratio: 3 / 2,
		width: 1200,
		shownWhere: 'di kartu dan awal artikel',
		example: 'Ibu menyusui bayinya di kursi',
		columns: { artikel: ['artikelMedia', 'metaGambar'] },
	},
	'beranda/banner': {
		nama: 'Banner',
		ratio: 2,
		width: 1600,
		shownWhere: 'paling atas di halaman depan',
		example: 'Gedung rumah sakit di pagi hari',
		columns: { berandaBanner: ['content'] },
	},
	'web-setting': {
		nama: 'Logo & poster',
		ratio: null,
		width: 720,
		shownWhere: 'utuh',
		example: 'Ajakan vaksin flu: setiap Sabtu, pukul 8 sampai 11',
		columns: {
			webSetting: ['logo'],
			shopSetting: ['poster'],
			artikelSetting: ['posterDaftarArtikel', 'posterDetailArtikel'],
		},
	},
	gallery: {
		nama: 'Galeri',
		ratio: null,
		width: 1200,
		shownWhere: 'utuh di galeri',
		example: 'Peserta senam hamil di halaman',
		columns: { gallery: ['content'] },
	},
	'shop-item': {
		nama: 'Paket layanan',
		ratio: 1,
		width: 1000,
		shownWhere: 'di kartu dan halaman paket',
		example: 'Tabung darah di atas meja laboratorium',
		columns: { shopItem: ['mediaContent'] },
	},
	'popup-information': {
		nama: 'Popup',
		ratio: null,
		width: 1000,
		shownWhere: 'utuh di popup',
		example: 'Poster donor darah: Minggu, 8 Maret, di aula',
		columns: { popupInformation: ['content'] },
	},
	merek: {
		nama: 'Merek',
		ratio: 1,
		width: 512,
		shownWhere: 'sebagai ikon situs',
		example: 'Lambang rumah sakit',
		columns: { webMerek: ['lambang'] },
	},
	'popup-quiz': {
		nama: 'Kuis',
		ratio: 1,
		width: 600,
		shownWhere: 'di pilihan jawaban',
		example: 'Sepiring sayur dan buah',
		columns: { popupInformation: ['quiz'] },
	},
} as const satisfies Record<string, NamedPlace>

export type ProgrammedFolder = keyof typeof programmed

const declared = Object.fromEntries(
	Object.values<ContentType>(contentTypes).flatMap(({ table, nama, fields }) =>
		Object.entries(fields).flatMap(([name, field]): [string, NamedPlace][] =>
			'folder' in field ? [[field.folder, { nama, ...field, columns: { [table]: [name] } }]] : [],
		),
	),
) as Record<DeclaredFolder, NamedPlace>

export const picturePlaces: Readonly<Record<PictureFolder, NamedPlace>> = { ...declared, ...programmed }

export const pictureFolders = Object.keys(picturePlaces) as PictureFolder[]

export const isPictureFolder = (name: string): name is PictureFolder => Object.hasOwn(picturePlaces, name)

/** Whether `<folder>/<file>` is a valid file name in one of the folders. */
export function isPictureName(picture: string): boolean {
	const slash = picture.lastIndexOf('/')
	return isPictureFolder(picture.slice(0, slash)) && isPictureFileName(picture.slice(slash + 1))
}
