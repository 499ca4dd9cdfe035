import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { PasienBody } from '../../contract/pasien/pasien.ts'
import type { Keranjang } from '../../contract/shop/keranjang.ts'
import type { ShopItemRingkas } from '../../contract/shop/shop.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

/** The shop's cart and its choice of a patient as their tests find them. */
export const NOW = '2026-11-16T09:00:00+07:00'
export const KERANJANG_DELAY_MS = 700
export const MINIMUM_DELAY_MS = 200
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

export const MEMBER = `/api${calls.createMember.path}`
export const PASIEN = `/api${calls.listPasien.path}`
export const KERANJANG = `/api${calls.listKeranjang.path}`
export const REMOVE = `/api${calls.removeKeranjang.path}`

let visitors = 0

/** Every test is a visitor of its own to the rate limit, and a new one to the hospital. */
export const test = base.extend({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	serverOptions: [({}, use) => use({ env: { TRUST_PROXY: '1' } }), { scope: 'worker' }],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
})

export const gulaDarah = 'Cek Gula Darah Puasa dan 2 Jam'
export const eksekutifWanita = 'Medical Check-Up Eksekutif Wanita'
export const influenza = 'Vaksinasi Influenza'

export const siti: PasienBody = {
	nik: '3510016507900003',
	nama: 'Siti Rahma',
	noTelp: '0812-3456-7890',
	tempatLahir: 'Banyuwangi',
	tanggalLahir: '25-07-1990',
	jenisKelamin: 'p',
	alamatLengkap: 'Jalan Melati 12',
}
export const bima: PasienBody = {
	...siti,
	nik: '3510010101170001',
	nama: 'Bima Aditya',
	tanggalLahir: '01-01-2017',
	jenisKelamin: 'l',
}

/** This browser becomes a member named Rahma, with these other patients. */
export async function becomeMember(page: Page, ...others: PasienBody[]): Promise<string[]> {
	await page.request.post(MEMBER, { data: { nama: 'Rahma', noTelp: '0812', email: '' } })
	const ids: string[] = []
	for (const data of others) {
		const answer = await (await page.request.post(PASIEN, { data })).json()
		ids.push(answer.data.created.id)
	}
	return ids
}

export async function shopItem(page: Page, nama: string): Promise<ShopItemRingkas> {
	const { data } = await (await page.request.get(`/api${calls.listShopItem.path}`)).json()
	return data.find((item: ShopItemRingkas) => item.nama === nama)
}

export async function addToCart(page: Page, nama: string, pasienId: string | undefined) {
	const { id: shopItemId } = await shopItem(page, nama)
	expect((await page.request.post(KERANJANG, { data: { pasienId, shopItemId } })).status()).toBe(201)
}

export const cartOnServer = async (page: Page): Promise<Keranjang[]> =>
	(await (await page.request.get(KERANJANG)).json()).data

/** Two packages for Siti and one for Bima, in this order. */
export async function fillCart(page: Page): Promise<number[]> {
	const [sitiId, bimaId] = await becomeMember(page, siti, bima)
	await addToCart(page, gulaDarah, sitiId)
	await addToCart(page, influenza, sitiId)
	await addToCart(page, influenza, bimaId)
	return (await cartOnServer(page)).map((line) => line.shopItem.harga)
}

export const pasienModal = (page: Page) => page.getByRole('dialog', { name: /^Pilih pasien untuk/ })
export const cart = (page: Page) => page.getByRole('dialog', { name: 'Keranjang', exact: true })
export const bar = (page: Page) => page.getByRole('region', { name: 'Isi keranjang' })
export const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Keranjang/ })
export const pesan = (page: Page, nama: string) => page.getByRole('button', { name: `Pesan ${nama}`, exact: true })
export const row = (page: Page, nama: string) => pasienModal(page).getByRole('button', { name: new RegExp(`^${nama}`) })

/** The shop at a standing clock, come to life. */
export async function openShop(page: Page, address = '/yasmin-shop') {
	await page.clock.install({ time: NOW })
	// The scripts start in a frame of their own, so the clock runs until the page is hydrated.
	await page.clock.resume()
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
}

/** The patients are asked for, and shown once the shortest time for it is over. */
export async function answered(page: Page, work: () => Promise<unknown>) {
	const answer = page.waitForResponse(
		(response) => response.url().endsWith(PASIEN) && response.request().method() === 'GET',
	)
	await work()
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
}

export async function choosePaket(page: Page, nama: string) {
	await answered(page, () => pesan(page, nama).click())
	await expect(pasienModal(page).getByRole('heading', { level: 2 })).toBeFocused()
}

/** Every request of this method and path from now on, with its body. */
export function watch(page: Page, method: string, path: string): unknown[] {
	const sent: unknown[] = []
	page.on('request', (request) => {
		if (request.method() === method && new URL(request.url()).pathname.startsWith(path))
			sent.push(request.postDataJSON())
	})
	return sent
}

/** Makes this one call fail until the answer is called. */
export async function failing(page: Page, method: string, path: string): Promise<() => Promise<void>> {
	const address = `**${path}*`
	await page.route(`${address}*`, (route) =>
		route.request().method() === method
			? route.fulfill({ status: 500, json: { error: { code: 'KESALAHAN_SISTEM', message: 'x' } } })
			: route.fallback(),
	)
	return () => page.unroute(`${address}*`)
}

/** Keeps this one call waiting until the answer is called. */
export async function held(page: Page, method: string, path: string): Promise<() => void> {
	let release = () => {}
	const waiting = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(`**${path}**`, async (route) => {
		if (route.request().method() === method) await waiting
		await route.fallback()
	})
	return release
}

export const UNKNOWN = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)'
export const BROKEN = 'Failed to load resource: the server responded with a status of 500 (Internal Server Error)'
