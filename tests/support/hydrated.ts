import { expect, type Locator, type Page } from '@playwright/test'

/** The page has come to life: React knows its elements. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
	)
}

/** This element has come to life: parts of a page may do so later than the rest, and a click before that loads a document. */
export async function alive(part: Locator): Promise<void> {
	const isKnown = () => part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))
	await expect.poll(isKnown).toBe(true)
}
