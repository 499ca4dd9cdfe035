import { publicNames } from '../content/content-types.ts'

/**
 * The pages and events of a visitor record. Detail pages have the names of the spec, including its spelling of
 * `mitra_detial`. Pages where patients type are missing: they are not recorded.
 */
export const visitNames = [
	...publicNames,
	'beranda',
	'pencarian',
	'jadwal_dokter',
	'daftar_dokter',
	'dokter',
	'dokter_detail',
	'info_kesehatan',
	'info_kesehatan_detail',
	'kategori_info_kesehatan',
	'kategori_info_kesehatan_detail',
	'layanan',
	'layanan_detail',
	'fasilitas',
	'fasilitas_detail',
	'testimoni',
	'komunitas',
	'komunitas_detail',
	'mitra',
	'mitra_detial',
	'hubungi_kami',
	'datang',
	'hak_pasien',
	'galeri',
	'kebijakan_privasi',
	'promo',
	'promo_detail',
	'modal_jadwal_dokter',
	'modal_pendaftaran',
] as const

export type VisitName = (typeof visitNames)[number]
