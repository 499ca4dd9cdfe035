import AdsClick from '@mui/icons-material/AdsClickOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined'
import Cake from '@mui/icons-material/CakeOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Healing from '@mui/icons-material/HealingOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import OndemandVideo from '@mui/icons-material/OndemandVideoOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sick from '@mui/icons-material/SickOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined'
import { textOf } from '../lists/plain-text.ts'
import { declared, list, page } from '../screen.ts'

export const berandaBanner = list(
	'beranda-banner',
	'Banner',
	ViewCarousel,
	textOf,
	() => import('./beranda-banner-pages.tsx'),
)
export const berandaPendaftaran = declared('beranda-pendaftaran', AppRegistration)
export const berandaSambutan = declared('beranda-sambutan', RecordVoiceOver)
export const testimoniGoogle = page(
	'testimoni-google',
	'Ringkasan ulasan',
	Reviews,
	() => import('./testimoni-google-page.tsx'),
)
export const kategoriArtikel = declared('kategori-artikel', Category)
export const artikelSetting = page(
	'artikel-setting',
	'Poster & video',
	OndemandVideo,
	() => import('./artikel-setting-page.tsx'),
)
export const kataKomentar = list(
	'kata-komentar',
	'Daftar kata',
	FilterAlt,
	'kata',
	() => import('./kata-komentar-pages.tsx'),
	{
		satu: 'Kata',
	},
)
export const layanan = declared('layanan', Healing)
export const fasilitas = declared('fasilitas', Apartment)
export const mitra = declared('mitra', Handshake)
export const komunitas = declared('komunitas', Groups)
export const testimoni = declared('testimoni', FormatQuote)
export const prestasi = declared('prestasi', EmojiEvents)
export const gallery = list('gallery', 'Galeri', Collections, 'keterangan', () => import('./gallery-pages.tsx'), {
	satu: 'Foto atau video',
})
export const faq = declared('faq', QuestionAnswer)
export const datang = declared('datang', DirectionsWalk)
export const hakPasien = declared('hak-pasien', Gavel)
export const keluhan = list('keluhan', 'Keluhan', Sick, 'kata', () => import('./keluhan-pages.tsx'))
export const shopItem = list('shop-item', 'Paket layanan', Inventory, 'nama', () => import('./shop-item-pages.tsx'))
export const shopTipe = declared('shop-tipe', Sell)
export const shopKategori = declared('shop-kategori', Category)
export const shopUsia = list('shop-usia', 'Kelompok usia', Cake, 'nama', () => import('./shop-usia-pages.tsx'))
export const shopSetting = page('shop-setting', 'Pengaturan toko', Storefront, () => import('./shop-setting-page.tsx'))
export const webSettingSosmed = list(
	'web-setting-sosmed',
	'Media sosial',
	Share,
	'icon',
	() => import('./web-setting-sosmed-pages.tsx'),
)
export const webSettingMetaPixel = declared('web-setting-meta-pixel', AdsClick)
