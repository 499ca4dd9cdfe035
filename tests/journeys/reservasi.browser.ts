import type { Page } from '@playwright/test'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatRentang } from '../../site/lib/dates/format-tanggal.ts'
import { expect } from '../support/browser-test.ts'
import {
	API,
	atasNama,
	FAILED,
	fillCart,
	fillForm,
	KERANJANG,
	kodeOf,
	noTelp,
	openForm,
	orders,
	readRentang,
	STATUS,
	send,
	statusLine,
	tanggal,
	test,
	watchSending,
} from './reservasi-page.ts'

const PREFILL_DELAY_MS = 1000

test('the page shows order, days and terms, and sending it shows the code', async ({ page, database }) => {
	const lines = await fillCart(page.request, orders)
	const { dateStart, dateEnd } = await readRentang(page.request)
	await openForm(page)
	const order = page.getByRole('region', { name: 'Pesanan Anda' })
	await expect(order.getByRole('listitem')).toHaveText(
		lines.map(({ shopItem, pasien }) => `${shopItem.nama}Pasien: ${pasien.nama}${formatRupiah(shopItem.harga)}`),
	)
	const total = lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)
	await expect(order.getByText('Total').locator('..')).toContainText(formatRupiah(total))
	await expect(page.getByRole('region', { name: 'Syarat dan ketentuan' }).getByRole('listitem')).toHaveCount(7)
	await expect(tanggal(page)).toHaveAttribute('min', dateStart)
	await expect(tanggal(page)).toHaveAttribute('max', dateEnd)
	await expect(page.getByText(`Dapat dipilih: ${formatRentang(dateStart, dateEnd)}`)).toBeVisible()
	await expect(page.getByRole('link', { name: 'Data Saya' })).toHaveAttribute('href', '/data-saya')

	await fillForm(page)
	await expect(page.getByText(formatHariTanggal(dateStart))).toBeVisible()
	await send(page).click()
	await expect(page).toHaveURL(STATUS)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status reservasi')
	const kept = database.db.selectFrom('shopReservasi').where('kode', '=', kodeOf(page))
	expect(await kept.select(['atasNama', 'noTelp', 'tanggalVisit', 'total']).execute()).toEqual([
		{ atasNama: 'Ibu Siti', noTelp: '0899-0000', tanggalVisit: dateStart, total },
	])
})

test('a missing day or one outside the range is not sent', async ({ page }) => {
	await fillCart(page.request, orders)
	const keys = await watchSending(page, (route) => route.abort())
	const { dateStart, dateEnd } = await readRentang(page.request)
	await openForm(page)
	for (const day of ['', tambahHari(dateStart, -1), tambahHari(dateEnd, 1)]) {
		await tanggal(page).fill(day)
		await send(page).click()
		expect(await tanggal(page).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
		await expect(tanggal(page)).toBeFocused()
	}
	expect(keys).toEqual([])
})

test('a line is removed on the page, and the chosen day survives a reload without being in the address', async ({
	page,
}) => {
	const [first, second] = await fillCart(page.request, orders)
	const { dateEnd } = await readRentang(page.request)
	await openForm(page)
	await tanggal(page).fill(dateEnd)
	await page.reload()
	await expect(tanggal(page)).toHaveValue(dateEnd)
	expect(page.url()).not.toContain(dateEnd)

	const order = page.getByRole('region', { name: 'Pesanan Anda' })
	const remove = (line = first) =>
		order.getByRole('button', { name: `Hapus ${line?.shopItem.nama} untuk ${line?.pasien.nama}` })
	await remove().click()
	await expect(order.getByRole('listitem')).toHaveCount(1)
	await expect(order.getByRole('status')).toHaveText(`${first?.shopItem.nama} untuk ${first?.pasien.nama} dihapus`)
	await expect(remove(second)).toBeFocused()
	await expect(order.getByText('Total').locator('..')).toContainText(formatRupiah(second?.shopItem.harga ?? 0))
	await expect(tanggal(page)).toHaveValue(dateEnd)
	await remove(second).press('Enter')
	await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
})

test('a day that is too late by the server is refused with the next one', async ({
	page,
	console,
	database: { db },
}) => {
	console.allow(statusLine('409 (Conflict)'))
	console.allow(FAILED)
	const limit = (jamTerakhir: string | null) => db.updateTable('shopSetting').set({ jamTerakhir }).execute()
	await limit(null)
	await fillCart(page.request, orders)
	const { dateStart } = await readRentang(page.request)
	await openForm(page)
	await fillForm(page)
	await limit('00:00')
	await send(page).click()
	const tomorrow = tambahHari(dateStart, 1)
	await expect(page.getByText(`Maaf, tidak ada kunjungan pada ${formatHariTanggal(dateStart)}.`)).toBeVisible()
	await page.getByRole('button', { name: `Pilih ${formatHariTanggal(tomorrow)}` }).click()
	await expect(tanggal(page)).toHaveValue(tomorrow)
	await page.reload()
	await expect(tanggal(page)).toHaveAttribute('min', tomorrow)
	await limit('15:00')
})

test.describe('name and phone', () => {
	/** The form as it appears, with the clock standing still. */
	async function openStill(page: Page) {
		await fillCart(page.request, orders)
		await page.clock.install()
		let release = () => {}
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route(`**${KERANJANG}?*`, async (route) => {
			await held
			await route.continue()
		})
		const asked = page.waitForRequest(`**${KERANJANG}?*`)
		await page.goto('/reservasi')
		await asked
		await expect(page.getByText('Menyiapkan Keranjang')).toBeVisible()
		await page.clock.pauseAt(Date.now() + 60_000)
		const patients = page.waitForResponse('**/member-pasien')
		release()
		await expect(send(page)).toBeVisible()
		await (await patients).finished()
	}

	test('come from the first own patient after a second, not before', async ({ page }) => {
		await openStill(page)
		await page.clock.runFor(PREFILL_DELAY_MS - 1)
		await expect(atasNama(page)).toHaveValue('')
		await page.clock.runFor(1)
		await expect(atasNama(page)).toHaveValue('Siti Rahma')
		await expect(noTelp(page)).toHaveValue('0812-3456-7890')
	})

	test('never replace what the visitor typed, not even if the field was emptied again', async ({ page }) => {
		await openStill(page)
		await atasNama(page).fill('Ibu')
		await noTelp(page).fill('0')
		await noTelp(page).fill('')
		await page.clock.runFor(PREFILL_DELAY_MS)
		await page.clock.runFor(PREFILL_DELAY_MS)
		await expect(atasNama(page)).toHaveValue('Ibu')
		await expect(noTelp(page)).toHaveValue('')
	})
})

test('an empty cart shows a message and a link to the shop', async ({ page }) => {
	const sent: string[] = []
	page.on('request', (request) => sent.push(new URL(request.url()).pathname))
	await page.goto('/reservasi')
	await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
	await expect(page.getByRole('main').getByRole('link', { name: 'Ke Yasmin Shop' })).toHaveAttribute(
		'href',
		'/yasmin-shop',
	)
	await expect(send(page)).toHaveCount(0)
	expect(sent).toContain(KERANJANG)
	expect(sent).not.toContain(API)
	expect(sent.filter((path) => path.endsWith('/member-pasien'))).toEqual([])
})

test('a cart that cannot be read looks empty, without a message', async ({ page, console }) => {
	console.allow(statusLine('500 (Internal Server Error)'))
	await fillCart(page.request, orders)
	await page.route(`**${KERANJANG}?*`, (route) => route.fulfill({ status: 500 }))
	await page.goto('/reservasi')
	await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
})
