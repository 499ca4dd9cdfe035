import type { SvgIconComponent } from '@mui/icons-material'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import Cake from '@mui/icons-material/CakeOutlined'
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Healing from '@mui/icons-material/HealingOutlined'
import History from '@mui/icons-material/History'
import ImportExport from '@mui/icons-material/ImportExport'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import LocalHospital from '@mui/icons-material/LocalHospitalOutlined'
import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import ModeComment from '@mui/icons-material/ModeCommentOutlined'
import OndemandVideo from '@mui/icons-material/OndemandVideoOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sick from '@mui/icons-material/SickOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Sumber } from '../contract/staff/permissions.ts'
import { artikelPages } from './artikel/artikel-pages.tsx'
import { ArtikelSettingPage } from './artikel-setting/artikel-setting-page.tsx'
import { AuditList } from './audit/audit-list.tsx'
import { berandaBannerPages } from './beranda-banner/beranda-banner-pages.tsx'
import { BerandaPendaftaranPage } from './beranda-pendaftaran/beranda-pendaftaran-page.tsx'
import { BerandaSambutanPage } from './beranda-sambutan/beranda-sambutan-page.tsx'
import { CsvPage } from './csv/csv-page.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { dokterPages } from './dokter/dokter-pages.tsx'
import { faqPages } from './faq/faq-pages.tsx'
import { fasilitasPages } from './fasilitas/fasilitas-pages.tsx'
import { galleryPages } from './gallery/gallery-pages.tsx'
import { JadwalPage } from './jadwal/jadwal-page.tsx'
import { kataKomentarPages } from './kata-komentar/kata-komentar-pages.tsx'
import { kategoriArtikelPages } from './kategori-artikel/kategori-artikel-pages.tsx'
import { keluhanPages } from './keluhan/keluhan-pages.tsx'
import { KomentarPage } from './komentar/komentar-page.tsx'
import { komunitasPages } from './komunitas/komunitas-pages.tsx'
import { layananPages } from './layanan/layanan-pages.tsx'
import { plainText } from './lists/plain-text.ts'
import { mitraPages } from './mitra/mitra-pages.tsx'
import { PanduanPage } from './panduan/panduan-page.tsx'
import { penggunaPages } from './pengguna/pengguna-pages.tsx'
import { poliKlinikPages } from './poli-klinik/poli-klinik-pages.tsx'
import { popupInformationPages } from './popup-information/popup-information-pages.tsx'
import { prestasiPages } from './prestasi/prestasi-pages.tsx'
import { ReservasiPage } from './reservasi/reservasi-page.tsx'
import { shopItemPages } from './shop-item/shop-item-pages.tsx'
import { shopPilihanPages } from './shop-pilihan/shop-pilihan-pages.tsx'
import { ShopSettingPage } from './shop-setting/shop-setting-page.tsx'
import { shopUsiaPages } from './shop-usia/shop-usia-pages.tsx'
import { testimoniPages } from './testimoni/testimoni-pages.tsx'
import { TestimoniGooglePage } from './testimoni-google/testimoni-google-page.tsx'
import { WebSettingPage } from './web-setting/web-setting-page.tsx'
import { webSettingMetaPixelPages } from './web-setting-meta-pixel/web-setting-meta-pixel-pages.tsx'
import { webSettingSosmedPages } from './web-setting-sosmed/web-setting-sosmed-pages.tsx'

interface Entry {
	/** A line of the permission table; also the path below `/staf`. */
	resource: Sumber
	/** What the menu calls it. */
	nama: string
	/** What one row is called, where that is another word. */
	satu?: string
	icon: SvgIconComponent
}

interface ResourceScreen extends Entry {
	list: ComponentType
	create?: ComponentType
	edit?: ComponentType
	/** The field that names a row, or a function that does. */
	label: string | ((record: RaRecord) => string)
}

/** A page that is not a resource of react-admin. */
interface PageScreen extends Entry {
	page: ComponentType
}

type Screen = ResourceScreen | PageScreen

const textOf = ({ text }: RaRecord) => plainText(text)

/** Every screen of the staff app, in the order of the menu. */
export const menu: { nama: string; screens: Screen[] }[] = [
	{
		nama: 'Pekerjaan harian',
		screens: [
			{ resource: 'dasbor', nama: 'Dasbor', icon: Insights, page: DashboardPage },
			{ resource: 'reservasi', nama: 'Reservasi', icon: EventAvailable, page: ReservasiPage },
			{ resource: 'komentar', nama: 'Komentar', icon: ModeComment, page: KomentarPage },
			{
				resource: 'kata-komentar',
				nama: 'Daftar kata',
				satu: 'Kata',
				icon: FilterAlt,
				label: 'kata',
				...kataKomentarPages,
			},
		],
	},
	{
		nama: 'Beranda',
		screens: [
			{ resource: 'beranda-banner', nama: 'Banner', icon: ViewCarousel, label: textOf, ...berandaBannerPages },
			{
				resource: 'beranda-pendaftaran',
				nama: 'Blok pendaftaran',
				icon: AppRegistration,
				page: BerandaPendaftaranPage,
			},
			{ resource: 'beranda-sambutan', nama: 'Sambutan', icon: RecordVoiceOver, page: BerandaSambutanPage },
			{ resource: 'popup-information', nama: 'Popup & kuis', icon: Quiz, label: textOf, ...popupInformationPages },
			{ resource: 'testimoni-google', nama: 'Ringkasan ulasan', icon: Reviews, page: TestimoniGooglePage },
		],
	},
	{
		nama: 'Isi situs',
		screens: [
			{ resource: 'artikel', nama: 'Artikel', icon: Article, label: 'judul', ...artikelPages },
			{
				resource: 'kategori-artikel',
				nama: 'Kategori artikel',
				icon: Category,
				label: 'nama',
				...kategoriArtikelPages,
			},
			{ resource: 'artikel-setting', nama: 'Poster & video', icon: OndemandVideo, page: ArtikelSettingPage },
			{ resource: 'layanan', nama: 'Layanan unggulan', icon: Healing, label: 'nama', ...layananPages },
			{ resource: 'fasilitas', nama: 'Fasilitas', icon: Apartment, label: 'nama', ...fasilitasPages },
			{ resource: 'mitra', nama: 'Mitra', icon: Handshake, label: 'nama', ...mitraPages },
			{ resource: 'komunitas', nama: 'Komunitas', icon: Groups, label: 'nama', ...komunitasPages },
			{ resource: 'testimoni', nama: 'Testimoni', icon: FormatQuote, label: 'nama', ...testimoniPages },
			{ resource: 'prestasi', nama: 'Prestasi', icon: EmojiEvents, label: 'nama', ...prestasiPages },
			{
				resource: 'gallery',
				nama: 'Galeri',
				satu: 'Foto atau video',
				icon: Collections,
				label: 'keterangan',
				...galleryPages,
			},
			{ resource: 'faq', nama: 'Pertanyaan umum', icon: QuestionAnswer, label: 'pertanyaan', ...faqPages },
		],
	},
	{
		nama: 'Dokter & jadwal',
		screens: [
			{ resource: 'dokter', nama: 'Dokter', icon: MedicalServices, label: 'nama', ...dokterPages },
			{ resource: 'jadwal', nama: 'Jadwal & cuti', icon: CalendarViewWeek, page: JadwalPage },
			{ resource: 'poli-klinik', nama: 'Poli klinik', icon: LocalHospital, label: 'nama', ...poliKlinikPages },
			{ resource: 'keluhan', nama: 'Keluhan', icon: Sick, label: 'kata', ...keluhanPages },
		],
	},
	{
		nama: 'Yasmin Shop',
		screens: [
			{ resource: 'shop-item', nama: 'Paket layanan', icon: Inventory, label: 'nama', ...shopItemPages },
			{ resource: 'shop-tipe', nama: 'Tipe paket', icon: Sell, label: 'nama', ...shopPilihanPages('tipe') },
			{
				resource: 'shop-kategori',
				nama: 'Kategori paket',
				icon: Category,
				label: 'nama',
				...shopPilihanPages('kategori'),
			},
			{ resource: 'shop-usia', nama: 'Kelompok usia', icon: Cake, label: 'nama', ...shopUsiaPages },
			{ resource: 'shop-setting', nama: 'Pengaturan toko', icon: Storefront, page: ShopSettingPage },
		],
	},
	{
		nama: 'Pengaturan',
		screens: [
			{ resource: 'panduan', nama: 'Siapkan situs', icon: Checklist, page: PanduanPage },
			{ resource: 'web-setting', nama: 'Identitas situs', icon: Settings, page: WebSettingPage },
			{ resource: 'web-setting-sosmed', nama: 'Media sosial', icon: Share, label: 'icon', ...webSettingSosmedPages },
			{
				resource: 'web-setting-meta-pixel',
				nama: 'Meta Pixel',
				icon: AdsClick,
				label: 'metaPixelId',
				...webSettingMetaPixelPages,
			},
			{ resource: 'pengguna', nama: 'Pengguna', icon: Group, label: 'nama', ...penggunaPages },
			{ resource: 'audit', nama: 'Riwayat', icon: History, label: 'label', list: AuditList },
			{ resource: 'impor', nama: 'Impor & ekspor', icon: ImportExport, page: CsvPage },
		],
	},
]

export const screens = menu.flatMap((section) => section.screens)
