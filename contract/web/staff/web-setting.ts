import { z } from 'zod'
import { epochMs, noTelpType } from '../../shapes.ts'
import { gambarOpsional, teks, teksWajib } from '../../staff/inputs.ts'
import { recordOf } from '../../staff/responses.ts'
import { jenisTelp, nomorTelp, penanda, sematan, tampil, tautan } from '../../staff/site-inputs.ts'

export const webSettingInput = z.object({
	namaWeb: teksWajib(100),
	logo: gambarOpsional,
	tentang: teks(1000).default(''),
	alamat: teks(300).default(''),
	email: teks(200)
		.refine((text) => text === '' || z.email().safeParse(text).success, 'Alamat email belum sesuai.')
		.default(''),
	noTelp: nomorTelp.default(''),
	noTelpType: jenisTelp,
	noTelpUgd: nomorTelp.default(''),
	/** An emergency is a call. */
	noTelpUgdType: noTelpType.default('telp'),
	mapLokasi: sematan('osm', 'gmaps'),
	petunjukArah: tautan.default(''),
	/** A hospital that has not answered asks its visitors first. */
	persetujuanPelacakan: z.enum(['langsung', 'setuju']).default('setuju'),
	tempatPengunjung: z.enum(['', 'mati', 'server', 'browser']).default(''),
	promo: penanda,
	tampilTestimoni: tampil,
	/** Articles of editors are reviewed before they are published. */
	tinjauArtikel: penanda,
})

export const webSettingRecord = recordOf(webSettingInput, { createdAt: epochMs })

/** Networks with their own icon; others get a globe. */
export const jaringan = ['instagram', 'facebook', 'youtube', 'tiktok', 'whatsapp', 'x'] as const

export const webSettingSosmedInput = z.object({
	icon: teksWajib(40),
	username: teks(100).default(''),
	link: tautan.refine((text) => text.startsWith('http'), 'Tulis alamat lengkap (https://…).'),
})
