import { NAMA_BAWAAN } from '../contract/merek/merek-nama.ts'
import type { Template } from '../contract/web/web.ts'

/** The template when it could not be loaded: everything is empty. */
export const emptyTemplate: Template = {
	berandaPendaftaran: { data: null },
	berandaSambutan: { data: null },
	webSettingSosmed: { data: [] },
	layanan: { data: [] },
	webSetting: { data: null },
	komunitas: { data: [] },
	artikelSetting: { data: null },
	artikelFavList: { data: [] },
	webId: { data: '' },
	shopSetting: { data: null },
	fitur: { data: [] },
	promo: { data: true },
	kosong: { data: [] },
	teks: { data: {} },
	merek: {
		data: {
			namaPendek: NAMA_BAWAAN,
			namaToko: 'Shop',
			lambang: null,
			warnaUtama: null,
			warnaPendamping: null,
			warnaTema: '#063534',
			versi: '0',
		},
	},
}
