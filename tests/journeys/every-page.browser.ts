import type { Page, Request, Response } from '@playwright/test'
import { expect, onePixel, repeated, test } from '../support/browser-test.ts'
import { violationsOf } from '../support/violations.ts'
import { type ExpectedPage, everyPage, NOT_FOUND_LINE } from './every-page.ts'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

/** On the contact page alone, and not there. */
const MAP_FRAME = /^https:\/\/www\.(google\.com|openstreetmap\.org)\//

/** What the console says of one page must not excuse another one, so these have tests of their own. */
const [quiet, speaking] = [everyPage.filter((page) => !speaks(page)), everyPage.filter(speaks)]
const half = Math.ceil(quiet.length / 2)
/** Several pages after each other: the browser compiles the shared scripts once. */
const walks = [quiet.slice(0, half), quiet.slice(half), ...speaking.map((page) => [page])]

for (const walk of walks)
	test(`${walk.length > 1 ? 'pages from ' : ''}${walk[0]?.path} on the phone`, async ({ page, console }) => {
		for (const expected of walk)
			await test.step(expected.path, async () => {
				for (const line of [...(expected.says ?? []), ...(expected.status === 404 ? [NOT_FOUND_LINE] : [])])
					console.allow(line)
				await expectWellMade(page, expected)
			})
	})

function speaks({ says, status }: ExpectedPage) {
	return says !== undefined || status === 404
}

/** It has its content, fits the screen, loads everything that it asks for, and keeps nobody from using it. */
async function expectWellMade(page: Page, expected: ExpectedPage) {
	const failed: string[] = []
	const noteFailed = (request: Request) => {
		if (!MAP_FRAME.test(request.url())) failed.push(`${request.url()} ${request.failure()?.errorText}`)
	}
	const noteRefused = (response: Response) => {
		const isExpected = response.request().resourceType() === 'document' || expected.says
		if (response.status() >= 400 && !isExpected) failed.push(response.url())
	}
	page.on('requestfailed', noteFailed).on('response', noteRefused)

	const response = await page.goto(expected.path)
	expect(response?.status()).toBe(expected.status ?? 200)
	await expectContent(page, expected)
	await expectTexts(page, expected.scriptedTexts)
	await page.waitForLoadState('networkidle')

	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
	expect(failed.filter((line) => !/ERR_ABORTED/.test(line))).toEqual([])
	expect(await violationsOf(page)).toEqual([])
	page.off('requestfailed', noteFailed).off('response', noteRefused)
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })
	// What a page holds is read without a browser in tests/provider-routes.db.test.ts; here it is seen.
	test('every page shows its content', repeated, async ({ page, console }) => {
		console.allow(NOT_FOUND_LINE)
		// They are read, not looked at: decoding all pictures again takes most of the time.
		await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }))
		for (const expected of everyPage)
			await test.step(expected.path, async () => {
				expect((await page.goto(expected.path))?.status()).toBe(expected.status ?? 200)
				await expectContent(page, expected)
			})
	})
})

async function expectContent(page: Page, { heading, texts, links = [] }: ExpectedPage) {
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
	await expectTexts(page, texts)
	for (const link of links) await expect(page.locator(`a[href="${link}"]`).first()).toBeAttached()
}

async function expectTexts(page: Page, texts: string[] = []) {
	for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
}
