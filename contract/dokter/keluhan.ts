import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, jam, one, tanggal } from '../shapes.ts'

/** What the hospital changed in the built-in danger signs. */
const perubahanTandaBahaya = z
	.strictObject({
		ditambah: z.array(z.strictObject({ kelompok: z.string(), kata: z.string() })),
		dimatikan: z.array(z.string()),
		kalimat: z.array(z.strictObject({ kelompok: z.string(), lakukan: z.string() })),
	})
	.meta({ id: 'PerubahanTandaBahaya' })

const nomorBantuan = z.strictObject({ nama: z.string(), nomor: z.string() }).meta({ id: 'NomorBantuan' })

export const keluhanPoli = z
	.strictObject({
		id,
		/** The specialties of the clinic, as ids of the dictionary. */
		spesialisasi: z.array(z.string()),
		/** The next hours of practice, the nearest first. */
		praktik: z.array(z.strictObject({ tanggal, jamMulai: jam, jamSelesai: jam })),
	})
	.meta({ id: 'KeluhanPoli' })
export type KeluhanPoli = z.infer<typeof keluhanPoli>

/** One answer for every visitor: what is typed stays in the browser. */
export const getKeluhan = defineCall('GET /v1/public/keluhan', 'visitor', {
	summary: 'What the complaint finder needs: danger signs, helplines, specialties and next hours of the clinics',
	response: one(
		z
			.strictObject({
				tandaBahaya: perubahanTandaBahaya,
				/** Who to call about self-harm and violence. */
				bantuan: z.array(nomorBantuan),
				poli: z.array(keluhanPoli),
			})
			.meta({ id: 'KeluhanData' }),
	),
	cache: { parameters: [] },
})
export type KeluhanData = z.infer<typeof getKeluhan.response>['data']
