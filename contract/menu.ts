/** The entries of the main menu, in the order and with the labels of the specification. Their addresses never change. */
export const menuUtama = [
	{ id: '/', judul: 'Beranda' },
	{ id: '/poli-klinik', judul: 'Jadwal Dokter' },
	{ id: '/info-kesehatan', judul: 'Info Kesehatan' },
	{ id: '/layanan', judul: 'Layanan Unggulan' },
	{ id: '/fasilitas', judul: 'Fasilitas' },
	{ id: 'tentang-kami', judul: 'Tentang Kami' },
	{ id: '/yasmin-shop', judul: '{toko}' },
] as const

/** The entries below 'Tentang Kami'. */
export const menuTentang = [
	{ id: '/prestasi', judul: 'Prestasi' },
	{ id: '/testimoni', judul: 'Testimoni' },
	{ id: '/komunitas', judul: 'Komunitas' },
	{ id: '/mitra', judul: 'Mitra' },
	{ id: '/faq', judul: 'FAQ' },
	{ id: '/hubungi-kami', judul: 'Hubungi Kami' },
] as const
