import ViewList from '@mui/icons-material/ViewListOutlined'
import { contentNames } from '../contract/content/content-types.ts'
import { antrean, antreanSetting } from './antrean/resource.ts'
import { artikel } from './artikel/resource.ts'
import { audit } from './audit/resource.ts'
import {
	artikelSetting,
	berandaBanner,
	berandaPendaftaran,
	berandaSambutan,
	datang,
	faq,
	fasilitas,
	gallery,
	hakPasien,
	kataKomentar,
	kategoriArtikel,
	keluhan,
	komunitas,
	layanan,
	mitra,
	prestasi,
	shopItem,
	shopKategori,
	shopSetting,
	shopTipe,
	shopUsia,
	testimoni,
	testimoniGoogle,
	webSettingMetaPixel,
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
import { declared, type Screen } from './screen.ts'
import { tandaBahaya } from './tanda-bahaya/resource.ts'
import { tautan } from './tautan/resource.ts'
import { teks } from './teks/resource.ts'
import { webSetting } from './web-setting/resource.ts'

const ISI = 'Isi situs'

/** The order of the menu: the daily work, then the areas, which fold. */
const sections: { nama: string; screens: Screen[] }[] = [
	{
		nama: 'Pekerjaan harian',
		screens: [dasbor, reservasi, antrean, kalender, komentar],
	},
	{
		nama: 'Beranda',
		screens: [berandaBanner, berandaPendaftaran, berandaSambutan, popupInformation, testimoniGoogle],
	},
	{
		nama: ISI,
		screens: [
			artikel,
			kategoriArtikel,
			artikelSetting,
			kataKomentar,
			layanan,
			fasilitas,
			mitra,
			komunitas,
			testimoni,
			prestasi,
			gallery,
			faq,
			datang,
			hakPasien,
			gambar,
			tautan,
			sampah,
		],
	},
	{
		nama: 'Dokter & jadwal',
		screens: [dokter, jadwal, poliKlinik, keluhan, tandaBahaya, drafWa],
	},
	{
		nama: currentMerek.namaToko,
		screens: [shopItem, shopTipe, shopKategori, shopUsia, shopSetting],
	},
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
			webSettingMetaPixel,
			pengguna,
			peranSendiri,
			audit,
			kebocoran,
			keadaan,
			impor,
		],
	},
]
const placed = new Set<string>(sections.flatMap(({ screens }) => screens.map(({ resource }) => resource)))
const unplaced = contentNames.filter((name) => !placed.has(name)).map((name) => declared(name, ViewList))

/** Every screen of the staff app, in the order of the menu. */
export const menu = sections.map(({ nama, screens }) => ({
	nama,
	screens: nama === ISI ? [...screens, ...unplaced] : screens,
}))

export const screens = menu.flatMap((section) => section.screens)
