/**
 * The types of the demo content. Records refer to each other by `uri`, which the loader turns into ids. A picture is
 * named by its file in its `/images` folder; people have none, the site shows their initials. Days are relative to the day of loading, so that the demo never goes stale.
 */

export type Hari = 'Senin' | 'Selasa' | 'Rabu' | 'Kamis' | 'Jumat' | 'Sabtu' | 'Minggu'
export type TelpType = 'wa' | 'telp'
export type JenisKelamin = 'l' | 'p'

export interface DemoPoliKlinik {
	uri: string
	nama: string
	/** One or two sentences in plain text. */
	deskripsi: string
	/** icon-poli-klinik/<file> */
	icon: string
}

export interface DemoKeluhan {
	/** A clinic by uri. */
	poliKlinik: string
	kata: string[]
}

export interface DemoDokter {
	uri: string
	nama: string
	/** e.g. 'Spesialis Anak' */
	spesialis: string
	/** Clinics by uri, the main one first. */
	poliKlinik: string[]
	waktu: {
		poliKlinik: string
		hari: Hari[]
		/** 'Pagi', 'Sore', 'Dengan perjanjian' … */
		keteranganWaktu: string
		/** '08:00' */
		jamMulai: string
		jamSelesai: string
	}[]
	/** `berlakuHari`: days of validity after loading; negative: already expired; null: no end. */
	keterangan: { keterangan: string; berlakuHari: number | null }[]
	/** Place in the home page's list of favourites, from 1. */
	favorit?: number
	/** The number of visits that the loader inserts for 'most visited'. */
	kunjungan?: number
}

/** What a doctor's own page adds: one thing in each line. */
export interface DemoProfil {
	pendidikan?: string
	bahasa?: string
	tindakan?: string
	asuransi?: string
	/** 1: the site shows the hours and offers no registration. */
	jadwalSaja?: number
}

export interface DemoLayanan {
	uri: string
	nama: string
	/** foto-layanan/<file> */
	foto: string
	noTelp: string
	noTelpType: TelpType
	/** 1 for emergency care. */
	gawatDarurat?: number
	deskripsi: string
	favorit?: number
}

export interface DemoFasilitas {
	uri: string
	nama: string
	/** foto-fasilitas/<file>, two to four of them */
	foto: string[]
	deskripsi: string
}

export interface DemoMitra {
	uri: string
	nama: string
	/** logo-mitra/<file> */
	logo: string
	deskripsi: string
	favorit?: number
}

export interface DemoKategoriArtikel {
	uri: string
	nama: string
	favorit?: number
}

export interface DemoArtikel {
	uri: string
	judul: string
	kategori: string
	/** artikel/<file>; the first is the article's picture. */
	artikelMedia: string[]
	/** Days between publication and loading. */
	hariLalu: number
	countView: number
	/** The related doctors are the first doctors of these clinics. */
	dokterDariPoli: string[]
	favorit?: number
	/** HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table. */
	textContent: string
}

export interface DemoKomentar {
	artikel: string
	nama: string
	komentar: string
	/** Hours before loading. */
	jamLalu: number
	/** Allowed by staff; else pending. */
	diizinkan: boolean
	balasan?: Omit<DemoKomentar, 'artikel' | 'balasan'>[]
}

export interface DemoKomunitas {
	uri: string
	nama: string
	/** foto-komunitas/<file> */
	foto: string
	deskripsi: string
}

export interface DemoTestimoni {
	nama: string
	/** 1–5 */
	rating: number
	testimoni: string
	favorit?: number
}

export interface DemoPrestasi {
	nama: string
	/** foto-prestasi/<file> */
	foto: string
	deskripsi: string
}

export interface DemoFaq {
	pertanyaan: string
	/** HTML */
	jawaban: string
}

export interface DemoGallery {
	contentType: 'gambar' | 'youtube' | 'tiktok'
	/** gallery/<file>, a YouTube video id, or a TikTok address (https://www.tiktok.com/@name/video/<digits>). */
	content: string
	/** The alt text. */
	keterangan: string
}

export interface DemoShopPilihan {
	uri: string
	nama: string
}

export interface DemoShopUsia extends DemoShopPilihan {
	/** Whole years, both ends inclusive. */
	usiaMin: number
	usiaMax: number
}

export interface DemoShopItem {
	uri: string
	nama: string
	/** Whole rupiah. */
	harga: number
	/** shop-item/<file> */
	mediaContent: string
	tipe: string
	kategori: string
	usia: string[]
	jenisKelamin: JenisKelamin[]
	/** How long it takes, in words. */
	lama: string
	/** Preparation notes, one sentence each. */
	persiapan: string[]
	textContent: string
}

export interface DemoPopup {
	type: 'quiz' | 'informasi'
	/** popup-information/<file> */
	content: string | null
	text: string
	/** Shown from `mulaiHari` days after loading (negative: before), for `selamaHari` days; null: no end. */
	mulaiHari: number
	selamaHari: number | null
	quiz: null | {
		/** `content`: popup-quiz/<file> */
		opsiJawaban: { key: string; content: string | null; text: string }[]
		jawaban: string
		infoJawaban: { content: string | null; text: string }
	}
}

export interface DemoBanner {
	contentType: 'gambar' | 'embed_video'
	/** beranda/banner/<file>, or a YouTube video id. */
	content: string
	text: string
	buttonLink: string | null
	buttonTitle: string | null
}

export interface DemoWebsite {
	webSetting: {
		namaWeb: string
		/** web-setting/<file> */
		logo: string
		noTelp: string
		noTelpType: TelpType
		email: string
		noTelpUgd: string
		noTelpUgdType: TelpType
		/** Address of a map frame. */
		mapLokasi: string
		/** Address that opens directions. */
		petunjukArah: string
		alamat: string
		/** The footer's about text, plain. */
		tentang: string
		persetujuanPelacakan: 'langsung' | 'setuju'
		/** 1 shows the promo pages. */
		promo: number
	}
	/** The colours are the defaults of the site. */
	merek: {
		namaPendek: string
		namaToko: string
		/** merek/<file> */
		lambang: string
	}
	sosmed: { link: string; icon: string; username: string }[]
	/** The hero shows all of them when the first is a picture, else only the video. */
	banner: DemoBanner[]
	pendaftaran: { foto: string; text: string; noTelp: string; noTelpType: TelpType }
	sambutan: { sambutan: string; namaPerson: string; jabatanPerson: string }
	artikelSetting: {
		posterDaftarArtikel: string
		youtubeDaftarArtikel: string
		tiktokDaftarArtikel: string
		posterDetailArtikel: string
		videoDetailArtikel: { contentType: 'youtube' | 'tiktok'; content: string }
	}
	shopSetting: {
		/** Visits may be booked from today until that many days later. */
		durasi: number
		/** web-setting/<file> */
		poster: string
		caraCheckin: string
		syaratKetentuan: string
	}
	testimoniGoogle: { rating: number; reviews: number }
}
