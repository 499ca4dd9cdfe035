import type { ComponentType } from 'react'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { lazyPage } from '../lazy-page.ts'

/** What an empty step keeps others waiting for. */
export const missing = {
	identitas: 'Isi nama rumah sakit di langkah Identitas lebih dulu.',
	'poli-klinik': 'Tambah satu poli klinik di langkah sebelumnya lebih dulu.',
}

interface Step {
	nama: string
	help: string
	/** The public page that shows it, if not the home page. */
	page?: string
	/** What its form changes; the screen with all its fields has the same name. */
	resource: Sumber
	/** A step that has to be filled first. */
	after?: keyof typeof missing
	form: ComponentType
}

/** The words of each step, and its form, which loads when it is opened. */
export const steps: Record<LangkahPanduan, Step> = {
	identitas: {
		nama: 'Identitas',
		help: 'Nama rumah sakit tampil di setiap halaman dan di hasil pencarian.',
		resource: 'web-setting',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).IdentitasStep),
	},
	merek: {
		nama: 'Merek',
		help: 'Nama pendek, lambang, dan warna: di menu, judul, tombol, dan ikon.',
		resource: 'merek',
		after: 'identitas',
		form: lazyPage(async () => (await import('./merek-step.tsx')).MerekStep),
	},
	kontak: {
		nama: 'Kontak',
		help: 'Cara pengunjung menghubungi Anda.',
		page: '/hubungi-kami',
		resource: 'web-setting',
		after: 'identitas',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).KontakStep),
	},
	peta: {
		nama: 'Peta',
		help: 'Letak rumah sakit dan rute ke sana.',
		page: '/hubungi-kami',
		resource: 'web-setting',
		after: 'identitas',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PetaStep),
	},
	sosmed: {
		nama: 'Media sosial',
		help: 'Tampil di bagian atas dan bawah setiap halaman.',
		page: '/hubungi-kami',
		resource: 'web-setting-sosmed',
		form: lazyPage(async () => (await import('./sosmed-step.tsx')).SosmedStep),
	},
	pendaftaran: {
		nama: 'Pendaftaran',
		help: 'Nomor yang menerima pendaftaran pasien dari situs.',
		resource: 'beranda-pendaftaran',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PendaftaranStep),
	},
	'poli-klinik': {
		nama: 'Poli klinik pertama',
		help: 'Dokter dan jadwal dikelompokkan menurut poli klinik.',
		page: '/poli-klinik',
		resource: 'poli-klinik',
		form: lazyPage(async () => (await import('./clinic-steps.tsx')).PoliKlinikStep),
	},
	dokter: {
		nama: 'Dokter pertama dan jadwalnya',
		help: 'Pengunjung memilih jadwal ini untuk mendaftar.',
		page: '/poli-klinik',
		resource: 'dokter',
		after: 'poli-klinik',
		form: lazyPage(async () => (await import('./clinic-steps.tsx')).DokterStep),
	},
	'tanda-bahaya': {
		nama: 'Tanda bahaya',
		help: 'Minta seorang dokter membaca daftar tanda bahaya, lalu catat namanya. Keluhan dengan tanda ini diarahkan ke IGD lebih dahulu.',
		page: '/poli-klinik',
		resource: 'tanda-bahaya',
		form: lazyPage(async () => (await import('./tanda-bahaya-step.tsx')).TandaBahayaStep),
	},
	layanan: {
		nama: 'Layanan unggulan',
		help: 'Tampil di menu dan di halaman depan.',
		page: '/layanan',
		resource: 'layanan',
		form: lazyPage(async () => (await import('./content-steps.tsx')).LayananStep),
	},
	banner: {
		nama: 'Banner',
		help: 'Gambar besar di bagian atas halaman depan.',
		resource: 'beranda-banner',
		form: lazyPage(async () => (await import('./content-steps.tsx')).BannerStep),
	},
	artikel: {
		nama: 'Artikel pertama',
		help: 'Info kesehatan yang dibaca pengunjung.',
		page: '/info-kesehatan',
		resource: 'artikel',
		form: lazyPage(async () => (await import('./content-steps.tsx')).ArtikelStep),
	},
	toko: {
		nama: 'Toko paket layanan',
		help: 'Paket yang dapat dipesan lewat situs.',
		page: '/yasmin-shop',
		resource: 'shop-item',
		form: lazyPage(async () => (await import('./toko-step.tsx')).TokoStep),
	},
	gambar: {
		nama: 'Foto dan gambar',
		help: 'Ganti gambar contoh dengan foto rumah sakit Anda.',
		resource: 'gambar',
		form: lazyPage(async () => (await import('./gambar-step.tsx')).GambarStep),
	},
	'hak-pasien': {
		nama: 'Hak dan kewajiban pasien',
		help: 'Rumah sakit wajib memberitahukannya kepada pasien. Periksa naskah bawaan ini, lalu simpan.',
		page: '/hak-pasien',
		resource: 'hak-pasien',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).HakPasienStep),
	},
	iklan: {
		nama: 'Testimoni dan promo',
		help: 'Aturan tentang iklan rumah sakit membatasi keduanya. Pilih yang boleh tampil.',
		page: '/testimoni',
		resource: 'web-setting',
		after: 'identitas',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).IklanStep),
	},
	pelacakan: {
		nama: 'Pencatatan kunjungan',
		help: 'Pilih: tanya pengunjung dahulu, atau langsung mencatat.',
		resource: 'web-setting',
		after: 'identitas',
		form: lazyPage(async () => (await import('./setting-steps.tsx')).PelacakanStep),
	},
	pengguna: {
		nama: 'Akun staf',
		help: 'Beri setiap orang akunnya sendiri, dengan peran sesuai pekerjaannya.',
		resource: 'pengguna',
		form: lazyPage(async () => (await import('./pengguna-step.tsx')).PenggunaStep),
	},
}
