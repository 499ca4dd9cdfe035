import type { Page } from '@playwright/test'
import { expect, moving, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { UNAUTHORIZED } from './data-saya-page.ts'

test.use(moving)

const PATHS = [
	...['/layanan', '/layanan/igd-24-jam', '/fasilitas/icu', '/info-kesehatan/jalan-kaki-30-menit', '/mitra', '/faq'],
	...[
		'/hubungi-kami',
		'/kategori-info-kesehatan/gaya-hidup-sehat',
		'/datang',
		'/promo',
		'/',
		'/poli-klinik',
		'/dokter',
	],
	...['/yasmin-shop', '/paket-layanan/medical-check-up-dasar', '/reservasi', '/cek-reservasi', '/data-saya'],
]

/** Of a visitor without a member. */
test.beforeEach(({ console }) => console.allow(UNAUTHORIZED))

const countTransitions = (page: Page) =>
	page.addInitScript(() => {
		const start = document.startViewTransition.bind(document)
		Object.assign(window, { transitions: 0 })
		document.startViewTransition = (update) => {
			Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 })
			return start(update)
		}
	})

const transitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'transitions'))

test('another page comes with a transition of the browser, a dialog without one', async ({ page }) => {
	await countTransitions(page)
	await page.goto('/layanan')
	await hydrated(page)
	await page.getByRole('main').getByRole('link', { name: 'IGD 24 Jam' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGD 24 Jam')
	expect(await transitions(page)).toBe(1)

	await page.goto('/daftar-dokter/poli-anak')
	await hydrated(page)
	await page.getByRole('region', { name: 'Dokter kami' }).getByRole('article').first().getByRole('heading').click()
	await expect(page.getByRole('dialog')).toBeVisible()
	expect(await transitions(page)).toBe(0)
})

test('with reduced motion nothing moves', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.goto('/layanan')
	const animation = await page.evaluate(async () => {
		const { ready } = document.startViewTransition(() => {})
		await ready
		return getComputedStyle(document.documentElement, '::view-transition-new(root)').animationName
	})
	expect(animation).toBe('none')
	const turns = await page.evaluate(() => {
		const skeleton = document.createElement('div')
		skeleton.className = 'animate-pulse'
		document.body.append(skeleton)
		return getComputedStyle(skeleton).animationIterationCount
	})
	expect(turns).toBe('1')
})

test('in forced colours everything that has a ground to press has an edge', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' })
	for (const path of PATHS) {
		await page.goto(path)
		const bare = await page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>('a, button, summary, label, input, select, textarea')]
				.filter((element) => /(^| )bg-/.test(element.className) && element.checkVisibility())
				.filter((element) => getComputedStyle(element).borderTopWidth === '0px')
				.map(({ outerHTML }) => outerHTML.slice(0, 120)),
		)
		expect(bare, path).toEqual([])
	}
})

test('a card that has the focus has one ring around it all', async ({ page }) => {
	await page.goto('/layanan')
	await page.getByRole('main').getByRole('link', { name: 'IGD 24 Jam' }).focus()
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Tab')
	const ring = await page.evaluate(() => {
		const link = document.activeElement
		const after = link && getComputedStyle(link, '::after')
		return { style: after?.outlineStyle, width: after?.outlineWidth }
	})
	expect(ring).toEqual({ style: 'solid', width: '3px' })
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

	test('what can be tapped is 44 px high, besides links within a sentence', async ({ page }) => {
		for (const path of PATHS) {
			await page.goto(path)
			const small = await page.evaluate(() => {
				const isAlone = (link: HTMLElement) =>
					link.parentElement?.matches('li, dd, p, div') && link.parentElement.textContent === link.textContent
				/** A small chip has a larger, invisible ground, and the link of a card covers it. */
				const heightOf = (element: HTMLElement) => {
					const grounds = ['::before', '::after'].map((name) => getComputedStyle(element, name).height)
					return Math.max(
						element.getBoundingClientRect().height,
						...grounds.map((height) => Number.parseFloat(height) || 0),
					)
				}
				return (
					[...document.querySelectorAll<HTMLElement>('a, button, summary, select, textarea, input')]
						// A box to tick is tapped with its label.
						.map((element) => (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element)
						.filter(
							(element) =>
								element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
								!element.closest('.rich-text'),
						)
						.filter((element) => !/^inline(-block)?$/.test(getComputedStyle(element).display) || isAlone(element))
						.filter((element) => !element.matches('[href="#isi"]') && heightOf(element) < 43.5)
						.map(({ outerHTML }) => outerHTML.slice(0, 140))
				)
			})
			expect(small, path).toEqual([])
		}
	})
})
