import type { Generated } from 'kysely'
import type { StaffSchema } from './staff-schema.ts'

/**
 * The tables. Names are the contract's; times are epoch milliseconds, days `YYYY-MM-DD`, money whole rupiah, lists and
 * small objects JSON text. `cari` is the folded text that is searched and sorted by, `urutan` the order staff gave,
 * `favorit` the place in a favourites list or null.
 */
export interface Schema extends StaffSchema {
	webSetting: WebSettingTable
	webSettingSosmed: WebSettingSosmedTable
	webSettingMetaPixel: WebSettingMetaPixelTable
	berandaBanner: BerandaBannerTable
	berandaPendaftaran: BerandaPendaftaranTable
	berandaSambutan: BerandaSambutanTable
	artikelSetting: ArtikelSettingTable
	shopSetting: ShopSettingTable
	testimoniGoogle: TestimoniGoogleTable
	popupInformation: PopupInformationTable
	poliKlinik: PoliKlinikTable
	keluhan: KeluhanTable
	dokter: DokterTable
	dokterPoliKlinik: DokterPoliKlinikTable
	jadwalWaktu: JadwalWaktuTable
	jadwalKeterangan: JadwalKeteranganTable
	jadwalPengecualian: JadwalPengecualianTable
	layanan: LayananTable
	fasilitas: FasilitasTable
	mitra: MitraTable
	kategoriArtikel: KategoriArtikelTable
	artikel: ArtikelTable
	artikelDokter: ArtikelDokterTable
	komunitas: KomunitasTable
	testimoni: TestimoniTable
	prestasi: PrestasiTable
	faq: FaqTable
	gallery: GalleryTable
	shopTipe: ShopPilihanTable
	shopKategori: ShopPilihanTable
	shopUsia: ShopUsiaTable
	shopItem: ShopItemTable
	shopItemUsia: ShopItemUsiaTable
	artikelKomentar: ArtikelKomentarTable
	kataKomentar: KataKomentarTable
	artikelView: ArtikelViewTable
	dokterView: DokterViewTable
	member: MemberTable
	memberPindah: MemberPindahTable
	memberPasien: MemberPasienTable
	nikKunci: NikKunciTable
	persetujuan: PersetujuanTable
	tugas: TugasTable
	shopKeranjang: ShopKeranjangTable
	shopReservasi: ShopReservasiTable
	shopReservasiItem: ShopReservasiItemTable
	shopReservasiRiwayat: ShopReservasiRiwayatTable
	webVisitor: WebVisitorTable
	ringkasanHarian: RingkasanHarianTable
	cariKosong: CariKosongTable
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
	/** Whether visits are recorded, and the pixel loaded, at once or only after the visitor agrees. */
	persetujuanPelacakan: 'langsung' | 'setuju'
	createdAt: number
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

/** `terjadwal` becomes `terbit` when its time comes; visitors see the latter only. */
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
	/** When it is to be seen, or first was; null for a draft and for what has been there from the beginning. */
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
	/** Days after its last change on which an article is due to be looked through. */
	tinjauHari: Generated<number>
}

export interface ShopSettingTable {
	id: string
	/** Visits may be booked from today until that many days later. */
	durasi: number
	caraCheckin: string
	syaratKetentuan: string
	poster: string | null
	createdAt: number
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
	cari: string
}

/** An everyday word for what ails somebody, and the clinic that treats it. */
export interface KeluhanTable {
	id: string
	kata: string
	poliKlinikId: string
	/** 1 for a sign of danger: the emergency room comes first. */
	darurat: number
	urutan: number
}

export interface DokterTable {
	id: string
	nama: string
	spesialis: string
	foto: string | null
	favorit: number | null
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
	/** The last day on which it is shown, or null for always. */
	berlakuSampai: string | null
	urutan: number
}

export interface JadwalPengecualianTable {
	id: string
	/** Null for a closed clinic. */
	dokterId: string | null
	/** Null for all of them. */
	poliKlinikId: string | null
	/** `cuti`, `ganti` (other hours on one day) or `tutup`. */
	jenis: string
	/** The first and the last day. */
	mulai: string
	selesai: string
	jamMulai: string | null
	jamSelesai: string | null
	alasan: string
	/** 1 when visitors are told the reason. */
	alasanTampil: number
}

export interface LayananTable {
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

export interface FasilitasTable {
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

export interface MitraTable {
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
}

export interface ArtikelDokterTable {
	artikelId: string
	dokterId: string
	urutan: number
}

export interface KomunitasTable {
	id: string
	uri: string
	nama: string
	foto: string | null
	deskripsi: string
	ringkasan: string
	urutan: number
}

export interface TestimoniTable {
	id: string
	nama: string
	foto: string | null
	rating: number
	testimoni: string
	favorit: number | null
	createdAt: number
}

export interface PrestasiTable {
	id: string
	nama: string
	deskripsi: string
	foto: string | null
	urutan: number
}

export interface FaqTable {
	id: string
	pertanyaan: string
	jawaban: string
	urutan: number
}

export interface GalleryTable {
	id: string
	contentType: 'gambar' | 'youtube' | 'tiktok'
	/** File name, or provider and id of the video. */
	content: string
	keterangan: string
	lebar: number | null
	tinggi: number | null
	createdAt: number
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
	/** 1 when the package is for men, for women. */
	untukL: number
	untukP: number
	textContent: string
	urutan: number
	cari: string
	status: Generated<StatusTerbit>
	terbitPada: Generated<number | null>
}

export interface ShopItemUsiaTable {
	shopItemId: string
	usiaId: string
}

export interface ArtikelKomentarTable {
	id: string
	artikelId: string
	komenParentId: string | null
	nama: string
	komentar: string
	allowStatus: 'menunggu' | 'diizinkan' | 'ditolak' | 'spam'
	createdAt: number
	/** 1 for an answer that staff gave in the hospital's name. */
	dariRs: Generated<number>
}

/** A word that tells what a comment is. */
export interface KataKomentarTable {
	id: string
	/** Folded: small letters without accents. */
	kata: string
	/** `tahan`: staff are warned; `spam`: it does not come before them. */
	tindakan: 'tahan' | 'spam'
	createdAt: number
}

/** Counted apart from the article, so that reading one is not a content change. */
export interface ArtikelViewTable {
	artikelId: string
	countView: number
}

/** Visitor records with a `dokterId`, counted as they arrive. */
export interface DokterViewTable {
	dokterId: string
	countView: number
}

export interface MemberTable {
	id: string
	nama: string
	noTelp: string
	email: string
	createdAt: number
	/** The last day on which a request of theirs came, give or take one. */
	seenAt: number
	/** SHA-256 of the key that they were registered under: whoever has the key gets this member. */
	kunciHash: Generated<string | null>
}

/** The token itself is nowhere: whoever reads this table cannot use it. */
export interface MemberPindahTable {
	memberId: string
	/** SHA-256 in hexadecimal digits. */
	tokenHash: string
	expiredAt: number
}

export interface MemberPasienTable {
	id: string
	memberId: string
	/** 1 for the member's own patient. */
	own: number
	/** Encrypted, see server/nik; empty text when there is none. */
	nik: string
	/** The key it is encrypted with; null with a NIK only until the next start encrypts it. */
	nikKunciId: string | null
	nama: string
	noTelp: string
	tempatLahir: string
	tanggalLahir: string
	jenisKelamin: 'l' | 'p' | null
	alamatLengkap: string
	createdAt: number
	idempotencyKey: Generated<string | null>
}

/** The keys that NIKs are encrypted with, by name. The keys themselves are in a file, never here. */
export interface NikKunciTable {
	id: string
	/** A known text under this key: shows whether a key of this name is the same key. */
	cek: string
	createdAt: number
}

/** What somebody agreed to by sending a form: for what, and to which version of the privacy page. */
export interface PersetujuanTable {
	id: string
	memberId: string
	/** Null for what is about the member themself. */
	pasienId: string | null
	tujuan: 'member' | 'pasien'
	versi: string
	createdAt: number
}

/** What is done once, or once a day, by whichever process comes first. */
export interface TugasTable {
	nama: string
	/** The day in Asia/Jakarta that it was last done for, or empty. */
	hari: string
	/** When it began, and then when it last showed that it is still at work. */
	startedAt: number
	finishedAt: number | null
}

export interface ShopKeranjangTable {
	id: string
	memberId: string
	pasienId: string
	shopItemId: string
	createdAt: number
}

export interface ShopReservasiTable {
	id: string
	kode: string
	memberId: string
	atasNama: string
	noTelp: string
	tanggalVisit: string
	total: number
	idempotencyKey: string | null
	status: StatusReservasi
	/** See cari-reservasi.ts. */
	cari: string
	createdAt: number
}

type StatusReservasi = 'baru' | 'dikonfirmasi' | 'hadir' | 'selesai' | 'batal'

/** Who moved a reservation from one state to another. */
export interface ShopReservasiRiwayatTable {
	id: string
	reservasiId: string
	stafId: string | null
	stafNama: string
	dari: StatusReservasi
	ke: StatusReservasi
	catatan: string
	createdAt: number
}

/** Names and price are frozen: a reservation outlives the package and the patient. */
export interface ShopReservasiItemTable {
	id: string
	reservasiId: string
	shopItemId: string | null
	shopItemNama: string
	shopItemUri: string
	shopItemMedia: string | null
	pasienId: string | null
	pasienNama: string
	harga: number
	urutan: number
}

export interface WebVisitorTable {
	id: string
	routeName: string
	url: string | null
	ip: string | null
	provider: string | null
	negara: string | null
	provinsi: string | null
	kota: string | null
	timezone: string | null
	latitude: number | null
	longitude: number | null
	webId: string | null
	poliKlinikId: string | null
	artikelId: string | null
	kategoriArtikelId: string | null
	layananId: string | null
	fasilitasId: string | null
	komunitasId: string | null
	mitraId: string | null
	dokterId: string | null
	createdAt: number
}

/** How often in one whole day in WIB, counted once when it was over. */
export interface RingkasanHarianTable {
	tanggal: string
	/** `dihitung` marks a day that has been counted. */
	jenis: 'dihitung' | 'pengunjung' | 'halaman' | 'dokter'
	/** The page's name or the doctor's id; empty for what is one number. */
	kunci: string
	jumlah: number
}

/** What was searched for and not found, folded, by day; nothing about who searched. */
export interface CariKosongTable {
	tanggal: string
	kata: string
	/** The table that was searched. */
	tempat: string
	jumlah: number
}

export interface RevisiTable {
	id: Generated<number>
	nomor: number
}
