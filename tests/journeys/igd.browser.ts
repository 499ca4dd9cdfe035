import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { NOT_FOUND_LINE } from './every-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

const CALL = 'tel:+623335550118'

const inHeader = (page: Page) =>
	page.getByRole('banner').getByRole('link', { name: 'IGD (0333) 555-0118', exact: true })

test('on the phone the IGD is one tap away at the end of every kind of page, and first in the menu', async ({
	page,
}) => {
	for (const path of ['/', '/info-kesehatan/jalan-kaki-30-menit', '/reservasi']) {
		await page.goto(path)
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await expect(inHeader(page), path).toBeInViewport({ ratio: 1 })
		await expect(inHeader(page), path).toHaveAttribute('href', CALL)
	}
	await page.goto('/faq')
	await page.locator('summary').filter({ hasText: 'Menu' }).first().click()
	const first = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link').first()
	await expect(first).toHaveText('Panggil IGD (0333) 555-0118')
	await expect(first).toHaveAttribute('href', CALL)
	await expect(first).toBeInViewport({ ratio: 1 })
})

test('the 404 page offers the IGD too', async ({ page, console }) => {
	console.allow(NOT_FOUND_LINE)
	await page.goto('/tidak/ada')
	const call = page.getByRole('main').getByRole('link', { name: 'Panggil IGD (0333) 555-0118' })
	await expect(call).toBeInViewport({ ratio: 1 })
	await expect(call).toHaveAttribute('href', CALL)
})
