import { expect, moving, openDemoHospital, test } from '../support/browser-test.ts'
import { type Site, startSite } from '../support/site-server.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { hero, slides } from './home-page.ts'

test.use(moving)

test.describe('when the first banner is a video', () => {
	const VIDEO = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
	let site: Site
	let database: TestDatabase

	test.beforeAll(async () => {
		database = await openDemoHospital()
		await database.db
			.updateTable('berandaBanner')
			.set({ urutan: -1 })
			.where('contentType', '=', 'embed_video')
			.execute()
		site = await startSite({ env: { DATABASE_URL: database.url } })
	})
	test.afterAll(async () => {
		await site.stop()
		await database.dispose()
	})
	// This site is another one than the test knows, so what is asked of it would count as a third party's.
	test.beforeEach(({ context, thirdParty: _ }) => context.route(`${site.url}/**`, (route) => route.continue()))

	test('it plays by itself, in a loop and without sound, and can be stopped', async ({ page, thirdParty }) => {
		await page.goto(site.url)
		const video = hero(page).locator('iframe')
		await expect(video).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
		const parameters = new URL((await video.getAttribute('src')) ?? '').searchParams
		expect(Object.fromEntries(parameters)).toMatchObject({
			autoplay: '1',
			mute: '1',
			loop: '1',
			playlist: 'aqz-KE-bpKQ',
		})
		await expect(hero(page).getByRole('heading', { name: 'Mengenal RS Yasmin lebih dekat' })).toBeVisible()
		await expect(hero(page).getByRole('link', { name: 'Lihat Fasilitas' })).toHaveAttribute('href', '/fasilitas')
		await expect(slides(hero(page))).toHaveCount(0)
		expect(thirdParty.filter((address) => !address.startsWith(VIDEO))).toEqual([])
		await hero(page).getByRole('button', { name: 'Jeda video' }).click()
		await expect(video).toHaveCount(0)
		await hero(page).getByRole('button', { name: 'Putar video' }).click()
		await expect(video).toHaveCount(1)
	})

	test.describe('and less motion is asked for', () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } })

		test('it waits for a tap', async ({ page, thirdParty }) => {
			await page.goto(site.url)
			const play = hero(page).getByRole('button', { name: 'Putar video' })
			await expect(play).toBeVisible()
			await page.waitForLoadState('networkidle')
			expect(thirdParty).toEqual([])
			await play.click()
			await expect(hero(page).locator('iframe')).toHaveCount(1)
		})
	})

	test.describe('and there is no JavaScript', () => {
		test.use({ javaScriptEnabled: false })

		test('it plays too', async ({ page }) => {
			await page.goto(site.url)
			await expect(hero(page).locator('iframe')).toHaveAttribute('src', new RegExp(`^${VIDEO}`))
			await expect(hero(page).getByRole('button')).toHaveCount(0)
		})
	})
})
