import { expect, test } from 'vitest'
import { answerText, JsonText, oneText, pageText, withFields } from './answer-text.ts'

test('what the database wrote is sent as it is', async () => {
	const text = '{"data": {"id" : "1"}}'
	expect(await answerText(new JsonText(text))).toBe(text)
	expect(await answerText(new JsonText(text), async () => new Map())).toBe(text)
})

test('pictures are told of also where the database wrote the answer', async () => {
	const answer = oneText('{"foto":"a.webp","lain":[{"icon":"b.webp"}]}')
	const altTexts = async () => new Map([['b.webp', 'Perawat']])
	expect(JSON.parse(await answerText(answer, altTexts))).toEqual({
		data: { foto: 'a.webp', lain: [{ icon: 'b.webp', alt: 'Perawat' }] },
	})
})

test('fields and pages are put together from JSON', () => {
	const pagination = { page: 1, limit: 2, totalPage: 1, totalData: 2 }
	const page = pageText({ data: ['{"a":1}', '{"a":"}"}'], pagination }, (row) =>
		withFields(row, { b: '[2]', c: 'null' }),
	)
	expect(JSON.parse(page.json)).toEqual({
		data: [
			{ a: 1, b: [2], c: null },
			{ a: '}', b: [2], c: null },
		],
		pagination,
	})
})
