import { z } from 'zod'
import { epochMs, uri } from '../shapes.ts'
import { daftarRujukan, favorit, gambar, idRujukan, isiHtml, penerbitan, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianArtikel = z.object({
	judul: teksWajib(200),
	uri: uriIsian,
	textContent: isiHtml(),
	/** The first one is the article's picture. */
	artikelMedia: z
		.array(z.object({ content: gambar }))
		.max(10)
		.default([]),
	kategoriArtikelId: idRujukan,
	favorit,
	...penerbitan,
	dokter: daftarRujukan(10),
})

export const artikelRecord = recordOf(isianArtikel, { uri, createdAt: epochMs, updatedAt: epochMs })
