import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { RESERVASI_PERANGKAT_KEY } from '../../site/features/reservasi/reservasi-perangkat.ts'
import { formatHariTanggal } from '../../site/lib/dates/format-tanggal.ts'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { startSite } from '../support/site-server.ts'
import { violationsOf } from '../support/violations.ts'
import { button, dialog, PHONE, UNAUTHORIZED } from './data-saya-page.ts'
import { call, reserve, test } from './reservasi-page.ts'

test.use({ viewport: PHONE, serverOptions: { env: { TRUST_PROXY: '1', SERVICE_WORKER: '1' } } })

const NO_CONNECTION = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
const OFFLINE = 'Tidak ada koneksi internet'

test.beforeEach(({ console }) => {
	console.allow(NO_CONNECTION)
	console.allow('Terjadi kesalahan saat memuat Meta Pixel')
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const reservations = (page: Page) => page.getByRole('region', { name: 'Reservasi Anda' })
const copies = (page: Page) => page.getByRole('region', { name: 'Dapat dibaca tanpa internet' })

/** Everything that the worker has stored, as address and text. */
const storedIn = (page: Page): Promise<[string, string][]> =>
	page.evaluate(async () => {
		const stored: [string, string][] = []
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const { url } of await cache.keys()) {
				const response = await cache.match(url)
				stored.push([new URL(url).pathname, (await response?.text()) ?? ''])
			}
		}
		return stored
	})
/** What a copy says below the page, wherever it is scrolled to. */
const copyNote = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::after').content)
const isStored = async (page: Page, path: string) => (await storedIn(page)).some(([stored]) => stored === path)

/** Opens a page, and waits until the worker serves it and has its copy. */
async function visitOnce(page: Page, address: string) {
	await page.goto(address)
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
	await expect.poll(() => isStored(page, new URL(page.url()).pathname)).toBe(true)
}

test('without a connection a visited page is read, and any other leads to the emergency room', async ({
	page,
	context,
}) => {
	const { webSetting } = await call(page.request, 'getTemplate')
	await visitOnce(page, '/faq')
	await context.setOffline(true)
	await page.reload()
	await expect(heading(page, 'FAQ')).toBeVisible()
	await hydrated(page)
	expect(await copyNote(page)).toMatch(/^"Tanpa internet. Ini salinan dari .+, \d\d\.\d\d WIB: /)

	await page.goto('/faq?utm_source=wa')
	await expect(heading(page, 'FAQ'), 'a link with a query').toBeVisible()
	await hydrated(page)

	await page.goto('/mitra')
	await expect(heading(page, OFFLINE)).toBeVisible()
	await expect(page).toHaveURL('/mitra')
	const igd = page.getByRole('link', { name: `Panggil IGD ${webSetting.data?.noTelpUgd}` })
	await expect(igd).toHaveAttribute('href', /^tel:\+62\d+$/)
	await expect(igd).toBeInViewport()
	await expect(page.getByText(webSetting.data?.alamat ?? '').first()).toBeVisible()
	await expect(reservations(page)).toBeHidden()
	expect(await page.evaluate(() => document.fonts.check('16px "Plus Jakarta Sans Variable"'))).toBe(true)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
	expect(await violationsOf(page)).toEqual([])
	await page.getByRole('button', { name: 'Coba lagi' }).click()
	await expect(heading(page, OFFLINE)).toBeVisible()

	await copies(page).getByRole('link', { name: 'FAQ' }).click()
	await expect(heading(page, 'FAQ')).toBeVisible()
	await page.goBack()
	await expect(heading(page, OFFLINE)).toBeVisible()
	await context.setOffline(false)
	await expect(heading(page, 'Mitra'), 'the connection is back').toBeVisible()
	expect(await copyNote(page)).toBe('none')
})

test.describe('with prefetching', () => {
	test.use({ prefetch: true })
	test('a page that a link opened is read without a connection too', async ({ page, context }) => {
		await visitOnce(page, '/faq')
		await page.getByRole('contentinfo').getByRole('link', { name: 'Fasilitas', exact: true }).click()
		await expect(page).toHaveURL('/fasilitas')
		await expect.poll(() => isStored(page, '/fasilitas')).toBe(true)
		await context.setOffline(true)
		await page.goto('/fasilitas')
		await expect(heading(page, 'Fasilitas')).toBeVisible()
		await hydrated(page)
		await context.setOffline(false)
		await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
		await expect(heading(page, 'FAQ')).toBeVisible()
		expect(await copyNote(page), 'the router has fetched it').toBe('none')
	})
})

test('the reservations of this device are shown without a connection, until they are cancelled', async ({
	page,
	context,
}) => {
	const { kode, path, tanggalVisit } = await reserve(page.request, [{ pasien: 'Siti Rahma', paket: 0 }])
	await visitOnce(page, '/faq')
	await page.goto(path)
	await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(kode)
	const kept = JSON.stringify(await storedIn(page))
	for (const personal of [kode, 'Siti Rahma', '0812-3456-7890']) expect(kept).not.toContain(personal)

	await context.setOffline(true)
	await page.reload()
	await expect(reservations(page).getByRole('code')).toHaveText(kode)
	for (const text of [formatHariTanggal(tanggalVisit), 'RS Yasmin', 'Berpuasalah'])
		await expect(reservations(page)).toContainText(text)
	expect(await page.content()).not.toContain('Siti Rahma')
	expect(await violationsOf(page)).toEqual([])

	await context.setOffline(false)
	await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(kode)
	await page.request.post(`/api${calls.cancelReservasi.path.replace('{kode}', kode)}`, { data: {} })
	await page.reload()
	await expect(page.getByRole('region', { name: 'Status reservasi' })).toContainText('Dibatalkan')
	// A stored value of another shape is no error: the page still loads the wanted one again.
	await page.evaluate((key) => localStorage.setItem(key, '{}'), RESERVASI_PERANGKAT_KEY)
	await context.setOffline(true)
	await page.reload()
	await expect(heading(page, OFFLINE)).toBeVisible()
	await expect(reservations(page)).toBeHidden()
	await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Coba lagi' }).click()])
})

test("a forgotten device shows no reservation, with a member's data or without", async ({
	page,
	context,
	console,
	openOtherBrowser,
	site,
}) => {
	console.allow(UNAUTHORIZED)
	const { kode, path } = await reserve(page.request, [{ pasien: 'Siti Rahma', paket: 0 }])
	await visitOnce(page, '/faq')
	await page.goto(path)
	await expect(page.getByRole('code')).toHaveText(kode)
	await page.goto('/data-saya')
	await button(page, 'Lupakan perangkat ini').click()
	await dialog(page).getByRole('button', { name: 'Lupakan perangkat' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'tidak lagi membuka data Anda' })).toBeVisible()
	await expect.poll(() => isStored(page, '/faq'), 'copies are forgotten too').toBe(false)
	await context.setOffline(true)
	await page.goto('/mitra')
	await expect(heading(page, OFFLINE)).toBeVisible()
	await expect(reservations(page)).toBeHidden()

	const friend = await openOtherBrowser()
	await friend.goto(site.url + path)
	await expect(friend.getByRole('code')).toHaveText(kode)
	await friend.goto(`${site.url}/data-saya`)
	const remembered = friend.getByRole('region', { name: 'Reservasi yang pernah dibuka di perangkat ini' })
	await expect(remembered.getByRole('link', { name: kode })).toBeVisible()
	await remembered.getByRole('button', { name: 'Lupakan perangkat ini' }).click()
	await expect(friend.getByText('Perangkat ini tidak lagi mengingat reservasi.')).toBeVisible()
	expect(await friend.evaluate(() => Object.keys(localStorage)), 'nothing of anybody').toEqual(['reservasi-terkunci'])
})

test('when the worker is switched off, browsers remove it and everything that it stored', async ({
	page,
	console,
	database,
}) => {
	// What a page or its worker still fetches when the server stops.
	console.allow('Failed to load resource: net::ERR_CONNECTION_RESET')
	console.allow('Failed to load resource: net::ERR_CONNECTION_REFUSED')
	const env = { DATABASE_URL: database.url, SERVICE_WORKER: '1' }
	const on = await startSite({ env })
	await visitOnce(page, `${on.url}/faq`)
	await page.goto('about:blank')
	await on.stop()
	const off = await startSite({ env: { ...env, SERVICE_WORKER: '0', PORT: new URL(on.url).port } })
	await page.goto(`${off.url}/mitra`)
	const left = () =>
		page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
	await expect.poll(left).toEqual([0, 0])
	await page.reload()
	await hydrated(page)
	expect(await left()).toEqual([0, 0])
	await off.stop()
})
