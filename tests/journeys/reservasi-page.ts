import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { CallResponse } from '../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { test as base, expect } from '../support/browser-test.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { siti } from '../support/test-member.ts'

export const API = `/api${calls.createReservasi.path}`
export const KERANJANG = `/api${calls.listKeranjang.path}`
export const FAILED = 'terjadi kesalahan pada sistem'
export const OFFLINE = 'Failed to load resource: net::ERR_FAILED'
export const statusLine = (status: string) => `Failed to load resource: the server responded with a status of ${status}`

let visitors = 0

/** Every test is a visitor of its own to the rate limits. */
export const test = base.extend({
	serverOptions: [{ env: { TRUST_PROXY: '1' } }, { scope: 'worker' }],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
})

export const atasNama = (page: Page) => page.getByRole('textbox', { name: 'Atas nama' })
export const noTelp = (page: Page) => page.getByRole('textbox', { name: 'Nomor telepon' })
export const tanggal = (page: Page) => page.getByLabel('Tanggal kunjungan')
export const send = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang' })

interface Sent {
	params?: Record<string, string>
	data?: unknown
	headers?: Record<string, string>
}

export async function call<Name extends CallName>(
	request: APIRequestContext,
	name: Name,
	{ params, ...sent }: Sent = {},
) {
	const { method, path } = calls[name]
	const response = await request.fetch(`/api${fillPath(path, params)}`, { method, ...sent })
	return (await response.json()) as CallResponse<Calls[Name]>
}

export interface Order {
	pasien: string
	/** The place of the package in the shop's list. */
	paket: number
}

/** Makes the browser a member named Siti Rahma, with these orders in the cart. */
export async function fillCart(request: APIRequestContext, orders: Order[], email = '') {
	await call(request, 'createMember', { data: { nama: 'Siti Rahma', noTelp: '0812-3456-7890', email } })
	const { data: items } = await call(request, 'listShopItem')
	const ids = new Map<string, string>()
	for (const { pasien, paket } of orders) {
		const id =
			ids.get(pasien) ?? (await call(request, 'createPasien', { data: { ...siti, nama: pasien } })).data.created.id
		ids.set(pasien, id)
		await call(request, 'createKeranjang', { data: { pasienId: id, shopItemId: items[paket]?.id } })
	}
	return (await call(request, 'listKeranjang')).data
}

/** The first and the last day that can be chosen. */
export async function readRentang(request: APIRequestContext) {
	const { shopSetting } = await call(request, 'getTemplate')
	if (!shopSetting.data) throw new Error('The shop has no setting.')
	return shopSetting.data.rentangOpsiTanggalKunjungan
}

/** A reservation by this browser's member, as the status page's tests need one. */
export async function reserve(request: APIRequestContext, orders: Order[], email?: string) {
	const lines = await fillCart(request, orders, email)
	const { dateEnd } = await readRentang(request)
	const isian = { atasNama: 'Siti Rahma', noTelp: '0812-3456-7890', tanggalVisit: dateEnd }
	const { data } = await call(request, 'createReservasi', { data: isian })
	return { kode: data.created.kode, path: `/reservasi-status/${data.created.kode}`, lines, tanggalVisit: dateEnd }
}

export const STATUS = /\/reservasi-status\/([2-9A-Z]{5}(?:-[2-9A-Z]{5}){2})$/
export const orders = [
	{ pasien: 'Siti Rahma', paket: 0 },
	{ pasien: 'Budi Santoso', paket: 3 },
]

export const kodeOf = (page: Page) => STATUS.exec(page.url())?.[1] ?? ''

export async function openForm(page: Page) {
	await page.goto('/reservasi')
	await expect(send(page)).toBeVisible()
}

export async function fillForm(page: Page) {
	const { dateStart } = await readRentang(page.request)
	await atasNama(page).fill('Ibu Siti')
	await noTelp(page).fill('0899-0000')
	await tanggal(page).fill(dateStart)
}

/** The reservations of the member who made this one. */
export async function madeBy(database: TestDatabase, kode: string): Promise<string[]> {
	const owner = database.db.selectFrom('shopReservasi').select('memberId').where('kode', '=', kode)
	const made = await database.db.selectFrom('shopReservasi').select('kode').where('memberId', '=', owner).execute()
	return made.map((each) => each.kode)
}

/** Sees every sending of the form, with its key; `answer` decides what becomes of it. */
export async function watchSending(page: Page, answer: (route: Route, place: number) => Promise<void>) {
	const keys: (string | undefined)[] = []
	await page.route(`**${API}`, (route) => answer(route, keys.push(route.request().headers()['idempotency-key'])))
	return keys
}

/** The server takes it, and its answer gets lost. */
export async function loseAnswer(route: Route) {
	await route.fetch()
	await route.abort()
}
