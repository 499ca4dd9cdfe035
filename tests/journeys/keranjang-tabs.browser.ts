import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import {
	addToCart,
	bar,
	becomeMember,
	bima,
	cart,
	fillCart,
	gulaDarah,
	headerCart,
	KERANJANG,
	NOW,
	openShop,
	shopItem,
	siti,
	test,
	watch,
} from './keranjang-page.ts'

const FRESH_MS = 30_000

const lines = (page: Page) => cart(page).getByRole('listitem')
const remover = (page: Page) => lines(page).getByRole('button', { name: /^Hapus/ })

test('every open tab shows the same cart', async ({ page, context }) => {
	await fillCart(page)
	await openShop(page)
	const other = await context.newPage()
	await openShop(other, '/paket-layanan/cek-gula-darah')
	await expect(bar(other)).toContainText('3 paket')
	await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
	await remover(page).first().click()
	await expect(bar(other)).toContainText('2 paket')
	await expect(headerCart(other)).toHaveAccessibleName('Keranjang, 2 paket')

	await other.clock.resume()
	await other.goto('/faq')
	await hydrated(other)
	await expect(headerCart(other)).toHaveAccessibleName('Keranjang, 2 paket')
	await remover(page).first().click()
	await expect(headerCart(other)).toHaveAccessibleName('Keranjang, 1 paket')
})

test('a tab that comes back into view reads the cart again, at most every 30 seconds', async ({ page }) => {
	const [sitiId] = await becomeMember(page, siti)
	await openShop(page)
	await expect(bar(page)).toHaveCount(0)
	await addToCart(page, gulaDarah, sitiId)
	const asked = watch(page, 'GET', KERANJANG)
	const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await page.clock.setFixedTime(Date.parse(NOW) + FRESH_MS - 1)
	await comeBack()
	expect(asked).toEqual([])
	await page.clock.setFixedTime(Date.parse(NOW) + 120_000 + FRESH_MS)
	await comeBack()
	await expect(bar(page)).toContainText('1 paket')
	await comeBack()
	expect(asked).toHaveLength(1)
})

test('outside the shop the cart is requested only for a member, and only its count is shown', async ({ page }) => {
	const asked = watch(page, 'GET', KERANJANG)
	await page.goto('/faq')
	await hydrated(page)
	await page.waitForLoadState('networkidle')
	expect(asked).toEqual([])
	await expect(headerCart(page)).toHaveAccessibleName('Keranjang')

	await fillCart(page)
	await page.goto('/yasmin-shop')
	await expect(bar(page)).toContainText('3 paket')
	await page.goto('/faq')
	await expect(headerCart(page)).toHaveAccessibleName('Keranjang, 3 paket')
	for (const { nama } of [siti, bima]) expect(await page.content()).not.toContain(nama)
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{"pernah-member":"1"}')

	await headerCart(page).click()
	await expect(lines(page)).toHaveCount(3)
	await expect(page).toHaveURL('/yasmin-shop#keranjang')
	await cart(page).getByRole('button', { name: 'Tutup' }).click()
	await headerCart(page).click()
	await expect(lines(page)).toHaveCount(3)
	await expect(page).toHaveURL('/yasmin-shop#keranjang')
	await page.keyboard.press('Escape')
	await expect(headerCart(page)).toBeFocused()
	await expect(page).toHaveURL('/yasmin-shop')

	await page.goto('/paket-layanan/cek-gula-darah')
	await expect(bar(page)).toContainText('3 paket')
	await headerCart(page).click()
	await cart(page).getByRole('link', { name: 'Tambah paket lain' }).click()
	await expect(page).toHaveURL('/yasmin-shop')
	await expect(cart(page)).toHaveCount(0)
})

test('an address opens the cart, and closing keeps its other parameters', async ({ page }) => {
	await fillCart(page)
	const { tipe } = await shopItem(page, gulaDarah)
	await page.goto(`/yasmin-shop?tipe=${tipe.uri}&keranjang=buka`)
	await expect(lines(page)).toHaveCount(3)
	await expect(page).toHaveURL(`/yasmin-shop?tipe=${tipe.uri}#keranjang`)
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(`/yasmin-shop?tipe=${tipe.uri}`)
})
