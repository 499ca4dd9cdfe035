import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import AutoDelete from '@mui/icons-material/AutoDeleteOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Cake from '@mui/icons-material/CakeOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined'
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined'
import Emergency from '@mui/icons-material/EmergencyOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Healing from '@mui/icons-material/HealingOutlined'
import History from '@mui/icons-material/History'
import ImportExport from '@mui/icons-material/ImportExport'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import LinkOff from '@mui/icons-material/LinkOffOutlined'
import LocalHospital from '@mui/icons-material/LocalHospitalOutlined'
import MarkChatUnread from '@mui/icons-material/MarkChatUnreadOutlined'
import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import ModeComment from '@mui/icons-material/ModeCommentOutlined'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import OndemandVideo from '@mui/icons-material/OndemandVideoOutlined'
import Palette from '@mui/icons-material/PaletteOutlined'
import PermMedia from '@mui/icons-material/PermMediaOutlined'
import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sick from '@mui/icons-material/SickOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import SyncAlt from '@mui/icons-material/SyncAlt'
import TextFields from '@mui/icons-material/TextFieldsOutlined'
import Tune from '@mui/icons-material/Tune'
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import { lazy } from 'react'
import { contentNames } from '../contract/content/content-types.ts'
import { textOf } from './lists/plain-text.ts'
import { currentMerek } from './merek/current-merek.ts'
import { declared, list, page, type Screen } from './screen.ts'

const ISI = 'Isi situs'

/** The order of the menu: the daily work, then the areas, which fold. */
const sections: { nama: string; screens: Screen[] }[] = [
	{
		nama: 'Pekerjaan harian',
		screens: [
			page('dasbor', 'Dasbor', Insights, () => import('./dashboard/dashboard-page.tsx')),
			page('reservasi', 'Reservasi', EventAvailable, () => import('./reservasi/reservasi-page.tsx')),
			page('antrean', 'Antrean', Campaign, () => import('./antrean/antrean-page.tsx')),
			page('kalender', 'Kalender', CalendarMonth, () => import('./kalender/kalender-page.tsx')),
			page('komentar', 'Komentar', ModeComment, () => import('./komentar/komentar-page.tsx')),
		],
	},
	{
		nama: 'Beranda',
		screens: [
			list('beranda-banner', 'Banner', ViewCarousel, textOf, () => import('./content/beranda-banner-pages.tsx')),
			declared('beranda-pendaftaran', AppRegistration),
			declared('beranda-sambutan', RecordVoiceOver),
			list('popup-information', 'Popup & kuis', Quiz, textOf, () => import('./popup-information/popup-pages.tsx')),
			page('testimoni-google', 'Ringkasan ulasan', Reviews, () => import('./content/testimoni-google-page.tsx')),
		],
	},
	{
		nama: ISI,
		screens: [
			list('artikel', 'Artikel', Article, 'judul', () => import('./artikel/artikel-pages.tsx')),
			declared('kategori-artikel', Category),
			page('artikel-setting', 'Poster & video', OndemandVideo, () => import('./content/artikel-setting-page.tsx')),
			list('kata-komentar', 'Daftar kata', FilterAlt, 'kata', () => import('./content/kata-komentar-pages.tsx'), {
				satu: 'Kata',
			}),
			declared('layanan', Healing),
			declared('fasilitas', Apartment),
			declared('mitra', Handshake),
			declared('komunitas', Groups),
			declared('testimoni', FormatQuote),
			declared('prestasi', EmojiEvents),
			list('gallery', 'Galeri', Collections, 'keterangan', () => import('./content/gallery-pages.tsx'), {
				satu: 'Foto atau video',
			}),
			declared('faq', QuestionAnswer),
			declared('datang', DirectionsWalk),
			declared('hak-pasien', Gavel),
			page('gambar', 'Media', PermMedia, () => import('./media/media-page.tsx'), { path: 'media' }),
			page('tautan', 'Tautan rusak', LinkOff, () => import('./tautan/tautan-page.tsx')),
			page('sampah', 'Sampah', AutoDelete, () => import('./sampah/sampah-page.tsx')),
		],
	},
	{
		nama: 'Dokter & jadwal',
		screens: [
			list('dokter', 'Dokter', MedicalServices, 'nama', () => import('./dokter/dokter-pages.tsx')),
			page('jadwal', 'Jadwal & cuti', CalendarViewWeek, () => import('./jadwal/jadwal-page.tsx')),
			list('poli-klinik', 'Poli klinik', LocalHospital, 'nama', () => import('./poli-klinik/poli-klinik-pages.tsx')),
			list('keluhan', 'Keluhan', Sick, 'kata', () => import('./content/keluhan-pages.tsx')),
			page('tanda-bahaya', 'Tanda bahaya', Emergency, () => import('./tanda-bahaya/tanda-bahaya-page.tsx')),
			page('draf-wa', 'Draf WhatsApp', MarkChatUnread, () => import('./draf-wa/draf-wa-page.tsx')),
		],
	},
	{
		nama: currentMerek.namaToko,
		screens: [
			list('shop-item', 'Paket layanan', Inventory, 'nama', () => import('./content/shop-item-pages.tsx')),
			declared('shop-tipe', Sell),
			declared('shop-kategori', Category),
			list('shop-usia', 'Kelompok usia', Cake, 'nama', () => import('./content/shop-usia-pages.tsx')),
			page('shop-setting', 'Pengaturan toko', Storefront, () => import('./content/shop-setting-page.tsx')),
		],
	},
	{
		nama: 'Pengaturan',
		screens: [
			page('panduan', 'Siapkan situs', Checklist, () => import('./panduan/panduan-page.tsx')),
			page('web-setting', 'Identitas situs', Tune, () => import('./web-setting/web-setting-page.tsx')),
			page('merek', 'Merek', Palette, () => import('./merek/merek-page.tsx')),
			page('teks', 'Teks situs', TextFields, () => import('./teks/teks-page.tsx')),
			page('notifikasi', 'Notifikasi', Notifications, () => import('./notifikasi/notifikasi-page.tsx')),
			page('integrasi', 'Integrasi', SyncAlt, () => import('./integrasi/integrasi-page.tsx')),
			page('antrean-setting', 'Nomor antrean', ConfirmationNumber, () => import('./antrean/antrean-setting-page.tsx')),
			list('web-setting-sosmed', 'Media sosial', Share, 'icon', () => import('./content/web-setting-sosmed-pages.tsx')),
			declared('web-setting-meta-pixel', AdsClick),
			list('pengguna', 'Pengguna', Group, 'nama', () => import('./pengguna/pengguna-pages.tsx')),
			list('peran-sendiri', 'Peran sendiri', Badge, 'nama', () => import('./pengguna/peran-sendiri-pages.tsx'), {
				satu: 'Peran',
			}),
			{
				resource: 'audit',
				nama: 'Riwayat',
				icon: History,
				label: 'label',
				list: lazy(() => import('./audit/audit-list.tsx')),
			},
			page('kebocoran', 'Kebocoran data', PrivacyTip, () => import('./kebocoran/kebocoran-page.tsx')),
			page('keadaan', 'Keadaan sistem', Tune, () => import('./keadaan/keadaan-page.tsx')),
			page('impor', 'Impor & ekspor', ImportExport, () => import('./csv/csv-page.tsx')),
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
