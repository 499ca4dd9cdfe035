import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the page is hydrated: React knows its elements. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
	)
}

/** Waits until this element is hydrated. Parts of a page may hydrate later, and a click before that loads a document. */
export async function alive(part: Locator): Promise<void> {
	const isKnown = () => part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))
	await expect.poll(isKnown).toBe(true)
}
