import type { Page } from '@playwright/test'

/** The page has come to life: React knows its elements. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
	)
}

/** No popup comes between the test and what it is about. */
export const withoutPopup = (page: Page) =>
	page.route('**/api/v1/public/popup-information/presented', (route) => route.fulfill({ json: { data: null } }))
