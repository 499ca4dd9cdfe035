import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { expect, repeated, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { UNKNOWN } from './keranjang-page.ts'
import { statusLine } from './reservasi-page.ts'

const PHONE = { width: 360, height: 740 }
test.use({ viewport: PHONE, hasTouch: true, prefetch: true })

/** Opens a page as the server painted it, and returns what lets its scripts arrive. */
async function openPainted(page: Page, path: string): Promise<() => void> {
	let arrive = () => {}
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
		await arrival
		await route.continue()
	})
	await page.goto(path)
	return arrive
}

const dialog = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text })

const CONTROLS = [
	{
		path: '/yasmin-shop',
		name: 'Filter',
		isDone: (page: Page) => expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible(),
	},
	{
		path: '/yasmin-shop',
		name: 'Pesan Medical Check-Up Dasar',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/paket-layanan/medical-check-up-dasar',
		name: 'Pesan Layanan',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/paket-layanan/medical-check-up-dasar',
		name: 'Tambah ke keranjang',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/poli-klinik',
		name: 'batuk',
		isDone: (page: Page) => expect(page.getByRole('button', { name: 'batuk', pressed: true })).toBeVisible(),
	},
]

for (const { path, name, isDone } of CONTROLS)
	test(`${path}: a tap on ${name} before the scripts is seen at once and done when they are here`, async ({
		page,
		console,
	}) => {
		console.allow(UNKNOWN)
		const arrive = await openPainted(page, path)
		const control = page.getByRole('button', { name, exact: true })
		await control.tap()
		await expect(control).toHaveAttribute('data-tap', 'lost', { timeout: 100 })
		// An impatient second tap is no second press: a chip would be let go again.
		await control.tap()
		arrive()
		await isDone(page)
		await expect(control).not.toHaveAttribute('data-tap')
	})

/** Lighthouse's phone: Slow 4G, a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('Network.enable')
	const speed = { downloadThroughput: 180_000, uploadThroughput: 84_000 }
	await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 562, ...speed })
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** What the others of these offer before the scripts are links, which work without them. */
const WITH_BUTTONS = ['/poli-klinik', '/daftar-dokter/poli-anak', '/yasmin-shop']
/** The pages whose weight is measured. */
const PAGES = [
	'/',
	'/poli-klinik',
	'/daftar-dokter/poli-anak',
	'/info-kesehatan',
	'/info-kesehatan/jalan-kaki-30-menit',
	'/layanan/igd-24-jam',
	'/yasmin-shop',
	'/hubungi-kami',
]

/** The buttons that are painted, as positions among all of the page, and what they are called. */
const paintedButtons = (page: Page) =>
	page.locator(BUTTON).evaluateAll((all) =>
		all.flatMap((each, position) => {
			const isPainted = each.checkVisibility({ visibilityProperty: true })
			const name = each.getAttribute('aria-label') ?? each.textContent
			return isPainted && !each.closest('dialog') ? [{ position, name, look: each.className }] : []
		}),
	)
const BUTTON = 'button[type="button"]'

interface Press {
	/** What the button showed in the next frame. */
	sign: string | null
	ms: number
	isTaken: boolean
}

const watchPresses = () => {
	const presses: Press[] = []
	Object.assign(globalThis, { presses })
	// Before the page's own listeners: React may take the press at once, or let it come again.
	addEventListener(
		'click',
		({ target, timeStamp, isTrusted }) => {
			const button = isTrusted && (target as Element).closest('button[type="button"]')
			if (!button) return
			const press: Press = { sign: null, ms: 0, isTaken: false }
			presses.push(press)
			new MutationObserver(() => {
				if (button.getAttribute('data-tap') === 'taken') press.isTaken = true
			}).observe(button, { attributeFilter: ['data-tap'] })
			requestAnimationFrame(() => {
				press.sign = press.isTaken ? 'taken' : button.getAttribute('data-tap')
				press.ms = Math.round(performance.now() - timeStamp)
			})
		},
		true,
	)
}
declare const presses: Press[]

for (const path of WITH_BUTTONS)
	test(`${path}: every button shows a press before the scripts in the next frame`, async ({ page, console }) => {
		console.allow(UNKNOWN)
		await page.addInitScript(watchPresses)
		const arrive = await openPainted(page, path)
		const buttons = await paintedButtons(page)
		expect(buttons.length).toBeGreaterThan(0)
		for (const { position } of buttons) await page.locator(BUTTON).nth(position).tap()
		const signs = () => page.evaluate(() => presses.map(({ sign }) => sign))
		await expect.poll(signs).toEqual(Array(buttons.length).fill('lost'))
		arrive()
		await expect(page.locator('[data-tap]')).toHaveCount(0)
	})

for (const path of PAGES)
	test(
		`${path}: on a slow phone a press on each kind of button as soon as it is painted is seen and done`,
		repeated,
		async ({ context, console, thirdParty: _ }) => {
			console.allow(UNKNOWN)
			await context.addInitScript(watchPresses)
			const open = async () => {
				const page = await context.newPage()
				await slowDown(page)
				await page.goto(path, { waitUntil: 'commit' })
				await page.waitForFunction(
					() => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
				)
				return page
			}
			const first = await open()
			const kinds = Map.groupBy(await paintedButtons(first), ({ look }) => look).values()
			await first.close()
			const firstsAndLasts = [...kinds].flatMap((alike) => alike.filter((_, n) => n === 0 || n === alike.length - 1))
			expect(firstsAndLasts.length > 0, 'the page has buttons').toBe(WITH_BUTTONS.includes(path))
			for (const { position, name } of firstsAndLasts) {
				const page = await open()
				await page.locator(BUTTON).nth(position).tap()
				await expect.poll(() => page.evaluate(() => presses[0]?.isTaken), name).toBe(true)
				const { sign, ms } = await page.evaluate(() => presses[0] as Press)
				expect(sign, name).toMatch(/lost|taken/)
				await CONTROLS.find((control) => control.path === path && control.name === name)?.isDone(page)
				// A loaded machine draws its frames later than the 100 ms of a quiet one.
				test.info().annotations.push({ type: 'first sign', description: `${name}: ${ms} ms` })
				await page.close()
			}
		},
	)

test('a menu that was opened before the scripts stays open', async ({ page }) => {
	const arrive = await openPainted(page, '/faq')
	await page.getByText('Menu', { exact: true }).tap()
	const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Fasilitas' })
	await expect(link).toBeVisible()
	arrive()
	await hydrated(page)
	await link.tap()
	await expect(page).toHaveURL('/fasilitas')
	await expect(link).toBeHidden()
})

test('of two controls that were tapped before the scripts, the last one counts', async ({ page }) => {
	const arrive = await openPainted(page, '/poli-klinik')
	for (const name of ['gatal', 'batuk']) await page.getByRole('button', { name, exact: true }).tap()
	arrive()
	await expect(page.getByRole('button', { name: 'batuk', pressed: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'gatal', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('/cek-reservasi: what was typed and sent before the scripts is sent once, and is in no address', async ({
	page,
	console,
}) => {
	for (const line of [UNKNOWN, statusLine('404 (Not Found)')]) console.allow(line)
	const sent: unknown[] = []
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === `/api${calls.verifyReservasi.path}`) sent.push(request.postDataJSON())
	})
	await page.clock.install()
	const arrive = await openPainted(page, '/cek-reservasi')
	const [kode, angka] = [page.getByLabel('Kode reservasi', { exact: true }), page.getByLabel(/^Empat angka/)]
	const look = page.getByRole('button', { name: 'Lihat reservasi' })
	await kode.pressSequentially('K7MPQ-X3WVT-9HBCD')
	await angka.pressSequentially('7890')
	await angka.press('Enter')
	await expect(look).toHaveAttribute('data-tap', 'lost', { timeout: 100 })
	await page.clock.runFor(31_000)
	await expect(look, 'when no scripts come it waits no longer').not.toHaveAttribute('data-tap')
	await look.tap()
	await expect(look).toHaveAttribute('data-tap', 'lost', { timeout: 100 })
	arrive()
	await expect(page.getByRole('alert').filter({ hasText: 'tidak cocok' })).toBeVisible()
	expect(sent).toEqual([{ kode: 'K7MPQ-X3WVT-9HBCD', noTelpAkhir: '7890' }])
	await expect(kode).toHaveValue('K7MPQ-X3WVT-9HBCD')
	await expect(look).not.toHaveAttribute('data-tap')
	await expect(page).toHaveURL('/cek-reservasi')
})

test('a tap starts the scripts before the pictures are here', async ({ page }) => {
	await page.clock.install()
	await page.route(/\/images\//, () => {})
	await page.goto('/yasmin-shop', { waitUntil: 'domcontentloaded' })
	await page.getByRole('button', { name: 'Filter' }).tap()
	await page.clock.runFor(1000)
	await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})

test('/yasmin-shop: boxes that were ticked before the scripts count, each of them', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 })
	const arrive = await openPainted(page, '/yasmin-shop')
	const boxes = page.getByRole('group', { name: 'Tipe' }).getByRole('checkbox')
	const values = await boxes.evaluateAll((all) => all.slice(0, 2).map((each) => (each as HTMLInputElement).value))
	for (const place of [0, 1]) await boxes.nth(place).check()
	arrive()
	await expect(page).toHaveURL(`/yasmin-shop?tipe=${values.toSorted().join(',')}`)
	for (const place of [0, 1]) await expect(boxes.nth(place)).toBeChecked()
})

const INPUTS = [
	{ path: '/poli-klinik', label: 'Cari keluhan, poli, atau dokter', text: 'jantung' },
	{ path: '/poli-klinik', label: 'Cari keluhan, poli, atau dokter', text: 'batuk' },
	{ path: '/yasmin-shop', label: 'Cari paket layanan', text: 'vaksin' },
	{ path: '/pencarian', label: 'Cari di situs ini', text: 'vaksin' },
]

for (const { path, label, text } of INPUTS)
	test(`${path}: '${text}' that was typed into ${label} before the scripts stays and counts`, async ({ page }) => {
		const arrive = await openPainted(page, path)
		const input = page.getByRole('main').getByLabel(label, { exact: true })
		await input.pressSequentially(text)
		arrive()
		await page.waitForLoadState('networkidle')
		await expect(input).toHaveValue(text)
	})
