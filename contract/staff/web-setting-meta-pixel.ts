import { z } from 'zod'
import { epochMs } from '../shapes.ts'
import { teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const webSettingMetaPixelInput = z.object({
	metaPixelId: teksWajib(30).refine((text) => /^\d{5,30}$/.test(text), 'Hanya angka, seperti di Meta Events Manager.'),
})

export const webSettingMetaPixelRecord = recordOf(webSettingMetaPixelInput, { createdAt: epochMs })
