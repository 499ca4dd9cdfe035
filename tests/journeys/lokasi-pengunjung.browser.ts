import { hydrated } from '../support/hydrated.ts'
import { expect, follow, names, records, roundTrip, test } from './tracked-site.ts'

const LOOK_UP_MS = 3000
/** The steps in which a quiet moment of the browser is waited for. */
const MOMENT_MS = 10
/** More than passes in such steps until the service has heard of the question. */
const SLACK_MS = 500
const FRAME_MS = 50
const NOW = '2026-11-16T09:00:00+07:00'

test('a visit is recorded without its location when the lookup takes more than 3 s', async ({
	page,
	database,
	geo,
}) => {
	geo.mode = 'slow'
	await page.clock.install({ time: NOW })
	await page.clock.pauseAt(Date.parse(NOW) + 1000)
	await page.goto('/faq')
	// The scripts start in the frame after the load event.
	await page.clock.runFor(FRAME_MS)
	await hydrated(page)
	const aMoment = async () => {
		await page.clock.runFor(MOMENT_MS)
		return geo.asked
	}
	await expect.poll(aMoment).toBe(1)
	await page.clock.runFor(LOOK_UP_MS - SLACK_MS)
	await roundTrip(page)
	expect(await records(database)).toEqual([])
	await page.clock.runFor(SLACK_MS)
	await expect.poll(() => names(database)).toEqual(['faq'])

	await follow(page, '/fasilitas', 'footer')
	const namesAMomentLater = async () => {
		await page.clock.runFor(MOMENT_MS)
		return names(database)
	}
	await expect.poll(namesAMomentLater).toEqual(['faq', 'fasilitas'])
	for (const record of await records(database))
		expect(Object.keys(record).sort()).toEqual(['routeName', 'url', 'webId'])
	expect(geo.asked).toBe(1)
})

for (const mode of ['broken', 'nonsense'] as const) {
	test(`a ${mode} geolocation service leaves its fields empty`, async ({ page, database, geo, console }) => {
		geo.mode = mode
		console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
		await page.goto('/faq')
		await expect.poll(() => records(database)).toMatchObject([{ routeName: 'faq' }])
		expect(await records(database)).not.toMatchObject([{ ip: expect.anything() }])
	})
}

test('an absent geolocation service leaves its fields empty', async ({ page, database, geo, console }) => {
	await geo.leave()
	try {
		console.allow('Failed to load resource: net::ERR_CONNECTION_REFUSED')
		await page.goto('/faq')
		await expect.poll(() => records(database)).toMatchObject([{ routeName: 'faq' }])
		expect(await records(database)).not.toMatchObject([{ ip: expect.anything() }])
	} finally {
		await geo.comeBack()
	}
})

test('a visit that ends during the location lookup is recorded', async ({ page, database, geo }) => {
	geo.mode = 'slow'
	await page.goto('/faq')
	await expect.poll(() => geo.asked).toBe(1)
	expect(await records(database)).toEqual([])
	await page.goto('about:blank')
	await expect.poll(() => names(database)).toEqual(['faq'])
})

for (const tempatPengunjung of ['mati', 'server'] as const)
	test(`with the choice ${tempatPengunjung} the browser asks nobody for the place`, async ({ page, database, geo }) => {
		const choose = (choice: '' | typeof tempatPengunjung) =>
			database.db.updateTable('webSetting').set({ tempatPengunjung: choice }).execute()
		await choose(tempatPengunjung)
		try {
			await page.goto('/faq')
			await expect.poll(() => names(database)).toEqual(['faq'])
			expect(geo.asked).toBe(0)
		} finally {
			await choose('')
		}
	})
