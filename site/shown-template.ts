import type { Template } from '../contract/web.ts'

export type ShownTemplate = ReturnType<typeof shownTemplate>

/** What pages show of the template bundle: all that is loaded stands in every page a second time, for the browser. */
export const shownTemplate = ({ layanan, artikelFavList, ...rest }: Template) => ({
	...rest,
	layanan: { data: layanan.data.map(({ id, nama, uri }) => ({ id, nama, uri })) },
	artikelFavList: {
		data: artikelFavList.data.map(({ id, uri, judul, ringkasan, createdAt, artikelMedia, kategoriArtikel }) => ({
			id,
			uri,
			judul,
			ringkasan,
			createdAt,
			artikelMedia,
			kategoriArtikel: { nama: kategoriArtikel.nama },
		})),
	},
})
