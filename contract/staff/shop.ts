import { z } from 'zod'
import { formatRupiah } from '../rupiah.ts'
import { epochMs, uri } from '../shapes.ts'
import {
	bilangan,
	daftarRujukan,
	gambarOpsional,
	idRujukan,
	isiHtml,
	penerbitan,
	teks,
	teksWajib,
	uriIsian,
} from './inputs.ts'
import { parseRupiah } from './parse-rupiah.ts'
import { recordOf } from './responses.ts'
import { penanda, yaTidak } from './site-inputs.ts'

const TERMAHAL = 1_000_000_000
const BUKAN_RUPIAH = 'Tulis harga dalam rupiah bulat, misalnya 450.000.'

/** Whole rupiah, as a number or as typed: `Rp 450.000`. */
const hargaRupiah = z.union([z.number(), z.string().transform(parseRupiah)], BUKAN_RUPIAH).pipe(
	z
		.int(BUKAN_RUPIAH)
		.min(0, BUKAN_RUPIAH)
		.max(TERMAHAL, `Paling mahal ${formatRupiah(TERMAHAL)}.`),
)

export const shopItemInput = z
	.object({
		nama: teksWajib(150),
		uri: uriIsian,
		harga: hargaRupiah,
		mediaContent: gambarOpsional,
		tipeId: idRujukan,
		kategoriId: idRujukan,
		usia: daftarRujukan(20),
		untukL: penanda,
		untukP: penanda,
		textContent: isiHtml().default(''),
		/** One note per line. */
		persiapan: teks(1500).default(''),
		...penerbitan,
	})
	.refine(({ untukL, untukP }) => untukL + untukP > 0, {
		path: ['untukP'],
		message: 'Pilih paling sedikit satu jenis kelamin.',
	})

/** Staff set the quota in the calendar of visits. */
export const shopItemRecord = recordOf(shopItemInput, { uri, urutan: z.int(), kuotaHarian: z.int().nullable() })

/** A type or a category of packages. */
export const shopPilihanInput = z.object({ nama: teksWajib(100), uri: uriIsian })

export const shopPilihanRecord = recordOf(shopPilihanInput, { uri, urutan: z.int() })

const TERTUA = 120

export const shopUsiaInput = shopPilihanInput
	.extend({ usiaMin: bilangan(0, TERTUA), usiaMax: bilangan(0, TERTUA) })
	.refine(({ usiaMin, usiaMax }) => usiaMin <= usiaMax, {
		path: ['usiaMax'],
		message: 'Tidak boleh lebih muda daripada usia termuda.',
	})

export const shopUsiaRecord = recordOf(shopUsiaInput, { uri, urutan: z.int() })

const HARI_TERJAUH = 365
const JAM_TERLAMA = 720

export const shopSettingInput = z.object({
	durasi: bilangan(0, HARI_TERJAUH),
	ubahMandiri: yaTidak.default(1),
	batasUbahJam: bilangan(0, JAM_TERLAMA).default(0),
	caraCheckin: isiHtml(50_000).default(''),
	syaratKetentuan: isiHtml(50_000).default(''),
	poster: gambarOpsional,
})

export const shopSettingRecord = recordOf(shopSettingInput, { createdAt: epochMs })
