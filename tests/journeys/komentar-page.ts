import type { APIRequestContext, Page } from '@playwright/test'
import type { Artikel } from '../../contract/artikel/artikel.ts'
import { test as base } from '../support/browser-test.ts'
import { alive } from '../support/hydrated.ts'
import { type Site, startSite } from '../support/site-server.ts'

/** The comments of an article as their tests find them. */
export const API = '/api/v1/public/artikel/komentar'
export const URI = 'jalan-kaki-30-menit'
export const MIN_FILL_MS = 3000
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

let visitors = 0

/** Every test is a visitor of its own to the rate limit. */
export const test = base.extend<object, { site: Site }>({
	site: [
		async ({ database }, use) => {
			const site = await startSite({ env: { DATABASE_URL: database.url, TRUST_PROXY: '1' } })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
})

export const section = (page: Page) => page.getByRole('region', { name: /^Komentar/ })
export const comments = (page: Page) => section(page).locator('ul').first().locator('> li')
export const more = (page: Page) => section(page).getByRole('button', { name: 'Muat komentar lainnya' })
export const write = (page: Page) => section(page).getByRole('button', { name: 'Tulis komentar' })
export const nama = (page: Page) => section(page).getByRole('textbox', { name: 'Nama' })
export const komentar = (page: Page) => section(page).getByRole('textbox', { name: 'Komentar' })
export const send = (page: Page) => section(page).getByRole('button', { name: /^Kirim/ })
export const sent = (page: Page) => section(page).getByText('Komentar Terkirim')

export const artikelId = async (request: APIRequestContext, uri: string): Promise<string> =>
	((await (await request.get(`/api/v1/public/artikel/detail/${uri}`)).json()) as { data: Artikel }).data.id

/** Drives the clock and keeps out what lies over the page or takes long: this site has no pictures encoded yet. */
export async function prepare(page: Page) {
	await page.clock.install()
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }))
}

export async function visit(page: Page, uri = URI) {
	await page.goto(`/info-kesehatan/${uri}`)
	await alive(write(page))
}

/** As slowly as a person does. */
export async function fill(page: Page, name: string, text: string) {
	await nama(page).fill(name)
	await komentar(page).fill(text)
	await page.clock.fastForward(MIN_FILL_MS)
}
