import { z } from 'zod'
import { teks, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { tautan } from './site-inputs.ts'

/** Networks with their own icon; others get a globe. */
export const jaringan = ['instagram', 'facebook', 'youtube', 'tiktok', 'whatsapp', 'x'] as const

export const isianWebSettingSosmed = z.object({
	icon: teksWajib(40),
	username: teks(100).default(''),
	link: tautan.refine((text) => text.startsWith('http'), 'Tulis alamat lengkap (https://…).'),
})

export const webSettingSosmedRecord = recordOf(isianWebSettingSosmed, { urutan: z.int() })
