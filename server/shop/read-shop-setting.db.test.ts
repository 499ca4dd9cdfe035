import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'shopSetting', [{}])
})
afterAll(() => api.dispose())

async function windowAt(moment: string, durasi: number) {
	await api.db.updateTable('shopSetting').set({ durasi }).execute()
	api.clock.now = Date.parse(moment)
	return (await api.request('getTemplate')).body.shopSetting.data?.rentangOpsiTanggalKunjungan
}

test('the bookable days change at midnight in WIB, 17:00 UTC', async () => {
	const monday = { durasi: 14, dateStart: '2026-11-16', dateEnd: '2026-11-30' }
	const tuesday = { durasi: 14, dateStart: '2026-11-17', dateEnd: '2026-12-01' }
	expect(await windowAt('2026-11-16T00:00:00+07:00', 14)).toEqual(monday)
	expect(await windowAt('2026-11-16T23:59:59+07:00', 14)).toEqual(monday)
	expect(await windowAt('2026-11-16T16:59:59.999Z', 14)).toEqual(monday)
	expect(await windowAt('2026-11-16T17:00:00Z', 14)).toEqual(tuesday)
	expect(await windowAt('2026-11-17T00:00:00+07:00', 14)).toEqual(tuesday)
})

test('the bookable days cross the end of a year and a leap day; with durasi 0 there is only today', async () => {
	expect(await windowAt('2027-12-31T12:00:00+07:00', 30)).toMatchObject({
		dateStart: '2027-12-31',
		dateEnd: '2028-01-30',
	})
	expect(await windowAt('2028-02-01T12:00:00+07:00', 30)).toMatchObject({ dateEnd: '2028-03-02' })
	expect(await windowAt('2028-02-29T12:00:00+07:00', 0)).toMatchObject({
		dateStart: '2028-02-29',
		dateEnd: '2028-02-29',
	})
})

test('after the last hour of arrivals the bookable days begin tomorrow', async () => {
	await api.db.updateTable('shopSetting').set({ jamTerakhir: '15:00' }).execute()
	expect(await windowAt('2026-11-16T14:59:59+07:00', 14)).toMatchObject({ dateStart: '2026-11-16' })
	expect(await windowAt('2026-11-16T15:00:00+07:00', 14)).toMatchObject({
		dateStart: '2026-11-17',
		dateEnd: '2026-12-01',
	})
	expect(await windowAt('2026-11-16T23:59:59+07:00', 0)).toMatchObject({
		dateStart: '2026-11-17',
		dateEnd: '2026-11-17',
	})
	await api.db.updateTable('shopSetting').set({ mulaiTanggal: '2026-12-01' }).execute()
	expect(await windowAt('2026-11-16T15:00:00+07:00', 14)).toMatchObject({ dateStart: '2026-12-01' })
})
