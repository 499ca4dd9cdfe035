import type { Page } from '@playwright/test'
import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { insertRows } from '../support/test-rows.ts'

export type Popup = Insertable<Schema['popupInformation']>

export const PRESENTED = '/api/v1/public/popup-information/presented'
export const CODE = /popup-modal.*\.js$/
export const DELAY_MS = 800
export const RESULT_MS = 500
export const UNDISTURBED_MS = 800
export const NOW = '2026-11-16T09:00:00+07:00'

const quiz = {
	opsiJawaban: [
		{ key: 'a', content: 'jus-jeruk.webp', text: 'Jus jeruk kemasan' },
		{ key: 'b', content: null, text: '<p>Teh <strong>tawar</strong></p>' },
	],
	jawaban: 'b',
	infoJawaban: { content: 'jawaban-teh-tawar.webp', text: '<p>Teh tawar tidak mengandung gula.</p>' },
}

export const kuis = (id: string): Partial<Popup> => ({
	id,
	type: 'quiz',
	content: null,
	text: '<h2>Kuis Sehat</h2>',
	quiz: JSON.stringify(quiz),
	tayangMulai: 0,
})
export const informasi: Partial<Popup> = {
	id: 'donor',
	type: 'informasi',
	content: 'info-donor-darah.webp',
	tayangMulai: 0,
	text: '<h2>Donor Darah</h2><p>Lihat <a href="/hubungi-kami">Hubungi Kami</a>.</p>',
}

/** Makes these the popups of the hospital; what began last is the one that is shown. */
export async function present({ db }: TestDatabase, ...popups: Partial<Popup>[]) {
	await db.deleteFrom('popupInformation').execute()
	if (popups.length > 0) await insertRows(db, 'popupInformation', popups)
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const option = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** A page that has come to life, with its clock standing still since before the API answered about the popup. */
export async function openWithClock(page: Page, address: string) {
	let answer = () => {}
	const standing = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(`**${PRESENTED}`, async (route) => {
		await standing
		await route.fallback()
	})
	await page.clock.install({ time: NOW })
	// The scripts start in a frame of their own, so the clock runs until the page is hydrated.
	await page.clock.resume()
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000))
	const answered = page.waitForResponse(`**${PRESENTED}`)
	const code = page.waitForResponse(CODE)
	code.catch(() => {})
	answer()
	await answered
	return { code }
}

/** Has the popup come up after its delay, and not before. */
export async function expectPopupAfterDelay(page: Page, code: Promise<unknown>) {
	await code
	await page.clock.runFor(DELAY_MS - 1)
	await expect(dialog(page)).toHaveCount(0)
	await page.clock.runFor(1)
	await expect(dialog(page)).toBeVisible()
}

export const cookieOf = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === 'popup-information')
