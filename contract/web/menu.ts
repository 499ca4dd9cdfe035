const infoKesehatan = { id: '/info-kesehatan', judul: 'Info Kesehatan' } as const
const fasilitas = { id: '/fasilitas', judul: 'Fasilitas' } as const
const faq = { id: '/faq', judul: 'FAQ' } as const

/** The entries of the main menu, in the order and with the labels of the specification. Their addresses never change. */
export const menuUtama = [
	{ id: '/', judul: 'Beranda' },
	{ id: '/poli-klinik', judul: 'Jadwal Dokter' },
	infoKesehatan,
	{ id: '/layanan', judul: 'Layanan Unggulan' },
	fasilitas,
	{ id: 'tentang-kami', judul: 'Tentang Kami' },
	{ id: '/yasmin-shop', judul: '{toko}' },
] as const

/** The entries below 'Tentang Kami'. */
export const menuTentang = [
	{ id: '/prestasi', judul: 'Prestasi' },
	{ id: '/testimoni', judul: 'Testimoni' },
	{ id: '/komunitas', judul: 'Komunitas' },
	{ id: '/mitra', judul: 'Mitra' },
	faq,
	{ id: '/hubungi-kami', judul: 'Hubungi Kami' },
] as const

/** 'Tautan cepat' at the bottom of every page. */
export const tautanCepat = [
	{ id: '/poli-klinik', judul: 'Daftar Dokter' },
	infoKesehatan,
	fasilitas,
	faq,
	{ id: '/datang', judul: 'Datang ke Rumah Sakit' },
	{ id: '/cek-reservasi', judul: 'Cek Reservasi' },
	{ id: '/data-saya', judul: 'Data Saya' },
	{ id: '/hak-pasien', judul: 'Hak dan Kewajiban Pasien' },
	{ id: '/kebijakan-privasi', judul: 'Kebijakan Privasi' },
] as const
