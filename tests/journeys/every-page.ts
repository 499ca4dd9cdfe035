/** Every address of the site, with what must be found on it. */
export interface ExpectedPage {
	path: string
	/** The page's first heading. */
	heading: string | RegExp
	texts?: string[]
	/** What only scripts can show. */
	scriptedTexts?: string[]
	/** Links by where they lead. */
	links?: string[]
	status?: number
	/** The logo alone is around it: no menu, no footer. */
	minimal?: boolean
	/** It has none of the site's scripts. */
	plain?: boolean
	/** What the console says there, because what it is about cannot be found or is a member's own. */
	says?: string[]
}

/** What the browser says of an address whose status is 404. */
export const NOT_FOUND_LINE = 'Failed to load resource: the server responded with a status of 404 (Not Found)'

/** And of data that is a member's own, without one. */
const UNAUTHORIZED_LINE = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)'

const menu = ['/', '/poli-klinik', '/info-kesehatan', '/fasilitas', '/yasmin-shop', '/pencarian', '/galeri', '/faq']

export const everyPage: ExpectedPage[] = [
	{
		path: '/',
		heading: /./,
		texts: [
			...['Daftar Sekarang', 'Konsultasi', 'Layanan Lainnya', 'Lihat Semua Dokter', 'Testimoni Lainnya'],
			...['Lihat Semua Mitra', 'Lihat Semua Artikel', 'Hubungi Kami', 'Kunjungi Kami'],
		],
		links: [...menu, '/layanan', '/testimoni', '/mitra'],
	},
	{ path: '/pencarian', heading: 'Pencarian' },
	{ path: '/poli-klinik', heading: 'Poli Klinik', texts: ['Poli Anak'], links: ['/daftar-dokter/poli-anak'] },
	{ path: '/daftar-dokter/poli-anak', heading: 'Poli Anak', texts: ['Beranda', 'WIB'] },
	{ path: '/dokter', heading: 'Dokter praktik', texts: ['Hari ini', 'Besok', 'WIB'], links: ['/dokter?waktu=pagi'] },
	{
		path: '/dokter/dr-anindya-prameswari',
		heading: 'dr. Anindya Prameswari, Sp.A',
		texts: ['Senin–Jumat', 'Universitas Airlangga', 'Imunisasi dasar dan lanjutan', 'BPJS Kesehatan'],
		links: ['/daftar-dokter/poli-anak'],
	},
	{
		path: '/info-kesehatan',
		heading: 'Info Kesehatan',
		texts: ['KATEGORI LAINNYA', 'Lihat Lainnya', 'Lihat Semua Komunitas'],
		links: ['/kategori-info-kesehatan', '/komunitas', '/kategori-info-kesehatan/gaya-hidup-sehat'],
	},
	{ path: '/info-kesehatan/jalan-kaki-30-menit', heading: /jalan kaki/i, texts: ['Dibaca'] },
	{
		path: '/kategori-info-kesehatan',
		heading: /kategori/i,
		texts: ['Gaya Hidup Sehat'],
		links: ['/kategori-info-kesehatan/ibu-dan-anak'],
	},
	{ path: '/kategori-info-kesehatan/gaya-hidup-sehat', heading: 'Gaya Hidup Sehat', links: ['/komunitas'] },
	{
		path: '/kategori-info-kesehatan/konsultasi-kesehatan',
		heading: 'Konsultasi Kesehatan',
		texts: ['Daftar Sekarang'],
	},
	{ path: '/layanan', heading: 'Layanan Unggulan', links: ['/layanan/igd-24-jam'] },
	{
		path: '/layanan/igd-24-jam',
		heading: 'IGD 24 Jam',
		texts: ['Hubungi Kami Sekarang', '(0333) 555-0118', 'Kapan harus ke IGD'],
		links: ['/datang'],
	},
	{ path: '/fasilitas', heading: 'Fasilitas', links: ['/fasilitas/icu'] },
	{ path: '/fasilitas/icu', heading: /ICU/ },
	{ path: '/prestasi', heading: 'Prestasi', texts: ['Akreditasi Rumah Sakit Tingkat Paripurna'] },
	{ path: '/testimoni', heading: 'Testimoni', texts: ['4,7'] },
	{ path: '/komunitas', heading: 'Komunitas' },
	{ path: '/komunitas/klub-jantung-sehat', heading: 'Klub Jantung Sehat' },
	{ path: '/mitra', heading: 'Mitra', links: ['/mitra/bpjs-kesehatan'] },
	{ path: '/mitra/bpjs-kesehatan', heading: 'BPJS Kesehatan' },
	{ path: '/faq', heading: 'FAQ' },
	{ path: '/hubungi-kami', heading: 'Hubungi Kami', texts: ['Rute Menuju Rumah Sakit', 'info@rsyasmin.example'] },
	{ path: '/hak-pasien', heading: 'Hak dan Kewajiban Pasien', texts: ['Hak pasien', 'Kewajiban pasien'] },
	{ path: '/datang', heading: 'Datang ke Rumah Sakit', texts: ['Jam besuk', 'Berobat dengan BPJS Kesehatan'] },
	{ path: '/galeri', heading: 'Galeri', texts: ['Gambar', 'Tiktok', 'Youtube', 'Muat Konten Lainnya'] },
	{ path: '/kebijakan-privasi', heading: 'Kebijakan Privasi', texts: ['Versi 1'], links: ['/data-saya'] },
	{
		path: '/yasmin-shop',
		heading: 'Yasmin Shop',
		texts: ['24 paket ditemukan', 'Rp. 485.000', 'Medical Check-Up · Umum'],
		links: ['/paket-layanan/medical-check-up-dasar'],
	},
	{
		path: '/luring',
		heading: 'Tidak ada koneksi internet',
		texts: ['Panggil IGD (0333) 555-0118', 'Telepon 119', 'Coba lagi'],
		minimal: true,
		plain: true,
	},
	{ path: '/promo', heading: /promo/i },
	{ path: '/promo/medical-check-up-keluarga', heading: /./, texts: ['Salin Kode Promo', '12–31 Agustus 2024'] },
	{
		path: '/paket-layanan/medical-check-up-dasar',
		heading: 'Medical Check-Up Dasar',
		texts: ['Rp. 485.000', 'Lansia (60 tahun ke atas)', 'Yang Anda dapatkan'],
		links: ['/yasmin-shop', '/yasmin-shop?kategori=umum'],
	},
	{
		path: '/bandingkan?paket=medical-check-up-dasar,medical-check-up-lengkap',
		heading: 'Bandingkan paket',
		texts: ['Rp. 485.000', 'Rp. 1.650.000', 'Yang Anda dapatkan', 'Persiapan', 'Tambahkan paket ketiga'],
		links: [
			...['/paket-layanan/medical-check-up-dasar', '/bandingkan?paket=medical-check-up-lengkap'],
			'/bandingkan?paket=medical-check-up-dasar,medical-check-up-lengkap,medical-check-up-lansia',
		],
	},
	{ path: '/paket-layanan/tidak-ada', heading: 'Paket Layanan', texts: ['Paket Layanan Tidak Ditemukan'] },
	{ path: '/reservasi', heading: 'Reservasi', links: ['/yasmin-shop'], minimal: true },
	{
		path: '/cek-reservasi',
		heading: 'Cek Reservasi',
		scriptedTexts: ['Dengan kode reservasi', 'Belum ada reservasi yang dibuat di perangkat ini.'],
		minimal: true,
		says: [UNAUTHORIZED_LINE],
	},
	{
		path: '/data-saya',
		heading: 'Data Saya',
		texts: ['Yang kami simpan', 'Untuk apa', 'Hak Anda'],
		minimal: true,
		says: [UNAUTHORIZED_LINE],
	},
	{
		path: '/email',
		heading: 'Email tentang reservasi',
		scriptedTexts: ['Tautan ini tidak lengkap'],
		minimal: true,
	},
	{
		path: '/reservasi-status/K7MPQ-X3WVT-9HBCD',
		heading: 'Status reservasi',
		links: ['/yasmin-shop'],
		minimal: true,
		says: [NOT_FOUND_LINE, 'terjadi kesalahan pada sistem'],
	},
	{ path: '/tidak/ada', heading: 'This page could not be found', texts: ['404', 'Back to the home page'], status: 404 },
	{ path: '/layanan/tidak-ada', heading: 'This page could not be found', status: 404 },
]
