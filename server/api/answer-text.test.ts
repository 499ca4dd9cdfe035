import { expect, test } from 'vitest'
import { answerText, BETWEEN, JsonText, listText, parseJson } from './answer-text.ts'

test('what the database wrote is sent as it is', async () => {
	const text = '{"data": {"id" : "1"}}'
	expect(await answerText(new JsonText(text))).toBe(text)
	expect(await answerText(new JsonText(text), async () => new Map())).toBe(text)
})

test('pictures are told of also where the database wrote the answer', async () => {
	const text = '{"data":{"foto":"a.webp","nama":"–","lain":[{"icon":"b.webp"}]}}'
	const altTexts = async () => new Map([['b.webp', 'Perawat']])
	for (const json of [text, new TextEncoder().encode(text)])
		expect(parseJson(await answerText(new JsonText(json), altTexts))).toEqual({
			data: { foto: 'a.webp', nama: '–', lain: [{ icon: 'b.webp', alt: 'Perawat' }] },
		})
})

test('a list is put together from the beginnings of its items', () => {
	const pagination = { page: 1, limit: 2, totalPage: 1, totalData: 2 }
	const list = (...items: string[]) => parseJson(listText(items.join(BETWEEN), pagination).json)
	expect(list('{"a":1', '{"a":"}"')).toEqual({ data: [{ a: 1 }, { a: '}' }], pagination })
	expect(list()).toEqual({ data: [], pagination })
})
