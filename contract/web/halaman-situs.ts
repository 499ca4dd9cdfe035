/** The pages of the site that a search can name, with their titles. */
export const halamanSitus = {
	'/poli-klinik': 'Jadwal Dokter',
	'/dokter': 'Dokter menurut hari',
	'/cek-reservasi': 'Cek Reservasi',
	'/data-saya': 'Data Saya',
	'/yasmin-shop': '{toko}',
	'/reservasi': 'Keranjang',
	'/layanan': 'Layanan Unggulan',
	'/fasilitas': 'Fasilitas',
	'/info-kesehatan': 'Info Kesehatan',
	'/datang': 'Datang ke Rumah Sakit',
	'/hubungi-kami': 'Hubungi Kami',
	'/faq': 'FAQ',
	'/galeri': 'Galeri',
	'/testimoni': 'Testimoni',
	'/komunitas': 'Komunitas',
	'/mitra': 'Mitra',
	'/prestasi': 'Prestasi',
	'/hak-pasien': 'Hak dan Kewajiban Pasien',
	'/kebijakan-privasi': 'Kebijakan Privasi',
} as const
export type HalamanSitus = keyof typeof halamanSitus

export const alamatHalaman = Object.keys(halamanSitus) as HalamanSitus[]
