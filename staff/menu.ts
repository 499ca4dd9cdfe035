import { type ContentName, contentNames } from '../contract/content/content-types.ts'
import { antrean, antreanSetting } from './antrean/resource.ts'
import { artikel } from './artikel/resource.ts'
import { audit } from './audit/resource.ts'
import { declared } from './content/declared-resource.ts'
import {
	artikelSetting,
	berandaBanner,
	gallery,
	kataKomentar,
	keluhan,
	shopItem,
	shopSetting,
	shopUsia,
	testimoniGoogle,
	webSettingSosmed,
} from './content/resources.ts'
import { impor } from './csv/resource.ts'
import { dasbor } from './dashboard/resource.ts'
import { dokter } from './dokter/resource.ts'
import { drafWa } from './draf-wa/resource.ts'
import { integrasi } from './integrasi/resource.ts'
import { jadwal } from './jadwal/resource.ts'
import { kalender } from './kalender/resource.ts'
import { keadaan } from './keadaan/resource.ts'
import { kebocoran } from './kebocoran/resource.ts'
import { komentar } from './komentar/resource.ts'
import { gambar } from './media/resource.ts'
import { currentMerek } from './merek/current-merek.ts'
import { merek } from './merek/resource.ts'
import { notifikasi } from './notifikasi/resource.ts'
import { panduan } from './panduan/resource.ts'
import { pengguna, peranSendiri } from './pengguna/resource.ts'
import { poliKlinik } from './poli-klinik/resource.ts'
import { popupInformation } from './popup-information/resource.ts'
import { reservasi } from './reservasi/resource.ts'
import { sampah } from './sampah/resource.ts'
import type { Screen } from './screen.ts'
import { tandaBahaya } from './tanda-bahaya/resource.ts'
import { tautan } from './tautan/resource.ts'
import { teks } from './teks/resource.ts'
import { webSetting } from './web-setting/resource.ts'

const ISI = 'Isi situs'

/** The order of the menu: the daily work, then the areas, which fold. Declared content has its name here. */
const sections: { nama: string; screens: (Screen | ContentName)[] }[] = [
	{ nama: 'Pekerjaan harian', screens: [dasbor, reservasi, antrean, kalender, komentar] },
	{
		nama: 'Beranda',
		screens: [berandaBanner, 'beranda-pendaftaran', 'beranda-sambutan', popupInformation, testimoniGoogle],
	},
	{
		nama: ISI,
		screens: [
			artikel,
			'kategori-artikel',
			artikelSetting,
			kataKomentar,
			'layanan',
			'fasilitas',
			'mitra',
			'komunitas',
			'testimoni',
			'prestasi',
			gallery,
			'faq',
			'datang',
			'hak-pasien',
			gambar,
			tautan,
			sampah,
		],
	},
	{ nama: 'Dokter & jadwal', screens: [dokter, jadwal, poliKlinik, keluhan, tandaBahaya, drafWa] },
	{ nama: currentMerek.namaToko, screens: [shopItem, 'shop-tipe', 'shop-kategori', shopUsia, shopSetting] },
	{
		nama: 'Pengaturan',
		screens: [
			panduan,
			webSetting,
			merek,
			teks,
			notifikasi,
			integrasi,
			antreanSetting,
			webSettingSosmed,
			'web-setting-meta-pixel',
			pengguna,
			peranSendiri,
			audit,
			kebocoran,
			keadaan,
			impor,
		],
	},
]
const named = new Set(sections.flatMap(({ screens }) => screens))
const unnamed = contentNames.filter((name) => !named.has(name))

/** Every screen of the staff app, in the order of the menu. */
export const menu = sections.map(({ nama, screens }) => ({
	nama,
	screens: [...screens, ...(nama === ISI ? unnamed : [])].map((each) =>
		typeof each === 'string' ? declared(each) : each,
	),
}))

export const screens = menu.flatMap((section) => section.screens)
