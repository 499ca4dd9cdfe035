import type { Generated } from 'kysely'

/** Visitors see `terbit` only. `terjadwal` becomes `terbit` at its time. */
export type StatusTerbit = 'konsep' | 'terjadwal' | 'terbit'

interface Hideable {
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
}

interface Publishable {
	status: Generated<StatusTerbit>
	/** The time of its first publication; null for a draft and for content that was loaded as published. */
	terbitPada: Generated<number | null>
}

/** A choice of the shop's filters. */
interface Pilihan {
	id: string
	uri: string
	nama: string
	urutan: number
}

export interface ContentSchema {
	webSetting: {
		id: string
		namaWeb: string
		logo: string | null
		noTelp: string
		noTelpType: 'wa' | 'telp'
		email: string
		noTelpUgd: string
		noTelpUgdType: 'wa' | 'telp'
		/** Provider and id of the map, see contract/media/embed.ts. */
		mapLokasi: string
		petunjukArah: string
		alamat: string
		tentang: string
		/** Whether visits are recorded and the pixel is loaded at once, or only after the visitor agrees. */
		persetujuanPelacakan: 'langsung' | 'setuju'
		/** 1 when the site has promo pages. */
		promo: Generated<number>
		/** The `webId` of the provider that the content came from; null for our own. */
		webId: Generated<string | null>
		createdAt: number
	}
	/** Texts of the site that staff can change; an empty one stands for the default. */
	webTeks: {
		id: string
		pesanPendaftaran: Generated<string>
		pesanPasienBaru: Generated<string>
		pesanPaket: Generated<string>
		pesanBaru: Generated<string>
		pesanDikonfirmasi: Generated<string>
		pesanHadir: Generated<string>
		pesanSelesai: Generated<string>
		pesanBatal: Generated<string>
		pesanTidakHadir: Generated<string>
		/** JSON: the entries in their order, each with its label. */
		menu: Generated<string>
		menuTentang: Generated<string>
		petunjukKosong: Generated<string>
		petunjukPencarian: Generated<string>
		privasiNama: Generated<string>
		privasiEmail: Generated<string>
		privasiTelp: Generated<string>
	}
	webMerek: {
		id: string
		/** Empty: the name of the site. */
		namaPendek: string
		/** Empty: made from the short name. */
		namaToko: string
		/** A picture in the folder `merek`. */
		lambang: string | null
		/** `#rrggbb` as chosen; the site darkens a colour that is too light. */
		warnaUtama: string | null
		warnaPendamping: string | null
	}
	webSettingSosmed: {
		id: string
		link: string
		icon: string
		username: string
		urutan: number
	}
	webSettingMetaPixel: {
		id: string
		metaPixelId: string
		createdAt: number
	}
	berandaBanner: Publishable & {
		id: string
		contentType: 'gambar' | 'embed_video'
		/** File name, or provider and id of the video. */
		content: string
		text: string
		buttonLink: string | null
		buttonTitle: string | null
		urutan: number
	}
	berandaPendaftaran: {
		id: string
		foto: string | null
		text: string
		noTelp: string
		noTelpType: 'wa' | 'telp'
	}
	berandaSambutan: {
		id: string
		fotoSambutan: string | null
		sambutan: string
		namaPerson: string
		jabatanPerson: string
	}
	artikelSetting: {
		id: string
		posterDaftarArtikel: string | null
		/** Videos by provider and id. */
		youtubeDaftarArtikel: string | null
		tiktokDaftarArtikel: string | null
		posterDetailArtikel: string | null
		videoDetailArtikel: string | null
		/** Days after its last change when an article is due for review. */
		tinjauHari: Generated<number>
	}
	shopSetting: {
		id: string
		/** Visits may be booked from today until that many days later. */
		durasi: number
		/** Before this day, `YYYY-MM-DD`, the window starts on it instead of today. */
		mulaiTanggal: Generated<string | null>
		caraCheckin: string
		syaratKetentuan: string
		poster: string | null
		/** JSON list of the open weekdays, each with its hours or null; a weekday that is absent is closed. */
		hariBuka: Generated<string>
		/** The most people on one day; null for no limit. */
		kuotaHarian: Generated<number | null>
		createdAt: number
		/** 1 when visitors may reschedule and cancel a reservation themselves. */
		ubahMandiri: Generated<number>
		/** They may until that many hours before 00.00 WIB of the visit day. */
		batasUbahJam: Generated<number>
	}
	/** A day without visits. */
	shopHariTutup: {
		tanggal: string
		keterangan: string
		/** 1 for a holiday whose day is not decided yet. */
		perkiraan: Generated<number>
	}
	testimoniGoogle: {
		id: string
		rating: number
		reviews: number
	}
	popupInformation: Publishable & {
		id: string
		type: 'quiz' | 'informasi'
		content: string | null
		text: string
		/** JSON of the contract's quiz, or null. */
		quiz: string | null
		tayangMulai: number
		tayangSelesai: number | null
	}
	poliKlinik: Hideable & {
		id: string
		uri: string
		nama: string
		deskripsi: string
		icon: string | null
		/** JSON list of ids of the dictionary; empty: found from the name and the doctors' titles. */
		spesialisasi: Generated<string>
		cari: string
	}
	/** An everyday word for a complaint, and the clinic that treats it. */
	keluhan: {
		id: string
		kata: string
		poliKlinikId: string
		urutan: number
	}
	/** What the hospital changed in the built-in danger signs; every list is JSON. */
	tandaBahaya: {
		id: string
		ditambah: Generated<string>
		/** Built-in phrases that are switched off. */
		dimatikan: Generated<string>
		/** Reworded sentences of what to do. */
		kalimat: Generated<string>
		/** Helplines. */
		bantuan: Generated<string>
		/** The doctor who has read the list, and the day. */
		dibacaOleh: Generated<string>
		dibacaPada: Generated<string | null>
	}
	dokter: Hideable & {
		id: string
		nama: string
		spesialis: string
		foto: string | null
		favorit: number | null
		cari: string
	}
	dokterPoliKlinik: {
		dokterId: string
		poliKlinikId: string
		urutan: number
	}
	jadwalWaktu: {
		id: string
		dokterId: string
		poliKlinikId: string
		/** JSON list of weekday names. */
		hari: string
		keteranganWaktu: string
		jamMulai: string
		jamSelesai: string
		urutan: number
	}
	jadwalKeterangan: {
		id: string
		dokterId: string
		keterangan: string
		/** The last day on which it is shown; null for always. */
		berlakuSampai: string | null
		urutan: number
	}
	jadwalPengecualian: {
		id: string
		/** Null for a closed clinic. */
		dokterId: string | null
		/** Null for all clinics. */
		poliKlinikId: string | null
		/** `cuti`, `ganti` (other hours on one day) or `tutup`. */
		jenis: string
		/** The first and the last day. */
		mulai: string
		selesai: string
		jamMulai: string | null
		jamSelesai: string | null
		alasan: string
		/** 1 when visitors see the reason. */
		alasanTampil: number
	}
	layanan: Hideable & {
		id: string
		uri: string
		nama: string
		foto: string | null
		noTelp: string
		noTelpType: 'wa' | 'telp'
		deskripsi: string
		ringkasan: string
		favorit: number | null
		urutan: number
		cari: string
	}
	fasilitas: Hideable & {
		id: string
		uri: string
		nama: string
		/** JSON list of file names. */
		foto: string
		deskripsi: string
		ringkasan: string
		urutan: number
		cari: string
	}
	mitra: Hideable & {
		id: string
		uri: string
		nama: string
		logo: string | null
		deskripsi: string
		ringkasan: string
		favorit: number | null
		urutan: number
		cari: string
	}
	komunitas: Hideable & {
		id: string
		uri: string
		nama: string
		foto: string | null
		deskripsi: string
		ringkasan: string
		urutan: number
	}
	testimoni: Hideable & {
		id: string
		nama: string
		foto: string | null
		rating: number
		testimoni: string
		favorit: number | null
		createdAt: number
	}
	prestasi: Hideable & {
		id: string
		nama: string
		deskripsi: string
		foto: string | null
		urutan: number
	}
	faq: Hideable & {
		id: string
		pertanyaan: string
		jawaban: string
		urutan: number
	}
	gallery: Hideable & {
		id: string
		contentType: 'gambar' | 'youtube' | 'tiktok'
		/** File name, or provider and id of the video. */
		content: string
		keterangan: string
		lebar: number | null
		tinggi: number | null
		createdAt: number
	}
	kategoriArtikel: {
		id: string
		uri: string
		nama: string
		favorit: number | null
		cari: string
	}
	artikel: Publishable & {
		id: string
		uri: string
		judul: string
		textContent: string
		ringkasan: string
		/** JSON list of `{ content }`. */
		artikelMedia: string
		kategoriArtikelId: string
		favorit: number | null
		createdAt: number
		updatedAt: number
		cari: string
		/** For search engines and shared links; empty: the title, the summary and the first picture. */
		metaJudul: Generated<string>
		metaDeskripsi: Generated<string>
		metaGambar: Generated<string | null>
		/** Names, as readers see them. */
		penulis: Generated<string>
		peninjau: Generated<string>
		ditinjauPada: Generated<string | null>
	}
	artikelDokter: {
		artikelId: string
		dokterId: string
		urutan: number
	}
	shopTipe: Pilihan
	shopKategori: Pilihan
	shopUsia: Pilihan & {
		usiaMin: number
		usiaMax: number
	}
	shopItem: Publishable & {
		id: string
		uri: string
		nama: string
		harga: number
		mediaContent: string | null
		tipeId: string
		kategoriId: string
		/** 1 when the package is for men. */
		untukL: number
		/** 1 when the package is for women. */
		untukP: number
		textContent: string
		ringkasan: Generated<string>
		urutan: number
		cari: string
		/** The most lines of this package on one day; null for no limit. */
		kuotaHarian: Generated<number | null>
		/** Preparation notes in plain text, one per line. */
		persiapan: Generated<string>
	}
	shopItemUsia: {
		shopItemId: string
		usiaId: string
	}
	/** The content revision: triggers increase it with every write of content. */
	revisi: {
		id: Generated<number>
		nomor: number
	}
}
