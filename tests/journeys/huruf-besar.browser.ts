import type { Page } from '@playwright/test'
import { CHUNK_RELOAD_KEY } from '../../contract/web/chunk-reload.ts'
import { expect, onePixel, repeated } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { NOT_FOUND_LINE } from './every-page.ts'
import { publicRoutes } from './public-routes.ts'
import { fillCart, OFFLINE, openForm, orders, reserve, test } from './reservasi-page.ts'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

const toggle = (page: Page) => page.locator('summary').filter({ hasText: 'Menu' }).first()

/** The first page of every kind, and the others. */
async function pagesByKind(page: Page): Promise<{ first: string[]; others: string[] }> {
	const paths = [...(await publicRoutes(page.request)), '/tidak/ada']
	const kindOf = (path: string) => path.split('/').slice(1, -1).join('/') || path
	const isFirst = (path: string) => paths.find((other) => kindOf(other) === kindOf(path)) === path
	return { first: paths.filter(isFirst), others: paths.filter((path) => !isFirst(path)) }
}

for (const [which, details] of [
	['first', {}],
	['others', repeated],
] as const)
	test(
		`with letters of 150 % and 200 % no page is wider than the phone, and no text is cut: ${which} of every kind`,
		details,
		async ({ page, console }) => {
			console.allow(OFFLINE)
			console.allow(NOT_FOUND_LINE)
			// The page as the server painted it: what scripts add is looked at below. They and the pictures take most of the time.
			await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }))
			await page.route(/\/assets\/.*\.js$|^https:\/\/www\.(google|openstreetmap)\./, (route) => route.abort())
			// A page that misses its scripts would load itself again.
			await page.addInitScript((key) => {
				// A blocked map has no storage.
				if (top === self) sessionStorage.setItem(key, String(Date.now()))
			}, CHUNK_RELOAD_KEY)
			const problems: string[] = []
			const { [which]: paths } = await pagesByKind(page)
			expect(paths.length).toBeGreaterThan(20)
			for (const path of paths) {
				await page.goto(path)
				problems.push(...(await problemsAt(page, path)))
			}
			expect(problems).toEqual([])
		},
	)

test('with letters of 150 % and 200 % the open menu, a doctor, the cart, the form and a reservation fit too', async ({
	page,
}) => {
	const problems: string[] = []
	await page.goto('/daftar-dokter/poli-anak')
	await hydrated(page)
	await toggle(page).click()
	for (const title of ['Layanan Unggulan', 'Tentang Kami'])
		await page.getByRole('navigation', { name: 'Menu utama' }).locator('summary', { hasText: title }).click()
	problems.push(...(await problemsAt(page, 'menu')))
	await page.keyboard.press('Escape')
	await page.getByRole('main').getByRole('article').getByRole('link').first().click()
	await expect(page.getByRole('dialog').getByText('WIB').first()).toBeVisible()
	problems.push(...(await problemsAt(page, 'dokter')))

	await fillCart(page.request, orders)
	await page.goto('/yasmin-shop')
	await page.getByRole('button', { name: 'Lihat keranjang' }).click()
	await expect(page.getByRole('dialog').getByText('Total').first()).toBeVisible()
	problems.push(...(await problemsAt(page, 'keranjang')))
	await openForm(page)
	problems.push(...(await problemsAt(page, '/reservasi')))
	await page.goto((await reserve(page.request, orders)).path)
	await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
	problems.push(...(await problemsAt(page, '/reservasi-status')))
	await page.goto('/data-saya')
	await expect(page.getByText('Budi Santoso').first()).toBeVisible()
	problems.push(...(await problemsAt(page, '/data-saya')))
	expect(problems).toEqual([])
})

async function problemsAt(page: Page, where: string): Promise<string[]> {
	const found: string[] = []
	for (const size of ['150%', '200%']) {
		const problems = await page.evaluate(readProblems, size)
		found.push(...problems.map((problem) => `${where} at ${size}: ${problem}`))
	}
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
	return found
}

/** Runs in the page. */
function readProblems(size: string): string[] {
	document.documentElement.style.fontSize = size
	// What is laid out later is laid out now.
	for (const element of document.querySelectorAll<HTMLElement>('.far-below, body > footer'))
		element.style.contentVisibility = 'visible'
	const { clientWidth, scrollWidth } = document.documentElement
	const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	const range = document.createRange()
	while (texts.nextNode()) {
		const text = texts.currentNode as Text
		const element = text.parentElement
		if (!element?.checkVisibility({ visibilityProperty: true }) || !text.data.trim()) continue
		if (element.closest('script, noscript, .sr-only')) continue
		range.selectNodeContents(text)
		if ([...range.getClientRects()].some((line) => isCut(line, element)))
			problems.push(`'${text.data.trim().slice(0, 40)}' is cut in ${element.tagName} ${element.className}`)
	}
	return problems

	/** Whether a part of the line is outside of the screen or of a box that hides it. What scrolls is not cut. */
	function isCut({ left, right, top, bottom, width, height }: DOMRect, inside: Element): boolean {
		if (width <= 1) return false
		let [from, to, above, below] = [0, clientWidth, top, bottom]
		let isScrolled = false
		for (let box: Element | null = inside; box && box !== document.body; box = box.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(box)
			if (['auto', 'scroll'].includes(overflowX) && box.scrollWidth > box.clientWidth) return false
			const bounds = box.getBoundingClientRect()
			// It is for screen readers alone.
			if (bounds.width <= 1) return false
			if (['auto', 'scroll'].includes(overflowY) && box.scrollHeight > box.clientHeight) isScrolled = true
			if (overflowX !== 'visible') [from, to] = [Math.max(from, bounds.left), Math.min(to, bounds.right)]
			if (!isScrolled && (overflowY === 'hidden' || overflowY === 'clip'))
				[above, below] = [Math.max(above, bounds.top), Math.min(below, bounds.bottom)]
		}
		const seenWidth = Math.min(right, to) - Math.max(left, from)
		const seenHeight = below - above
		// A slide that waits beside the others and the lines after an ellipsis are hidden as a whole.
		if (seenWidth <= 0 || seenHeight <= height / 4) return left < clientWidth && right > clientWidth
		// Letters reach over the edges of a tight line.
		return seenWidth < width - 1 || seenHeight < (height * 3) / 4
	}
}
