import type { ComponentType } from 'react'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import { DokterStep, PoliKlinikStep } from './clinic-steps.tsx'
import { ArtikelStep, BannerStep, LayananStep } from './content-steps.tsx'
import { PenggunaStep } from './pengguna-step.tsx'
import { IdentitasStep, KontakStep, MerekStep, PelacakanStep, PendaftaranStep, PetaStep } from './setting-steps.tsx'
import { SosmedStep } from './sosmed-step.tsx'
import { TokoStep } from './toko-step.tsx'

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

/** The words and the form of each step. */
export const steps: Record<LangkahPanduan, Step> = {
	identitas: {
		nama: 'Identitas',
		help: 'Nama rumah sakit tampil di setiap halaman dan di hasil pencarian.',
		page: '/',
		screen: '/web-setting',
		form: IdentitasStep,
	},
	merek: {
		nama: 'Merek',
		help: 'Nama pendek, lambang, dan warna: di menu, judul, tombol, dan ikon.',
		page: '/',
		screen: '/merek',
		form: MerekStep,
	},
	kontak: {
		nama: 'Kontak',
		help: 'Cara pengunjung menghubungi Anda.',
		page: '/hubungi-kami',
		screen: '/web-setting',
		form: KontakStep,
	},
	peta: {
		nama: 'Peta',
		help: 'Letak rumah sakit dan rute ke sana.',
		page: '/hubungi-kami',
		screen: '/web-setting',
		form: PetaStep,
	},
	sosmed: {
		nama: 'Media sosial',
		help: 'Tampil di bagian atas dan bawah setiap halaman.',
		page: '/hubungi-kami',
		screen: '/web-setting-sosmed',
		form: SosmedStep,
	},
	pendaftaran: {
		nama: 'Pendaftaran',
		help: 'Nomor yang menerima pendaftaran pasien dari situs.',
		page: '/',
		screen: '/beranda-pendaftaran',
		form: PendaftaranStep,
	},
	'poli-klinik': {
		nama: 'Poli klinik pertama',
		help: 'Dokter dan jadwal dikelompokkan menurut poli klinik.',
		page: '/poli-klinik',
		screen: '/poli-klinik',
		form: PoliKlinikStep,
	},
	dokter: {
		nama: 'Dokter pertama dan jadwalnya',
		help: 'Pengunjung memilih jadwal ini untuk mendaftar.',
		page: '/poli-klinik',
		screen: '/dokter',
		form: DokterStep,
	},
	layanan: {
		nama: 'Layanan unggulan',
		help: 'Tampil di menu dan di halaman depan.',
		page: '/layanan',
		screen: '/layanan',
		form: LayananStep,
	},
	banner: {
		nama: 'Banner',
		help: 'Gambar besar di bagian atas halaman depan.',
		page: '/',
		screen: '/beranda-banner',
		form: BannerStep,
	},
	artikel: {
		nama: 'Artikel pertama',
		help: 'Info kesehatan yang dibaca pengunjung.',
		page: '/info-kesehatan',
		screen: '/artikel',
		form: ArtikelStep,
	},
	toko: {
		nama: 'Toko paket layanan',
		help: 'Paket yang dapat dipesan lewat situs.',
		page: '/yasmin-shop',
		screen: '/shop-item',
		form: TokoStep,
	},
	pelacakan: {
		nama: 'Pencatatan kunjungan',
		help: 'Kapan situs mulai mencatat kunjungan.',
		page: '/',
		screen: '/web-setting',
		form: PelacakanStep,
	},
	pengguna: {
		nama: 'Akun staf',
		help: 'Beri setiap orang akunnya sendiri, dengan peran sesuai pekerjaannya.',
		page: '/',
		screen: '/pengguna',
		form: PenggunaStep,
	},
}
