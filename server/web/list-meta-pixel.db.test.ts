import { expect, onTestFinished, test } from 'vitest'
import { openTestApi } from '../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'

test('the list is empty without a pixel, and newest first', async () => {
	const { db, request, dispose } = await openTestApi()
	onTestFinished(dispose)
	expect((await request('listMetaPixel')).body.data).toEqual({ data: [] })

	await insertRows(db, 'webSettingMetaPixel', [
		{ metaPixelId: '111', createdAt: SENIN_PAGI - 1000 },
		{ metaPixelId: '222', createdAt: SENIN_PAGI },
	])
	const { data } = (await request('listMetaPixel')).body
	expect(data.data.map((pixel) => pixel.metaPixelId)).toEqual(['222', '111'])
})
