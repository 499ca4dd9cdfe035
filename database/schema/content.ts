import type { Generated } from 'kysely'

export interface ContentSchema {
	webSetting: WebSettingTable
	webTeks: WebTeksTable
	webMerek: WebMerekTable
	webSettingSosmed: WebSettingSosmedTable
	webSettingMetaPixel: WebSettingMetaPixelTable
	berandaBanner: BerandaBannerTable
	berandaPendaftaran: BerandaPendaftaranTable
	berandaSambutan: BerandaSambutanTable
	artikelSetting: ArtikelSettingTable
	shopSetting: ShopSettingTable
	shopHariTutup: ShopHariTutupTable
	testimoniGoogle: TestimoniGoogleTable
	popupInformation: PopupInformationTable
	poliKlinik: PoliKlinikTable
	keluhan: KeluhanTable
	tandaBahaya: TandaBahayaTable
	dokter: DokterTable
	dokterPoliKlinik: DokterPoliKlinikTable
	jadwalWaktu: JadwalWaktuTable
	jadwalKeterangan: JadwalKeteranganTable
	jadwalPengecualian: JadwalPengecualianTable
	layanan: LayananTable
	fasilitas: FasilitasTable
	mitra: MitraTable
	komunitas: KomunitasTable
	testimoni: TestimoniTable
	prestasi: PrestasiTable
	faq: FaqTable
	gallery: GalleryTable
	kategoriArtikel: KategoriArtikelTable
	artikel: ArtikelTable
	artikelDokter: ArtikelDokterTable
	shopTipe: ShopPilihanTable
	shopKategori: ShopPilihanTable
	shopUsia: ShopUsiaTable
	shopItem: ShopItemTable
	shopItemUsia: ShopItemUsiaTable
	revisi: RevisiTable
}

export interface WebSettingTable {
	id: string
	namaWeb: string
	logo: string | null
	noTelp: string
	noTelpType: 'wa' | 'telp'
	email: string
	noTelpUgd: string
	noTelpUgdType: 'wa' | 'telp'
	/** Provider and id of the map, see contract/embed.ts. */
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
export interface WebTeksTable {
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

export interface WebMerekTable {
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

export interface WebSettingSosmedTable {
	id: string
	link: string
	icon: string
	username: string
	urutan: number
}

export interface WebSettingMetaPixelTable {
	id: string
	metaPixelId: string
	createdAt: number
}

/** Visitors see `terbit` only. `terjadwal` becomes `terbit` at its time. */
export type StatusTerbit = 'konsep' | 'terjadwal' | 'terbit'

export interface BerandaBannerTable {
	id: string
	contentType: 'gambar' | 'embed_video'
	/** File name, or provider and id of the video. */
	content: string
	text: string
	buttonLink: string | null
	buttonTitle: string | null
	urutan: number
	status: Generated<StatusTerbit>
	/** The time of its first publication; null for a draft and for content that was loaded as published. */
	terbitPada: Generated<number | null>
}

export interface BerandaPendaftaranTable {
	id: string
	foto: string | null
	text: string
	noTelp: string
	noTelpType: 'wa' | 'telp'
}

export interface BerandaSambutanTable {
	id: string
	fotoSambutan: string | null
	sambutan: string
	namaPerson: string
	jabatanPerson: string
}

export interface ArtikelSettingTable {
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

export interface ShopSettingTable {
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
export interface ShopHariTutupTable {
	tanggal: string
	keterangan: string
	/** 1 for a holiday whose day is not decided yet. */
	perkiraan: Generated<number>
}

export interface TestimoniGoogleTable {
	id: string
	rating: number
	reviews: number
}

export interface PopupInformationTable {
	id: string
	type: 'quiz' | 'informasi'
	content: string | null
	text: string
	/** JSON of the contract's quiz, or null. */
	quiz: string | null
	tayangMulai: number
	tayangSelesai: number | null
	status: Generated<StatusTerbit>
	terbitPada: Generated<number | null>
}

export interface PoliKlinikTable {
	id: string
	uri: string
	nama: string
	deskripsi: string
	icon: string | null
	/** JSON list of ids of the dictionary; empty: found from the name and the doctors' titles. */
	spesialisasi: Generated<string>
	/** 0 hides it from visitors. */
	tampil: Generated<number>
	cari: string
}

/** An everyday word for a complaint, and the clinic that treats it. */
export interface KeluhanTable {
	id: string
	kata: string
	poliKlinikId: string
	urutan: number
}

/** What the hospital changed in the built-in danger signs; every list is JSON. */
export interface TandaBahayaTable {
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

export interface DokterTable {
	id: string
	nama: string
	spesialis: string
	foto: string | null
	favorit: number | null
	/** 0 for a doctor whom staff have hidden from the site. */
	tampil: Generated<number>
	cari: string
}

export interface DokterPoliKlinikTable {
	dokterId: string
	poliKlinikId: string
	urutan: number
}

export interface JadwalWaktuTable {
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

export interface JadwalKeteranganTable {
	id: string
	dokterId: string
	keterangan: string
	/** The last day on which it is shown; null for always. */
	berlakuSampai: string | null
	urutan: number
}

export interface JadwalPengecualianTable {
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

export interface LayananTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
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

export interface FasilitasTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	uri: string
	nama: string
	/** JSON list of file names. */
	foto: string
	deskripsi: string
	ringkasan: string
	urutan: number
	cari: string
}

export interface MitraTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	uri: string
	nama: string
	logo: string | null
	deskripsi: string
	ringkasan: string
	favorit: number | null
	urutan: number
	cari: string
}

export interface KomunitasTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	uri: string
	nama: string
	foto: string | null
	deskripsi: string
	ringkasan: string
	urutan: number
}

export interface TestimoniTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	nama: string
	foto: string | null
	rating: number
	testimoni: string
	favorit: number | null
	createdAt: number
}

export interface PrestasiTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	nama: string
	deskripsi: string
	foto: string | null
	urutan: number
}

export interface FaqTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	pertanyaan: string
	jawaban: string
	urutan: number
}

export interface GalleryTable {
	id: string
	/** 0 for a row that staff have hidden from the site. */
	tampil: Generated<number>
	contentType: 'gambar' | 'youtube' | 'tiktok'
	/** File name, or provider and id of the video. */
	content: string
	keterangan: string
	lebar: number | null
	tinggi: number | null
	createdAt: number
}

export interface KategoriArtikelTable {
	id: string
	uri: string
	nama: string
	favorit: number | null
	cari: string
}

export interface ArtikelTable {
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
	status: Generated<StatusTerbit>
	terbitPada: Generated<number | null>
	/** For search engines and shared links; empty: the title, the summary and the first picture. */
	metaJudul: Generated<string>
	metaDeskripsi: Generated<string>
	metaGambar: Generated<string | null>
	/** Names, as readers see them. */
	penulis: Generated<string>
	peninjau: Generated<string>
	ditinjauPada: Generated<string | null>
}

export interface ArtikelDokterTable {
	artikelId: string
	dokterId: string
	urutan: number
}

export interface ShopPilihanTable {
	id: string
	uri: string
	nama: string
	urutan: number
}

export interface ShopUsiaTable extends ShopPilihanTable {
	usiaMin: number
	usiaMax: number
}

export interface ShopItemTable {
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
	status: Generated<StatusTerbit>
	terbitPada: Generated<number | null>
	/** The most lines of this package on one day; null for no limit. */
	kuotaHarian: Generated<number | null>
	/** Preparation notes in plain text, one per line. */
	persiapan: Generated<string>
}

export interface ShopItemUsiaTable {
	shopItemId: string
	usiaId: string
}

/** The content revision: triggers increase it with every write of content. */
export interface RevisiTable {
	id: Generated<number>
	nomor: number
}
