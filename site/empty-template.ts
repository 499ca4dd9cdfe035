import type { Template } from '../contract/web.ts'

/** The template bundle when it could not be read, or is not there yet: everything empty. */
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
}
