import Cake from '@mui/icons-material/CakeOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import OndemandVideo from '@mui/icons-material/OndemandVideoOutlined'
import Reviews from '@mui/icons-material/ReviewsOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import Sick from '@mui/icons-material/SickOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined'
import { lazyPage, lazyPages } from '../lazy-pages.ts'
import { textOf } from '../lists/plain-text.ts'
import type { Screen } from '../screen.ts'

export const kataKomentar: Screen = {
	resource: 'kata-komentar',
	nama: 'Daftar kata',
	satu: 'Kata',
	icon: FilterAlt,
	label: 'kata',
	...lazyPages(async () => (await import('./kata-komentar-pages.tsx')).kataKomentarPages),
}

export const berandaBanner: Screen = {
	resource: 'beranda-banner',
	nama: 'Banner',
	icon: ViewCarousel,
	label: textOf,
	...lazyPages(async () => (await import('./beranda-banner-pages.tsx')).berandaBannerPages),
}

export const testimoniGoogle: Screen = {
	resource: 'testimoni-google',
	nama: 'Ringkasan ulasan',
	icon: Reviews,
	page: lazyPage(async () => (await import('./testimoni-google-page.tsx')).TestimoniGooglePage),
}

export const artikelSetting: Screen = {
	resource: 'artikel-setting',
	nama: 'Poster & video',
	icon: OndemandVideo,
	page: lazyPage(async () => (await import('./artikel-setting-page.tsx')).ArtikelSettingPage),
}

export const gallery: Screen = {
	resource: 'gallery',
	nama: 'Galeri',
	satu: 'Foto atau video',
	icon: Collections,
	label: 'keterangan',
	...lazyPages(async () => (await import('./gallery-pages.tsx')).galleryPages),
}

export const keluhan: Screen = {
	resource: 'keluhan',
	nama: 'Keluhan',
	icon: Sick,
	label: 'kata',
	...lazyPages(async () => (await import('./keluhan-pages.tsx')).keluhanPages),
}

export const shopItem: Screen = {
	resource: 'shop-item',
	nama: 'Paket layanan',
	icon: Inventory,
	label: 'nama',
	...lazyPages(async () => (await import('./shop-item-pages.tsx')).shopItemPages),
}

export const shopUsia: Screen = {
	resource: 'shop-usia',
	nama: 'Kelompok usia',
	icon: Cake,
	label: 'nama',
	...lazyPages(async () => (await import('./shop-usia-pages.tsx')).shopUsiaPages),
}

export const shopSetting: Screen = {
	resource: 'shop-setting',
	nama: 'Pengaturan toko',
	icon: Storefront,
	page: lazyPage(async () => (await import('./shop-setting-page.tsx')).ShopSettingPage),
}

export const webSettingSosmed: Screen = {
	resource: 'web-setting-sosmed',
	nama: 'Media sosial',
	icon: Share,
	label: 'icon',
	...lazyPages(async () => (await import('./web-setting-sosmed-pages.tsx')).webSettingSosmedPages),
}
