import { z } from 'zod'
import { hari, jamInput, tanggal } from '../../shapes.ts'
import * as isian from '../../staff/inputs.ts'
import { penanda, tampil } from '../../staff/site-inputs.ts'

/** One thing in each line. */
const baris = isian.teks(2000).default('')

/** The codes in SATUSEHAT (IHS number or Location) and BPJS (HFIS). */
const codes = { kodeSatusehat: isian.teks(64).default(''), kodeBpjs: isian.teks(64).default('') }

export const dokterInput = z.object({
	nama: isian.teksWajib(150),
	uri: isian.uriIsian,
	spesialis: isian.teks(150).default(''),
	foto: isian.gambarOpsional,
	pendidikan: baris,
	bahasa: baris,
	tindakan: baris,
	asuransi: baris,
	favorit: isian.favorit,
	/** The site shows the hours and offers no registration. */
	jadwalSaja: penanda,
	/** Hidden: the doctor and the schedule leave the site, and nothing is deleted. */
	tampil,
	...codes,
	poliKlinik: isian.daftarRujukan(20),
	waktu: z
		.array(
			isian.withJamOrder(
				z.object({
					id: z.string().max(64).optional(),
					poliKlinikId: isian.idRujukan,
					hari: z.array(hari).min(1, 'Pilih paling sedikit satu hari.').max(7),
					keteranganWaktu: isian.teks(100).default(''),
					jamMulai: jamInput,
					jamSelesai: jamInput,
					kuota: isian.kuota,
				}),
			),
		)
		.max(100)
		.default([]),
	keterangan: z
		.array(
			z.object({
				id: z.string().max(64).optional(),
				keterangan: isian.teksWajib(300),
				/** The last day on which it is shown; null for always. */
				berlakuSampai: tanggal.nullish().transform((day) => day || null),
			}),
		)
		.max(20)
		.default([]),
})

export const poliKlinikInput = z.object({
	nama: isian.teksWajib(100),
	uri: isian.uriIsian,
	deskripsi: isian.teks(500).default(''),
	icon: isian.gambarOpsional,
	/** Ids of the dictionary. Empty: found from the name and the doctors' titles. */
	spesialisasi: isian.daftarRujukan(10),
	jadwalSaja: penanda,
	tampil,
	...codes,
})

export const keluhanInput = z.object({ kata: isian.frasa(80), poliKlinikId: isian.idRujukan })
