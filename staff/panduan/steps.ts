import type { ComponentType } from 'react'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import { lazyPage } from '../lazy-pages.ts'

interface Step {
	nama: string
	/** What it is for, in a sentence. */
	help: string
	/** The public page that shows it. */
	page: string
	/** The screen with all its fields, below `/staf`. */
	screen: string
	form: ComponentType
}

/** The words of each step, and its form, which loads when it is opened. */
export const steps: Record<LangkahPanduan, Step> = {
	identitas: {
		nama: 'Identitas',
		help: 'Nama rumah sakit tampil di setiap halaman dan di hasil pencarian.',
		page: '/',
		screen: '/web-setting',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).IdentitasStep),
	},
	merek: {
		nama: 'Merek',
		help: 'Nama pendek, lambang, dan warna: di menu, judul, tombol, dan ikon.',
		page: '/',
		screen: '/merek',
		form: lazyPage(async () => (await import('./merek-step.tsx')).MerekStep),
	},
	kontak: {
		nama: 'Kontak',
		help: 'Cara pengunjung menghubungi Anda.',
		page: '/hubungi-kami',
		screen: '/web-setting',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).KontakStep),
	},
	peta: {
		nama: 'Peta',
		help: 'Letak rumah sakit dan rute ke sana.',
		page: '/hubungi-kami',
		screen: '/web-setting',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PetaStep),
	},
	sosmed: {
		nama: 'Media sosial',
		help: 'Tampil di bagian atas dan bawah setiap halaman.',
		page: '/hubungi-kami',
		screen: '/web-setting-sosmed',
		form: lazyPage(async () => (await import('./sosmed-step.tsx')).SosmedStep),
	},
	pendaftaran: {
		nama: 'Pendaftaran',
		help: 'Nomor yang menerima pendaftaran pasien dari situs.',
		page: '/',
		screen: '/beranda-pendaftaran',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PendaftaranStep),
	},
	'poli-klinik': {
		nama: 'Poli klinik pertama',
		help: 'Dokter dan jadwal dikelompokkan menurut poli klinik.',
		page: '/poli-klinik',
		screen: '/poli-klinik',
		form: lazyPage(async () => (await import('./clinic-steps.tsx')).PoliKlinikStep),
	},
	dokter: {
		nama: 'Dokter pertama dan jadwalnya',
		help: 'Pengunjung memilih jadwal ini untuk mendaftar.',
		page: '/poli-klinik',
		screen: '/dokter',
		form: lazyPage(async () => (await import('./clinic-steps.tsx')).DokterStep),
	},
	'tanda-bahaya': {
		nama: 'Tanda bahaya',
		help: 'Minta seorang dokter membaca daftar tanda bahaya, lalu catat namanya. Keluhan dengan tanda ini diarahkan ke IGD lebih dahulu.',
		page: '/poli-klinik',
		screen: '/tanda-bahaya',
		form: lazyPage(async () => (await import('./tanda-bahaya-step.tsx')).TandaBahayaStep),
	},
	layanan: {
		nama: 'Layanan unggulan',
		help: 'Tampil di menu dan di halaman depan.',
		page: '/layanan',
		screen: '/layanan',
		form: lazyPage(async () => (await import('./content-steps.tsx')).LayananStep),
	},
	banner: {
		nama: 'Banner',
		help: 'Gambar besar di bagian atas halaman depan.',
		page: '/',
		screen: '/beranda-banner',
		form: lazyPage(async () => (await import('./content-steps.tsx')).BannerStep),
	},
	artikel: {
		nama: 'Artikel pertama',
		help: 'Info kesehatan yang dibaca pengunjung.',
		page: '/info-kesehatan',
		screen: '/artikel',
		form: lazyPage(async () => (await import('./content-steps.tsx')).ArtikelStep),
	},
	toko: {
		nama: 'Toko paket layanan',
		help: 'Paket yang dapat dipesan lewat situs.',
		page: '/yasmin-shop',
		screen: '/shop-item',
		form: lazyPage(async () => (await import('./toko-step.tsx')).TokoStep),
	},
	pelacakan: {
		nama: 'Pencatatan kunjungan',
		help: 'Pilih: tanya pengunjung dahulu, atau langsung mencatat.',
		page: '/',
		screen: '/web-setting',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PelacakanStep),
	},
	pengguna: {
		nama: 'Akun staf',
		help: 'Beri setiap orang akunnya sendiri, dengan peran sesuai pekerjaannya.',
		page: '/',
		screen: '/pengguna',
		form: lazyPage(async () => (await import('./pengguna-step.tsx')).PenggunaStep),
	},
}
