import { z } from 'zod'
import { hari, jamInput, tanggal } from '../../shapes.ts'
import {
	daftarRujukan,
	favorit,
	frasa,
	gambarOpsional,
	idRujukan,
	kuota,
	teks,
	teksWajib,
	uriIsian,
	withJamOrder,
} from '../../staff/inputs.ts'
import { penanda, tampil } from '../../staff/site-inputs.ts'

/** One thing in each line. */
const baris = teks(2000).default('')

/** The codes in SATUSEHAT (IHS number or Location) and BPJS (HFIS). */
const codes = { kodeSatusehat: teks(64).default(''), kodeBpjs: teks(64).default('') }

export const dokterInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	spesialis: teks(150).default(''),
	foto: gambarOpsional,
	pendidikan: baris,
	bahasa: baris,
	tindakan: baris,
	asuransi: baris,
	favorit,
	/** The site shows the hours and offers no registration. */
	jadwalSaja: penanda,
	/** Hidden: the doctor and the schedule leave the site, and nothing is deleted. */
	tampil,
	...codes,
	poliKlinik: daftarRujukan(20),
	waktu: z
		.array(
			withJamOrder(
				z.object({
					id: z.string().max(64).optional(),
					poliKlinikId: idRujukan,
					hari: z.array(hari).min(1, 'Pilih paling sedikit satu hari.').max(7),
					keteranganWaktu: teks(100).default(''),
					jamMulai: jamInput,
					jamSelesai: jamInput,
					kuota,
				}),
			),
		)
		.max(100)
		.default([]),
	keterangan: z
		.array(
			z.object({
				id: z.string().max(64).optional(),
				keterangan: teksWajib(300),
				/** The last day on which it is shown; null for always. */
				berlakuSampai: tanggal.nullish().transform((day) => day || null),
			}),
		)
		.max(20)
		.default([]),
})

export const poliKlinikInput = z.object({
	nama: teksWajib(100),
	uri: uriIsian,
	deskripsi: teks(500).default(''),
	icon: gambarOpsional,
	/** Ids of the dictionary. Empty: found from the name and the doctors' titles. */
	spesialisasi: daftarRujukan(10),
	/** The site shows the hours of its doctors and offers no registration. */
	jadwalSaja: penanda,
	tampil,
	...codes,
})

export const keluhanInput = z.object({ kata: frasa(80), poliKlinikId: idRujukan })
