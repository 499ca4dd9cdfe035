import { z } from 'zod'
import { defineCall } from '../call.ts'
import { alt, fileName, html, id, one } from '../shapes.ts'

const gambarDanTeks = z.strictObject({ content: fileName.nullable(), text: html })

export const popupQuiz = z.strictObject({
	opsiJawaban: z.array(gambarDanTeks.extend({ key: z.string() })),
	/** The key of the right answer. */
	jawaban: z.string(),
	infoJawaban: gambarDanTeks,
})

const shownGambarDanTeks = gambarDanTeks.extend({ alt })

const shownQuiz = popupQuiz.extend({
	opsiJawaban: z.array(shownGambarDanTeks.extend({ key: z.string() })),
	infoJawaban: shownGambarDanTeks,
})

export const popupInformation = z
	.strictObject({
		id,
		type: z.enum(['quiz', 'informasi']),
		content: fileName.nullable(),
		alt,
		text: html,
		quiz: shownQuiz.nullable(),
	})
	.meta({ id: 'PopupInformation' })
export type PopupInformation = z.infer<typeof popupInformation>

export const getPopupPresented = defineCall('GET /v1/public/popup-information/presented', 'visitor', {
	summary: 'The popup that is shown now, or null',
	response: one(popupInformation.nullable()),
	cache: { parameters: [] },
})
