import type { Page } from '@playwright/test'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { expect, repeated, repeatIf } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'
import {
	addToCart,
	BROKEN,
	bar,
	becomeMember,
	cart,
	cartOnServer,
	eksekutifWanita,
	failing,
	fillCart,
	gulaDarah,
	headerCart,
	held,
	influenza,
	KERANJANG,
	openShop,
	pesan,
	REMOVE,
	row,
	siti,
	sizes,
	test,
	watch,
} from './keranjang-page.ts'
import { setConsent } from './tracked-site.ts'

const lines = (page: Page) => cart(page).getByRole('listitem')
const hapus = (page: Page, paket: string, pasien: string) =>
	cart(page).getByRole('button', { name: `Hapus ${paket} untuk ${pasien}` })
const remover = (page: Page) => lines(page).getByRole('button', { name: /^Hapus/ })
const total = (page: Page) =>
	cart(page)
		.getByText(/^Total/)
		.locator('..')

const sum = (prices: number[]) => formatRupiah(prices.reduce((all, price) => all + price, 0))

for (const [device, viewport] of Object.entries(sizes))
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('the bar shows count and total; the cart lists and removes lines, and the focus moves to a neighbour', async ({
			page,
		}) => {
			const prices = await fillCart(page)
			const order = await cartOnServer(page)
			await openShop(page)
			await expect(bar(page)).toContainText('3 paket')
			await expect(bar(page)).toContainText(sum(prices))
			await expect(bar(page).getByRole('link', { name: 'Reservasi' })).toHaveAttribute('href', '/reservasi')
			await expect(headerCart(page)).toHaveAccessibleName('Keranjang, 3 paket')

			await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
			await expect(lines(page)).toHaveCount(3)
			for (const [place, line] of order.entries())
				await expect(lines(page).nth(place)).toContainText(
					`${line.shopItem.nama}untuk ${line.pasien.nama}${formatRupiah(line.shopItem.harga)}`,
				)
			await expect(cart(page).getByRole('button', { name: /^Tambah .* untuk orang lain$/ })).toHaveCount(2)
			await expect(total(page)).toContainText(sum(prices))
			await expect(cart(page).getByRole('link', { name: 'Lanjutkan ke reservasi' })).toHaveAttribute(
				'href',
				'/reservasi',
			)
			expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

			const labels = order.map(({ shopItem: { nama }, pasien }) => [nama, pasien.nama] as const)
			const [first, second, third] = labels as [(typeof labels)[0], (typeof labels)[0], (typeof labels)[0]]
			await hapus(page, ...second).click()
			await expect(lines(page)).toHaveCount(2)
			await expect(hapus(page, ...third), 'what took its place').toBeFocused()
			await expect(cart(page).getByRole('status')).toContainText(`${second[0]} untuk ${second[1]} dihapus`)
			await expect(total(page)).toContainText(sum([prices[0] ?? 0, prices[2] ?? 0]))
			await page.keyboard.press('Enter')
			await expect(hapus(page, ...first), 'the one before').toBeFocused()
			await page.keyboard.press('Enter')
			await expect(cart(page).getByText('Keranjang Anda masih kosong')).toBeVisible()
			await expect(cart(page).getByRole('heading', { name: 'Keranjang' })).toBeFocused()
			expect(await cartOnServer(page)).toEqual([])

			await cart(page).getByRole('button', { name: 'Pilih paket' }).click()
			await expect(cart(page)).toHaveCount(0)
			await expect(bar(page)).toHaveCount(0)
			await expect(headerCart(page)).toHaveAccessibleName('Keranjang')
		})

		test('the bar covers neither the focused element nor the footer', async ({ page }) => {
			await fillCart(page)
			await openShop(page)
			await expect(bar(page)).toBeInViewport({ ratio: 1 })
			await pesan(page, gulaDarah).focus()
			for (let step = 0; step < 45; step += 1) {
				await page.keyboard.press('Tab')
				// The page scrolls to what has the focus.
				const covered = () =>
					page.evaluate(() => {
						const focused = document.activeElement as HTMLElement
						const bar = document.querySelector('.keranjang-bar') as HTMLElement
						if (bar.contains(focused) || focused === document.body) return null
						const [top, bottom] = [bar.getBoundingClientRect().top, focused.getBoundingClientRect().bottom]
						return bottom > top && focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
							? focused.outerHTML
							: null
					})
				await expect.poll(covered).toBeNull()
			}
			await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
			const footer = await page.getByRole('contentinfo').boundingBox()
			const box = await bar(page).boundingBox()
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
		})
	})

test.describe('where visits need consent', () => {
	test.beforeEach(({ database }) => setConsent(database, 'setuju'))
	test.afterEach(({ database }) => setConsent(database, 'langsung'))

	test('the consent bar hides the cart bar', async ({ page }) => {
		await fillCart(page)
		await openShop(page)
		// The bar's code arrives later, and React shows it by a timer.
		await page.clock.resume()
		const question = page.getByRole('complementary', { name: 'Privasi Anda' })
		await expect(question).toBeVisible()
		await expect(bar(page)).toBeAttached()
		await expect(bar(page)).not.toBeInViewport()
		await question.getByRole('button', { name: 'Tolak' }).click()
		await expect(bar(page)).toBeInViewport({ ratio: 1 })
	})
})

test('on a slow phone the cart opens after each choice', repeated, async ({ page }) => {
	const [sitiId] = await becomeMember(page, siti)
	await addToCart(page, gulaDarah, sitiId)
	await page.goto('/yasmin-shop')
	await hydrated(page)
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })

	// Keys do not wait until the page has settled.
	for (const [paket, count] of [
		[influenza, 2],
		[eksekutifWanita, 3],
	] as const) {
		await pesan(page, paket).press('Enter')
		await row(page, siti.nama).press('Enter')
		await expect(lines(page)).toHaveCount(count)
		await cart(page).getByRole('button', { name: 'Tambah paket lain' }).press('Enter')
	}
})

test('a double click removes one line', async ({ page }) => {
	await fillCart(page)
	await openShop(page)
	const removed = watch(page, 'DELETE', REMOVE)
	await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
	await remover(page).first().dblclick()
	await expect(lines(page)).toHaveCount(2)
	const release = await held(page, 'DELETE', REMOVE)
	await remover(page).first().click()
	await expect(remover(page).last()).toHaveAttribute('aria-disabled', 'true')
	await remover(page).last().press('Enter')
	release()
	await expect(lines(page)).toHaveCount(1)
	expect(removed).toHaveLength(2)
	expect(await cartOnServer(page)).toHaveLength(1)
})

test('a line that cannot be removed stays', async ({ page, console }) => {
	console.allow(BROKEN)
	console.allow('terjadi kesalahan pada sistem')
	await fillCart(page)
	await openShop(page)
	await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
	const mend = await failing(page, 'DELETE', REMOVE)
	await remover(page).first().click()
	await expect.poll(() => console.lines).toContain('terjadi kesalahan pada sistem')
	await expect(lines(page)).toHaveCount(3)
	await expect(page.getByText(/gagal|kesalahan/i)).toHaveCount(0)
	await mend()
	await remover(page).first().click()
	await expect(lines(page)).toHaveCount(2)
})

test('a cart that cannot be read is empty', async ({ page, console }) => {
	console.allow(BROKEN)
	await fillCart(page)
	const mend = await failing(page, 'GET', KERANJANG)
	const asked = page.waitForResponse(`**${KERANJANG}?*`)
	await openShop(page)
	await asked
	await headerCart(page).click()
	await expect(cart(page).getByText('Keranjang Anda masih kosong')).toBeVisible()
	await expect(bar(page)).toHaveCount(0)
	await mend()
	expect(await cartOnServer(page)).toHaveLength(3)
})

test('bar, cart and empty cart are accessible', async ({ page }) => {
	const violations = () => violationsOf(page, 'dialog, .keranjang-bar, header')
	const [sitiId] = await becomeMember(page, siti)
	await addToCart(page, gulaDarah, sitiId)
	await page.goto('/yasmin-shop')
	await expect(bar(page)).toBeVisible()
	expect(await violations()).toEqual([])
	await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
	await expect(lines(page)).toHaveCount(1)
	expect(await violations()).toEqual([])
	await remover(page).click()
	await expect(cart(page).getByText('Keranjang Anda masih kosong')).toBeVisible()
	expect(await violations()).toEqual([])
})
