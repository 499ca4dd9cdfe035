import { z } from 'zod'
import { epochMs } from '../shapes.ts'
import { bilangan, gambarOpsional, isiHtml } from './inputs.ts'
import { recordOf } from './responses.ts'

const HARI_TERJAUH = 365

export const shopSettingInput = z.object({
	durasi: bilangan(0, HARI_TERJAUH),
	caraCheckin: isiHtml(50_000).default(''),
	syaratKetentuan: isiHtml(50_000).default(''),
	poster: gambarOpsional,
})

export const shopSettingRecord = recordOf(shopSettingInput, { createdAt: epochMs })
