import { z } from 'zod'
import { teksWajib } from './inputs.ts'

export const isianWebSettingMetaPixel = z.object({
	metaPixelId: teksWajib(30).refine((text) => /^\d{5,30}$/.test(text), 'Hanya angka, seperti di Meta Events Manager.'),
})
