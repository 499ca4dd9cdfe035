export interface Promo {
	uri: string
	judul: string
	/** The benefit in a word, large on the card. */
	hemat: string
	kode: string
	/** The first and the last day, `YYYY-MM-DD`. */
	mulai: string
	selesai: string
	ringkasan: string
	syarat: string[]
}

/** The fixed sample's period. */
const periode = { mulai: '2024-08-12', selesai: '2024-08-31' }

const syarat = [
	'Promo berlaku selama periodenya, dan selama tempat masih ada.',
	'Tunjukkan kode promo kepada petugas pendaftaran sebelum membayar.',
	'Satu kode untuk satu pasien, satu kali pakai.',
	'Promo tidak dapat digabungkan dengan promo lain, BPJS Kesehatan, atau asuransi.',
	'Hari dan jamnya mengikuti jadwal praktik dokter.',
]

/** uri | judul | hemat | kode | ringkasan */
const table = `
medical-check-up-keluarga | Medical Check-Up Keluarga | Diskon 20% | SEHATKELUARGA20 | Periksa kesehatan seluruh keluarga dalam satu kunjungan, mulai dari laboratorium hingga konsultasi hasil.
skrining-jantung | Skrining Jantung | Diskon 15% | JANTUNG15 | Rekam jantung, pemeriksaan kolesterol, dan konsultasi dokter untuk mengenali risiko lebih awal.
pembersihan-karang-gigi | Pembersihan Karang Gigi | Hemat 25% | SENYUM25 | Gigi bersih dan gusi sehat dengan pembersihan karang gigi oleh dokter gigi kami.
vaksin-influenza | Vaksin Influenza | Diskon 10% | VAKSIN10 | Lindungi diri dan orang terdekat dengan vaksin influenza tahunan untuk anak dan dewasa.
paket-persalinan | Paket Persalinan | Hemat 10% | BUNDA10 | Persalinan yang tenang dengan pendampingan bidan, dokter kandungan, dan rawat gabung.
fisioterapi-lima-sesi | Fisioterapi 5 Sesi | Gratis 1 sesi | GERAKLAGI | Pulihkan gerak secara bertahap: ikuti lima sesi fisioterapi dan dapatkan satu sesi tambahan.
pemeriksaan-mata | Pemeriksaan Mata | Diskon 20% | TERANG20 | Pemeriksaan tajam penglihatan dan tekanan bola mata bagi pekerja yang lama di depan layar.
konsultasi-gizi | Konsultasi Gizi | Diskon 30% | GIZI30 | Susun menu harian yang enak dan sesuai kebutuhan bersama ahli gizi.
skrining-diabetes | Skrining Diabetes | Hemat 20% | GULADARAH20 | Cek gula darah puasa dan HbA1c, lengkap dengan penjelasan dokter tentang hasilnya.
usg-kehamilan | USG Kehamilan | Diskon 15% | USG15 | Pantau tumbuh kembang janin bersama dokter kandungan pada setiap trimester.
imunisasi-anak | Imunisasi Anak | Diskon 10% | CERIA10 | Lengkapi imunisasi si kecil sesuai jadwal di ruang tunggu yang ramah anak.
pemeriksaan-pranikah | Pemeriksaan Pranikah | Hemat 15% | BERDUA15 | Persiapan sehat bagi calon pengantin: pemeriksaan laboratorium dan konsultasi berdua.
senam-hamil | Senam Hamil | Gratis 1 kelas | SENAMBUNDA | Kelas senam hamil bersama bidan, ringan dan aman untuk trimester kedua dan ketiga.
skrining-lansia | Skrining Lansia | Diskon 25% | LANSIA25 | Pemeriksaan tekanan darah, tulang, dan daya ingat bagi ayah dan ibu tersayang.
antar-obat | Layanan Antar Obat | Bebas ongkir | ANTARGRATIS | Obat rutin diantar ke rumah tanpa biaya kirim di wilayah sekitar rumah sakit.
`

/** The promos of the spec are fixed sample content; the API has none. */
export const samplePromos: Promo[] = table
	.trim()
	.split('\n')
	.map((row) => {
		const [uri = '', judul = '', hemat = '', kode = '', ringkasan = ''] = row.split(' | ')
		return { uri, judul, hemat, kode, ringkasan, syarat, ...periode }
	})

/** Page numbers on the list of promos: always one to five. */
export const PROMO_PAGES = 5

const PROMOS_PER_PAGE = Math.ceil(samplePromos.length / PROMO_PAGES)

export const promosOfPage = (page: number) => samplePromos.slice((page - 1) * PROMOS_PER_PAGE, page * PROMOS_PER_PAGE)

export const isExpired = ({ selesai }: Pick<Promo, 'selesai'>, hariIni: string) => selesai < hariIni
