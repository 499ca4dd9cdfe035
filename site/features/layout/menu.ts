import type { Template } from '../../../contract/web.ts'

export interface MenuEntry {
	title: string
	/** Without it the entry only opens its submenu. */
	to?: string
	submenu?: { title: string; to: string }[]
}

/** The main menu, the same on all screens. */
export const mainMenu = (template: Pick<Template, 'layanan' | 'merek'>): MenuEntry[] => [
	{ title: 'Beranda', to: '/' },
	{ title: 'Jadwal Dokter', to: '/poli-klinik' },
	{ title: 'Info Kesehatan', to: '/info-kesehatan' },
	{
		title: 'Layanan Unggulan',
		to: '/layanan',
		submenu: template.layanan.data.map(({ nama, uri }) => ({ title: nama, to: `/layanan/${uri}` })),
	},
	{ title: 'Fasilitas', to: '/fasilitas' },
	{
		title: 'Tentang Kami',
		submenu: [
			{ title: 'Prestasi', to: '/prestasi' },
			{ title: 'Testimoni', to: '/testimoni' },
			{ title: 'Komunitas', to: '/komunitas' },
			{ title: 'Mitra', to: '/mitra' },
			{ title: 'FAQ', to: '/faq' },
			{ title: 'Hubungi Kami', to: '/hubungi-kami' },
		],
	},
	{ title: template.merek.data.namaToko, to: '/yasmin-shop' },
]
