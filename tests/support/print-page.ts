import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What the printer would get: how many pages, their size in points, and what is written on them. */
export async function printPage(page: Page) {
	const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
	const document = await getDocumentProxy(new Uint8Array(pdf))
	const [, , width, height] = (await document.getPage(1)).view
	const { totalPages, text } = await extractText(document, { mergePages: true })
	// A line may break anywhere, and the font draws some hyphens as a minus.
	return { totalPages, text: text.replace(/\s+/g, ' ').replaceAll('−', '-'), width, height }
}
