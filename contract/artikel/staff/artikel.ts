import { z } from 'zod'
import { epochMs, uri } from '../../shapes.ts'
import {
	bilangan,
	daftarRujukan,
	favorit,
	gambar,
	gambarOpsional,
	idRujukan,
	isiHtml,
	penerbitan,
	tanggalOpsional,
	teks,
	teksWajib,
	uriIsian,
} from '../../staff/inputs.ts'
import { recordOf } from '../../staff/responses.ts'
import { sematan } from '../../staff/site-inputs.ts'

export const artikelInput = z.object({
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
	/** For search engines and shared links. Empty: the title, the summary and the first picture. */
	metaJudul: teks(200).optional(),
	metaDeskripsi: teks(500).optional(),
	metaGambar: gambarOpsional,
	penulis: teks(150).optional(),
	peninjau: teks(150).optional(),
	/** The review before publishing. */
	tinjauan: z.enum(['', 'menunggu', 'kembali']).default(''),
	ditinjauPada: tanggalOpsional,
})

export type ArtikelInput = z.input<typeof artikelInput>

export const artikelRecord = recordOf(artikelInput, {
	uri,
	catatanTinjauan: z.string(),
	createdAt: epochMs,
	updatedAt: epochMs,
})

/** Without a number of their own. */
export const TINJAU_HARI = 365

export const artikelSettingInput = z.object({
	posterDaftarArtikel: gambarOpsional,
	youtubeDaftarArtikel: sematan('youtube'),
	tiktokDaftarArtikel: sematan('tiktok'),
	posterDetailArtikel: gambarOpsional,
	videoDetailArtikel: sematan('youtube', 'tiktok'),
	/** An article is due for review this many days after its last change. */
	tinjauHari: bilangan(30, 3650)
		.nullable()
		.transform((hari) => hari ?? TINJAU_HARI)
		.optional(),
})
