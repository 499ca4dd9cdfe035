import { z } from 'zod'
import { teks } from './inputs.ts'

export const MAX_ALT = 300

/** What is said of a picture to those who cannot see it; nothing of one that only decorates. */
export const isianGambar = z
	.object({ alt: teks(MAX_ALT).default(''), hiasan: z.boolean().default(false) })
	.refine(({ alt, hiasan }) => hiasan || alt !== '', {
		path: ['alt'],
		message: 'Tuliskan apa yang tampak, atau tandai sebagai hiasan.',
	})

export type IsianGambar = z.infer<typeof isianGambar>
