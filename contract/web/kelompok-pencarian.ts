/** The groups of results, in their default order: the six of the specification, and ours. */
export const kelompokPencarian = [
	'dokter',
	'poliKlinik',
	'layanan',
	'paket',
	'artikel',
	'fasilitas',
	'faq',
	'mitra',
] as const
export type KelompokPencarian = (typeof kelompokPencarian)[number]
