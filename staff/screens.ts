import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Sumber } from '../contract/staff/permissions.ts'
import { artikelScreens } from './artikel/artikel-screens.ts'
import { artikelSettingScreens } from './artikel-setting/artikel-setting-screens.ts'
import { auditScreens } from './audit/audit-screens.ts'
import { berandaBannerScreens } from './beranda-banner/beranda-banner-screens.ts'
import { berandaPendaftaranScreens } from './beranda-pendaftaran/beranda-pendaftaran-screens.ts'
import { berandaSambutanScreens } from './beranda-sambutan/beranda-sambutan-screens.ts'
import { imporScreens } from './csv/impor-screens.ts'
import { dasborScreens } from './dashboard/dasbor-screens.ts'
import { dokterScreens } from './dokter/dokter-screens.ts'
import { faqScreens } from './faq/faq-screens.ts'
import { fasilitasScreens } from './fasilitas/fasilitas-screens.ts'
import { galleryScreens } from './gallery/gallery-screens.ts'
import { jadwalScreens } from './jadwal/jadwal-screens.ts'
import { kataKomentarScreens } from './kata-komentar/kata-komentar-screens.ts'
import { kategoriArtikelScreens } from './kategori-artikel/kategori-artikel-screens.ts'
import { keluhanScreens } from './keluhan/keluhan-screens.ts'
import { komentarScreens } from './komentar/komentar-screens.ts'
import { komunitasScreens } from './komunitas/komunitas-screens.ts'
import { layananScreens } from './layanan/layanan-screens.ts'
import { mitraScreens } from './mitra/mitra-screens.ts'
import { penggunaScreens } from './pengguna/pengguna-screens.ts'
import { poliKlinikScreens } from './poli-klinik/poli-klinik-screens.ts'
import { popupInformationScreens } from './popup-information/popup-information-screens.ts'
import { prestasiScreens } from './prestasi/prestasi-screens.ts'
import { reservasiScreens } from './reservasi/reservasi-screens.ts'
import { shopItemScreens } from './shop-item/shop-item-screens.ts'
import { shopKategoriScreens, shopTipeScreens } from './shop-pilihan/shop-pilihan-screens.ts'
import { shopSettingScreens } from './shop-setting/shop-setting-screens.ts'
import { shopUsiaScreens } from './shop-usia/shop-usia-screens.ts'
import { testimoniScreens } from './testimoni/testimoni-screens.ts'
import { testimoniGoogleScreens } from './testimoni-google/testimoni-google-screens.ts'
import { webSettingScreens } from './web-setting/web-setting-screens.ts'
import { webSettingMetaPixelScreens } from './web-setting-meta-pixel/web-setting-meta-pixel-screens.ts'
import { webSettingSosmedScreens } from './web-setting-sosmed/web-setting-sosmed-screens.ts'

/** The parts of the menu, in order. */
export const kelompok = {
	harian: 'Pekerjaan harian',
	beranda: 'Beranda',
	isi: 'Isi situs',
	dokter: 'Dokter & jadwal',
	toko: 'Yasmin Shop',
	pengaturan: 'Pengaturan',
} as const

interface Entry {
	/** A line of the table of rights; also the address below `/staf`. */
	sumber: Sumber
	/** What people call it, and one of them where that is another word. */
	nama: string
	satu?: string
	kelompok: keyof typeof kelompok
	icon: SvgIconComponent
}

interface ResourceScreens extends Entry {
	list: ComponentType
	create?: ComponentType
	edit?: ComponentType
	/** The field by which a row is called, or what it is called. */
	label: string | ((record: RaRecord) => string)
}

/** A page that is no resource of react-admin's. */
interface PageScreen extends Entry {
	page: ComponentType
}

export type Screens = ResourceScreens | PageScreen

/** Everything that the staff room shows. */
export const screens: readonly Screens[] = [
	dasborScreens,
	reservasiScreens,
	...[komentarScreens, kataKomentarScreens],
	...[berandaBannerScreens, berandaPendaftaranScreens, berandaSambutanScreens, popupInformationScreens],
	testimoniGoogleScreens,
	artikelScreens,
	kategoriArtikelScreens,
	artikelSettingScreens,
	...[layananScreens, fasilitasScreens, mitraScreens, komunitasScreens, testimoniScreens, prestasiScreens],
	galleryScreens,
	faqScreens,
	dokterScreens,
	jadwalScreens,
	poliKlinikScreens,
	keluhanScreens,
	...[shopItemScreens, shopTipeScreens, shopKategoriScreens, shopUsiaScreens, shopSettingScreens],
	...[webSettingScreens, webSettingSosmedScreens, webSettingMetaPixelScreens],
	penggunaScreens,
	auditScreens,
	imporScreens,
]
