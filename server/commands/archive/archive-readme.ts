import { contentNames, contentType } from '../../../contract/content/content-types.ts'
import {
	type ArchiveManifest,
	contentFile,
	contentTables,
	type declaredTables,
	MANIFEST,
	patientFile,
	patientTables,
	VERSION,
} from './archive-tables.ts'

type Archived = (typeof contentTables | typeof patientTables)[number]
type Declared = (typeof declaredTables)[number]
type Texts = readonly [string, string]

/** What each file holds, in Indonesian and in English. Declared content has its own names if none are given here. */
const descriptions: Record<Exclude<Archived, Declared>, Texts> & Partial<Record<Declared, Texts>> = {
	webSetting: ['Nama, alamat, telepon dan peta', 'name, address, phone numbers and map'],
	webTeks: ['Teks situs dan menu', 'texts of the site, and its menu'],
	webMerek: ['Merek: nama pendek, lambang dan warna', 'brand: short name, mark and colours'],
	webSettingSosmed: ['Media sosial', 'social media'],
	webSettingMetaPixel: ['Meta Pixel', 'Meta Pixel'],
	berandaBanner: ['Banner halaman depan', 'banners of the home page'],
	berandaPendaftaran: ['Bagian pendaftaran di halaman depan', 'registration part of the home page'],
	berandaSambutan: ['Sambutan pimpinan', 'words of welcome'],
	popupInformation: ['Popup dan kuis', 'popups and quizzes'],
	poliKlinik: ['Poli klinik dan keluhan yang ditangani', 'clinics, and the complaints that they treat'],
	tandaBahaya: ['Tanda bahaya', 'danger signs'],
	dokter: ['Dokter, poli dan jadwal mingguan', 'doctors, their clinics and weekly schedules'],
	jadwalPengecualian: ['Cuti, jam pengganti dan poli tutup', 'leave, changed hours and closed clinics'],
	layanan: ['Layanan', 'services'],
	fasilitas: ['Fasilitas', 'facilities'],
	mitra: ['Mitra', 'partners'],
	komunitas: ['Komunitas', 'communities'],
	testimoni: ['Testimoni', 'testimonials'],
	testimoniGoogle: ['Nilai Google', 'rating of Google'],
	datang: ['Petunjuk datang', 'how to come'],
	hakPasien: ['Hak dan kewajiban pasien', 'rights and duties of patients'],
	gallery: ['Galeri', 'gallery'],
	artikelSetting: ['Pengaturan artikel', 'settings of articles'],
	kategoriArtikel: ['Kategori artikel', 'categories of articles'],
	artikel: ['Artikel, konsep juga', 'articles, drafts too'],
	artikelVersi: [
		'Versi artikel dan perubahan yang belum terbit',
		'versions of articles, and changes not yet published',
	],
	artikelKomentar: ['Komentar artikel', 'comments on articles'],
	kataKomentar: ['Kata untuk moderasi komentar', 'words by which comments are moderated'],
	shopSetting: ['Pengaturan toko dan hari kunjungan', 'settings of the shop and of visit days'],
	shopHariTutup: ['Hari tanpa kunjungan', 'days without visits'],
	antreanSetting: ['Pengaturan antrean', 'settings of the queue'],
	shopTipe: ['Tipe paket', 'types of packages'],
	shopKategori: ['Kategori paket', 'categories of packages'],
	shopUsia: ['Kelompok usia', 'age groups'],
	shopItem: ['Paket layanan', 'service packages'],
	gambar: ['Teks alternatif dan ukuran gambar', 'alt texts and sizes of pictures'],
	alihan: ['Alamat lama halaman', 'former addresses of pages'],
	ringkasanHarian: ['Jumlah kunjungan per hari', 'visits per day'],
	peranSendiri: ['Peran staf buatan sendiri', 'own roles of staff'],
	notifikasi: ['Pengaturan pemberitahuan', 'settings of notifications'],
	simrs: ['Kolom yang disalin untuk SIMRS', "columns copied for the hospital's information system"],
	sinkronisasi: ['Yang diisi sistem lain, kapan terakhir', 'what other systems keep, and when they sent it last'],
	member: ['Member: nama, telepon dan email', 'members: name, phone number and e-mail'],
	memberPasien: ['Pasien: NIK, nama, kelahiran dan alamat', 'patients: NIK, name, birth and address'],
	persetujuan: ['Persetujuan yang diberikan', 'consents that were given'],
	shopKeranjang: ['Keranjang', 'carts'],
	shopReservasi: ['Reservasi, paketnya dan nomor antrean', 'reservations, their packages and queue numbers'],
	antreanNomor: ['Nomor antrean terakhir per hari', 'last queue number of a day'],
	drafWa: ['Draf pendaftaran WhatsApp', 'drafts of registrations by WhatsApp'],
}

const declared = new Map<string, Texts>(
	contentNames.map((name) => {
		const { table, nama, publicList } = contentType(name)
		return [table, [nama, publicList?.about ?? nama]]
	}),
)

const textsOf = (table: Archived): Texts => descriptions[table] ?? declared.get(table) ?? [table, table]

/** The text that explains an archive to somebody who has nothing else. */
export function archiveReadme({
	createdAt,
	withPatients,
}: Pick<ArchiveManifest, 'createdAt' | 'withPatients'>): string {
	const files = [
		...contentTables.map((table): [string, Texts] => [contentFile(table), textsOf(table)]),
		...(withPatients ? patientTables.map((table): [string, Texts] => [patientFile(table), textsOf(table)]) : []),
	]
	const table = (language: 0 | 1) => files.map(([file, texts]) => `| ${file} | ${texts[language]} |`)
	return [
		'# Arsip rumah sakit',
		'',
		`Dibuat ${createdAt}, format ${VERSION}.`,
		withPatients
			? '**Berisi data pribadi pasien tanpa sandi, termasuk NIK. Simpan terkunci, kirim hanya dalam keadaan terenkripsi, dan hapus setelah dipakai.**'
			: 'Tanpa data pasien, member, reservasi dan akun staf; komentar tanpa nama penulisnya.',
		'Tidak pernah ada di dalamnya: kata sandi, sesi, token, kunci API, rahasia webhook dan kunci enkripsi.',
		'',
		'| berkas | isi |',
		'|---|---|',
		...table(0),
		'| pictures/ | gambar asli |',
		`| ${MANIFEST} | versi, jumlah, dan SHA-256 setiap berkas |`,
		'',
		'Waktu adalah milidetik sejak 1970 (UTC), hari `YYYY-MM-DD` menurut WIB, uang dalam rupiah utuh. Untuk mengisi situs kosong: `npm run import -- --archive <berkas>`.',
		'',
		'# Archive of a hospital',
		'',
		`Made ${createdAt}, format ${VERSION}.`,
		withPatients
			? '**It holds personal data of patients in plain text, NIK included. Lock it away, send it encrypted only, and delete it after use.**'
			: 'Without patients, members, reservations and accounts of staff; comments without the name of who wrote them.',
		'Never in it: passwords, sessions, tokens, API keys, secrets of webhooks and encryption keys.',
		'',
		'| file | content |',
		'|---|---|',
		...table(1),
		'| pictures/ | original pictures |',
		`| ${MANIFEST} | version, counts, and the SHA-256 of each file |`,
		'',
		'Times are milliseconds since 1970 (UTC), days `YYYY-MM-DD` in WIB, money whole rupiah. To fill an empty site: `npm run import -- --archive <file>`.',
		'',
	].join('\n')
}
