import { z } from 'zod'
import { epochMs, uri } from '../../shapes.ts'
import * as isian from '../../staff/inputs.ts'
import { recordOf } from '../../staff/responses.ts'
import { sematan } from '../../staff/site-inputs.ts'

export const artikelInput = z.object({
	judul: isian.teksWajib(200),
	uri: isian.uriIsian,
	textContent: isian.isiHtml(),
	/** The first one is the article's picture. */
	artikelMedia: z
		.array(z.object({ content: isian.gambar }))
		.max(10)
		.default([]),
	kategoriArtikelId: isian.idRujukan,
	favorit: isian.favorit,
	...isian.penerbitan,
	dokter: isian.daftarRujukan(10),
	/** For search engines and shared links. Empty: the title, the summary and the first picture. */
	metaJudul: isian.teks(200).optional(),
	metaDeskripsi: isian.teks(500).optional(),
	metaGambar: isian.gambarOpsional,
	penulis: isian.teks(150).optional(),
	peninjau: isian.teks(150).optional(),
	/** The review before publishing. */
	tinjauan: z.enum(['', 'menunggu', 'kembali']).default(''),
	ditinjauPada: isian.tanggalOpsional,
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
	posterDaftarArtikel: isian.gambarOpsional,
	youtubeDaftarArtikel: sematan('youtube'),
	tiktokDaftarArtikel: sematan('tiktok'),
	posterDetailArtikel: isian.gambarOpsional,
	videoDetailArtikel: sematan('youtube', 'tiktok'),
	/** An article is due for review this many days after its last change. */
	tinjauHari: isian
		.bilangan(30, 3650)
		.nullable()
		.transform((hari) => hari ?? TINJAU_HARI)
		.optional(),
})
