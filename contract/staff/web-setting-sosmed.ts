import { z } from 'zod'
import { teks, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { tautan } from './site-inputs.ts'

/** The networks that the site has a sign for; any other gets a globe. */
export const jaringan = ['instagram', 'facebook', 'youtube', 'tiktok', 'whatsapp', 'x'] as const

export const isianWebSettingSosmed = z.object({
	icon: teksWajib(40),
	username: teks(100).default(''),
	link: tautan.refine((text) => text.startsWith('http'), 'Tulis alamat lengkap (https://…).'),
})

export const webSettingSosmedRecord = recordOf(isianWebSettingSosmed, { urutan: z.int() })
