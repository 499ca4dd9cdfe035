import { z } from 'zod'
import { parseRupiah } from '../../angka/parse-rupiah.ts'
import { formatRupiah } from '../../angka/rupiah.ts'
import * as isian from '../../staff/inputs.ts'
import { penanda, yaTidak } from '../../staff/site-inputs.ts'

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
		nama: isian.teksWajib(150),
		uri: isian.uriIsian,
		harga: hargaRupiah,
		mediaContent: isian.gambarOpsional,
		tipeId: isian.idRujukan,
		kategoriId: isian.idRujukan,
		usia: isian.daftarRujukan(20),
		untukL: penanda,
		untukP: penanda,
		textContent: isian.isiHtml().default(''),
		/** `sekitar 2 jam` */
		lama: isian.teks(60).default(''),
		/** One note per line. */
		persiapan: isian.teks(1500).default(''),
		...isian.penerbitan,
	})
	.refine(({ untukL, untukP }) => untukL + untukP > 0, {
		path: ['untukP'],
		message: 'Pilih paling sedikit satu jenis kelamin.',
		...isian.unlessWrong('untukL', 'untukP'),
	})

const TERTUA = 120

export const shopUsiaInput = z
	.object({
		nama: isian.teksWajib(100),
		uri: isian.uriIsian,
		usiaMin: isian.bilangan(0, TERTUA),
		usiaMax: isian.bilangan(0, TERTUA),
	})
	.refine(({ usiaMin, usiaMax }) => usiaMin <= usiaMax, {
		path: ['usiaMax'],
		message: 'Tidak boleh lebih muda daripada usia termuda.',
		...isian.unlessWrong('usiaMin', 'usiaMax'),
	})

const HARI_TERJAUH = 365
const JAM_TERLAMA = 720
const TAHUN_TERLAMA = 50
/** How long a reservation keeps the data of its person, unless staff set another time. */
export const SIMPAN_TAHUN = 5

export const shopSettingInput = z.object({
	durasi: isian.bilangan(0, HARI_TERJAUH),
	ubahMandiri: yaTidak.default(1),
	batasUbahJam: isian.bilangan(0, JAM_TERLAMA).default(0),
	tawaranJam: isian.bilangan(1, JAM_TERLAMA).default(2),
	simpanTahun: isian.bilangan(1, TAHUN_TERLAMA).default(SIMPAN_TAHUN),
	caraCheckin: isian.isiHtml(50_000).default(''),
	syaratKetentuan: isian.isiHtml(50_000).default(''),
	poster: isian.gambarOpsional,
})
