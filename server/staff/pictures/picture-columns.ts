import type { PictureFolder } from '../../../contract/pictures.ts'
import type { Sumber } from '../../../contract/staff/permissions.ts'

/** The columns that name an uploaded picture of each folder, alone or within JSON. HTML names it by its address. */
export const pictureColumns: Record<PictureFolder, { [Resource in Sumber]?: readonly string[] }> = {
	'foto-layanan': { layanan: ['foto'] },
	'foto-fasilitas': { fasilitas: ['foto'] },
	'logo-mitra': { mitra: ['logo'] },
	'foto-dokter': { dokter: ['foto'] },
	'icon-poli-klinik': { 'poli-klinik': ['icon'] },
	artikel: { artikel: ['artikelMedia', 'metaGambar'] },
	'beranda/banner': { 'beranda-banner': ['content'] },
	'beranda/pendaftaran': { 'beranda-pendaftaran': ['foto'] },
	'beranda/sambutan': { 'beranda-sambutan': ['fotoSambutan'] },
	testimoni: { testimoni: ['foto'] },
	merek: { merek: ['lambang'] },
	'web-setting': {
		'web-setting': ['logo'],
		'shop-setting': ['poster'],
		'artikel-setting': ['posterDaftarArtikel', 'posterDetailArtikel'],
	},
	gallery: { gallery: ['content'] },
	'foto-komunitas': { komunitas: ['foto'] },
	'foto-prestasi': { prestasi: ['foto'] },
	'shop-item': { 'shop-item': ['mediaContent'] },
	'popup-information': { 'popup-information': ['content'] },
	'popup-quiz': { 'popup-information': ['quiz'] },
}
