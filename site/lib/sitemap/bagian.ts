/** The parts of the sitemap, each a file: `/sitemap-dokter.xml`. */
export const bagianSitemap = [
	...(['halaman', 'daftar-dokter', 'dokter', 'info-kesehatan', 'kategori-info-kesehatan', 'layanan'] as const),
	...(['fasilitas', 'komunitas', 'mitra', 'paket-layanan'] as const),
]

export type BagianSitemap = (typeof bagianSitemap)[number]
