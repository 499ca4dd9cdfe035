import { z } from 'zod'
import { epochMs } from '../shapes.ts'
import { gambarOpsional, teks, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { jenisTelp, nomorTelp, sematan, tautan } from './site-inputs.ts'

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
	noTelpUgdType: jenisTelp,
	mapLokasi: sematan('osm', 'gmaps'),
	petunjukArah: tautan.default(''),
	persetujuanPelacakan: z.enum(['langsung', 'setuju']).default('setuju'),
})

export const webSettingRecord = recordOf(webSettingInput, { createdAt: epochMs })
