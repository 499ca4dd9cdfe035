import type { SvgIconComponent } from '@mui/icons-material'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import AutoDelete from '@mui/icons-material/AutoDeleteOutlined'
import Cake from '@mui/icons-material/CakeOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import Emergency from '@mui/icons-material/EmergencyOutlined'
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
import Notifications from '@mui/icons-material/NotificationsOutlined'
import OndemandVideo from '@mui/icons-material/OndemandVideoOutlined'
import Palette from '@mui/icons-material/PaletteOutlined'
import PermMedia from '@mui/icons-material/PermMediaOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sick from '@mui/icons-material/SickOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import TextFields from '@mui/icons-material/TextFieldsOutlined'
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Sumber } from '../contract/staff/permissions.ts'
import { lazyPage, lazyPages } from './lazy-pages.ts'
import { plainText } from './lists/plain-text.ts'
import { currentMerek } from './merek/current-merek.ts'

interface Entry {
	/** A line of the permission table; also the path below `/staf`, unless there is a `path`. */
	resource: Sumber
	path?: string
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
			{
				resource: 'dasbor',
				nama: 'Dasbor',
				icon: Insights,
				page: lazyPage(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
			},
			{
				resource: 'reservasi',
				nama: 'Reservasi',
				icon: EventAvailable,
				page: lazyPage(async () => (await import('./reservasi/reservasi-page.tsx')).ReservasiPage),
			},
			{
				resource: 'kalender',
				nama: 'Kalender',
				icon: CalendarMonth,
				page: lazyPage(async () => (await import('./kalender/kalender-page.tsx')).KalenderPage),
			},
			{
				resource: 'komentar',
				nama: 'Komentar',
				icon: ModeComment,
				page: lazyPage(async () => (await import('./komentar/komentar-page.tsx')).KomentarPage),
			},
			{
				resource: 'kata-komentar',
				nama: 'Daftar kata',
				satu: 'Kata',
				icon: FilterAlt,
				label: 'kata',
				...lazyPages(async () => (await import('./kata-komentar/kata-komentar-pages.tsx')).kataKomentarPages),
			},
		],
	},
	{
		nama: 'Beranda',
		screens: [
			{
				resource: 'beranda-banner',
				nama: 'Banner',
				icon: ViewCarousel,
				label: textOf,
				...lazyPages(async () => (await import('./beranda-banner/beranda-banner-pages.tsx')).berandaBannerPages),
			},
			{
				resource: 'beranda-pendaftaran',
				nama: 'Blok pendaftaran',
				icon: AppRegistration,
				page: lazyPage(
					async () => (await import('./beranda-pendaftaran/beranda-pendaftaran-page.tsx')).BerandaPendaftaranPage,
				),
			},
			{
				resource: 'beranda-sambutan',
				nama: 'Sambutan',
				icon: RecordVoiceOver,
				page: lazyPage(async () => (await import('./beranda-sambutan/beranda-sambutan-page.tsx')).BerandaSambutanPage),
			},
			{
				resource: 'popup-information',
				nama: 'Popup & kuis',
				icon: Quiz,
				label: textOf,
				...lazyPages(
					async () => (await import('./popup-information/popup-information-pages.tsx')).popupInformationPages,
				),
			},
			{
				resource: 'testimoni-google',
				nama: 'Ringkasan ulasan',
				icon: Reviews,
				page: lazyPage(async () => (await import('./testimoni-google/testimoni-google-page.tsx')).TestimoniGooglePage),
			},
		],
	},
	{
		nama: 'Isi situs',
		screens: [
			{
				resource: 'artikel',
				nama: 'Artikel',
				icon: Article,
				label: 'judul',
				...lazyPages(async () => (await import('./artikel/artikel-pages.tsx')).artikelPages),
			},
			{
				resource: 'kategori-artikel',
				nama: 'Kategori artikel',
				icon: Category,
				label: 'nama',
				...lazyPages(async () => (await import('./kategori-artikel/kategori-artikel-pages.tsx')).kategoriArtikelPages),
			},
			{
				resource: 'artikel-setting',
				nama: 'Poster & video',
				icon: OndemandVideo,
				page: lazyPage(async () => (await import('./artikel-setting/artikel-setting-page.tsx')).ArtikelSettingPage),
			},
			{
				resource: 'layanan',
				nama: 'Layanan unggulan',
				icon: Healing,
				label: 'nama',
				...lazyPages(async () => (await import('./layanan/layanan-pages.tsx')).layananPages),
			},
			{
				resource: 'fasilitas',
				nama: 'Fasilitas',
				icon: Apartment,
				label: 'nama',
				...lazyPages(async () => (await import('./fasilitas/fasilitas-pages.tsx')).fasilitasPages),
			},
			{
				resource: 'mitra',
				nama: 'Mitra',
				icon: Handshake,
				label: 'nama',
				...lazyPages(async () => (await import('./mitra/mitra-pages.tsx')).mitraPages),
			},
			{
				resource: 'komunitas',
				nama: 'Komunitas',
				icon: Groups,
				label: 'nama',
				...lazyPages(async () => (await import('./komunitas/komunitas-pages.tsx')).komunitasPages),
			},
			{
				resource: 'testimoni',
				nama: 'Testimoni',
				icon: FormatQuote,
				label: 'nama',
				...lazyPages(async () => (await import('./testimoni/testimoni-pages.tsx')).testimoniPages),
			},
			{
				resource: 'prestasi',
				nama: 'Prestasi',
				icon: EmojiEvents,
				label: 'nama',
				...lazyPages(async () => (await import('./prestasi/prestasi-pages.tsx')).prestasiPages),
			},
			{
				resource: 'gallery',
				nama: 'Galeri',
				satu: 'Foto atau video',
				icon: Collections,
				label: 'keterangan',
				...lazyPages(async () => (await import('./gallery/gallery-pages.tsx')).galleryPages),
			},
			{
				resource: 'faq',
				nama: 'Pertanyaan umum',
				icon: QuestionAnswer,
				label: 'pertanyaan',
				...lazyPages(async () => (await import('./faq/faq-pages.tsx')).faqPages),
			},
			{
				resource: 'gambar',
				path: 'media',
				nama: 'Media',
				icon: PermMedia,
				page: lazyPage(async () => (await import('./media/media-page.tsx')).MediaPage),
			},
			{
				resource: 'sampah',
				nama: 'Sampah',
				icon: AutoDelete,
				page: lazyPage(async () => (await import('./sampah/sampah-page.tsx')).SampahPage),
			},
		],
	},
	{
		nama: 'Dokter & jadwal',
		screens: [
			{
				resource: 'dokter',
				nama: 'Dokter',
				icon: MedicalServices,
				label: 'nama',
				...lazyPages(async () => (await import('./dokter/dokter-pages.tsx')).dokterPages),
			},
			{
				resource: 'jadwal',
				nama: 'Jadwal & cuti',
				icon: CalendarViewWeek,
				page: lazyPage(async () => (await import('./jadwal/jadwal-page.tsx')).JadwalPage),
			},
			{
				resource: 'poli-klinik',
				nama: 'Poli klinik',
				icon: LocalHospital,
				label: 'nama',
				...lazyPages(async () => (await import('./poli-klinik/poli-klinik-pages.tsx')).poliKlinikPages),
			},
			{
				resource: 'keluhan',
				nama: 'Keluhan',
				icon: Sick,
				label: 'kata',
				...lazyPages(async () => (await import('./keluhan/keluhan-pages.tsx')).keluhanPages),
			},
			{
				resource: 'tanda-bahaya',
				nama: 'Tanda bahaya',
				icon: Emergency,
				page: lazyPage(async () => (await import('./tanda-bahaya/tanda-bahaya-page.tsx')).TandaBahayaPage),
			},
		],
	},
	{
		nama: currentMerek.namaToko,
		screens: [
			{
				resource: 'shop-item',
				nama: 'Paket layanan',
				icon: Inventory,
				label: 'nama',
				...lazyPages(async () => (await import('./shop-item/shop-item-pages.tsx')).shopItemPages),
			},
			{
				resource: 'shop-tipe',
				nama: 'Tipe paket',
				icon: Sell,
				label: 'nama',
				...lazyPages(async () => (await import('./shop-pilihan/shop-pilihan-pages.tsx')).shopPilihanPages('tipe')),
			},
			{
				resource: 'shop-kategori',
				nama: 'Kategori paket',
				icon: Category,
				label: 'nama',
				...lazyPages(async () => (await import('./shop-pilihan/shop-pilihan-pages.tsx')).shopPilihanPages('kategori')),
			},
			{
				resource: 'shop-usia',
				nama: 'Kelompok usia',
				icon: Cake,
				label: 'nama',
				...lazyPages(async () => (await import('./shop-usia/shop-usia-pages.tsx')).shopUsiaPages),
			},
			{
				resource: 'shop-setting',
				nama: 'Pengaturan toko',
				icon: Storefront,
				page: lazyPage(async () => (await import('./shop-setting/shop-setting-page.tsx')).ShopSettingPage),
			},
		],
	},
	{
		nama: 'Pengaturan',
		screens: [
			{
				resource: 'panduan',
				nama: 'Siapkan situs',
				icon: Checklist,
				page: lazyPage(async () => (await import('./panduan/panduan-page.tsx')).PanduanPage),
			},
			{
				resource: 'web-setting',
				nama: 'Identitas situs',
				icon: Settings,
				page: lazyPage(async () => (await import('./web-setting/web-setting-page.tsx')).WebSettingPage),
			},
			{
				resource: 'merek',
				nama: 'Merek',
				icon: Palette,
				page: lazyPage(async () => (await import('./merek/merek-page.tsx')).MerekPage),
			},
			{
				resource: 'teks',
				nama: 'Teks situs',
				icon: TextFields,
				page: lazyPage(async () => (await import('./teks/teks-page.tsx')).TeksPage),
			},
			{
				resource: 'notifikasi',
				nama: 'Notifikasi',
				icon: Notifications,
				page: lazyPage(async () => (await import('./notifikasi/notifikasi-page.tsx')).NotifikasiPage),
			},
			{
				resource: 'web-setting-sosmed',
				nama: 'Media sosial',
				icon: Share,
				label: 'icon',
				...lazyPages(
					async () => (await import('./web-setting-sosmed/web-setting-sosmed-pages.tsx')).webSettingSosmedPages,
				),
			},
			{
				resource: 'web-setting-meta-pixel',
				nama: 'Meta Pixel',
				icon: AdsClick,
				label: 'metaPixelId',
				...lazyPages(
					async () =>
						(await import('./web-setting-meta-pixel/web-setting-meta-pixel-pages.tsx')).webSettingMetaPixelPages,
				),
			},
			{
				resource: 'pengguna',
				nama: 'Pengguna',
				icon: Group,
				label: 'nama',
				...lazyPages(async () => (await import('./pengguna/pengguna-pages.tsx')).penggunaPages),
			},
			{
				resource: 'audit',
				nama: 'Riwayat',
				icon: History,
				label: 'label',
				list: lazyPage(async () => (await import('./audit/audit-list.tsx')).AuditList),
			},
			{
				resource: 'impor',
				nama: 'Impor & ekspor',
				icon: ImportExport,
				page: lazyPage(async () => (await import('./csv/csv-page.tsx')).CsvPage),
			},
		],
	},
]

export const screens = menu.flatMap((section) => section.screens)
