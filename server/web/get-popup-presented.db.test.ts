import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'

const HOUR = 3_600_000

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
})
afterAll(() => api.dispose())
beforeEach(async () => {
	await api.db.deleteFrom('popupInformation').execute()
})

async function presentedAt(moment: number) {
	api.clock.now = moment
	return (await api.request('getPopupPresented')).body.data?.id ?? null
}

test('without a popup the response is null', async () => {
	expect(await presentedAt(SENIN_PAGI)).toBeNull()
})

test('a popup is presented from its start until just before its end', async () => {
	await insertRows(api.db, 'popupInformation', [{ tayangMulai: SENIN_PAGI, tayangSelesai: SENIN_PAGI + HOUR }])
	expect(await presentedAt(SENIN_PAGI - 1)).toBeNull()
	expect(await presentedAt(SENIN_PAGI)).toBe('1')
	expect(await presentedAt(SENIN_PAGI + HOUR - 1)).toBe('1')
	expect(await presentedAt(SENIN_PAGI + HOUR)).toBeNull()
})

test('of several due popups the last one to begin is presented; after its end the others return', async () => {
	await insertRows(api.db, 'popupInformation', [
		{ id: 'always', tayangMulai: SENIN_PAGI },
		{ id: 'late', tayangMulai: SENIN_PAGI + 3 * HOUR, tayangSelesai: SENIN_PAGI + 4 * HOUR },
		{ id: 'early', tayangMulai: SENIN_PAGI + HOUR, tayangSelesai: SENIN_PAGI + 5 * HOUR },
	])
	const shown = []
	for (const hour of [0, 1, 2, 3, 4, 5]) shown.push(await presentedAt(SENIN_PAGI + hour * HOUR))
	expect(shown).toEqual(['always', 'early', 'early', 'late', 'early', 'always'])
})

test('a quiz has its options and its answer', async () => {
	const quiz = {
		opsiJawaban: [
			{ key: 'a', content: 'teh.webp', text: 'Teh' },
			{ key: 'b', content: null, text: 'Susu' },
		],
		jawaban: 'b',
		infoJawaban: { content: null, text: '<p>Susu</p>' },
	}
	await insertRows(api.db, 'popupInformation', [{ type: 'quiz', content: 'a.webp', quiz: JSON.stringify(quiz) }])
	api.clock.now = SENIN_PAGI
	const { body } = await api.request('getPopupPresented')
	expect(body.data).toEqual({ id: '1', type: 'quiz', content: 'a.webp', text: '', quiz })
})
