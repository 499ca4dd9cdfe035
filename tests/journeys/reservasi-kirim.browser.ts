import { expect } from '../support/browser-test.ts'
import {
	atasNama,
	FAILED,
	fillCart,
	fillForm,
	kodeOf,
	loseAnswer,
	madeBy,
	noTelp,
	OFFLINE,
	openForm,
	orders,
	STATUS,
	send,
	statusLine,
	tanggal,
	test,
	watchSending,
} from './reservasi-page.ts'

test('a failed sending is logged to the console, the form stays, and it is sent again with the same key', async ({
	page,
	console,
	database,
}) => {
	console.allow(FAILED)
	console.allow(statusLine('500 (Internal Server Error)'))
	await fillCart(page.request, orders)
	const keys = await watchSending(page, (route, place) =>
		place === 1 ? route.fulfill({ status: 500 }) : route.continue(),
	)
	await openForm(page)
	await fillForm(page)
	const day = await tanggal(page).inputValue()
	await send(page).click()
	await expect.poll(() => console.lines).toContain(FAILED)
	await expect(page).toHaveURL('/reservasi')
	await expect(send(page)).toBeEnabled()
	await expect(atasNama(page)).toHaveValue('Ibu Siti')
	await expect(noTelp(page)).toHaveValue('0899-0000')
	await expect(tanggal(page)).toHaveValue(day)
	await expect(page.getByText(/gagal|kesalahan|coba lagi/i)).toHaveCount(0)

	await send(page).click()
	await expect(page).toHaveURL(STATUS)
	expect(keys).toEqual([keys[0], keys[0]])
	expect(await madeBy(database, kodeOf(page))).toHaveLength(1)
})

test('a double click sends once; going back sends nothing and finds an empty cart', async ({ page, database }) => {
	await fillCart(page.request, orders)
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	const keys = await watchSending(page, async (route) => {
		await held
		await route.continue()
	})
	await openForm(page)
	await fillForm(page)
	await send(page).dblclick()
	await expect(send(page)).toBeDisabled()
	await atasNama(page).press('Enter')
	release()
	await expect(page).toHaveURL(STATUS)
	const kode = kodeOf(page)

	await page.goBack()
	await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
	await page.goForward()
	await expect(page).toHaveURL(STATUS)
	await expect(page.getByRole('code')).toHaveText(kode)
	expect(keys).toHaveLength(1)
	expect(await madeBy(database, kode)).toEqual([kode])
})

test.describe('a response that is lost after the reservation was made', () => {
	test.beforeEach(async ({ page, console }) => {
		console.allow(FAILED)
		console.allow(OFFLINE)
		await fillCart(page.request, orders)
	})

	test('sent again it is one reservation; the cart is empty in every tab', async ({
		page,
		context,
		database,
		console,
	}) => {
		const keys = await watchSending(page, (route, place) => (place === 1 ? loseAnswer(route) : route.continue()))
		const other = await context.newPage()
		await openForm(other)
		await openForm(page)
		await fillForm(page)
		await send(page).click()
		await expect.poll(() => console.lines).toContain(FAILED)
		await expect(atasNama(page)).toHaveValue('Ibu Siti')
		await expect(send(page)).toBeEnabled()
		await send(page).click()
		await expect(page).toHaveURL(STATUS)
		expect(keys).toEqual([keys[0], keys[0]])
		expect(await madeBy(database, kodeOf(page))).toEqual([kodeOf(page)])

		await expect(other.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
		await page.goBack()
		await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Lihat reservasi saya' })).toHaveCount(0)
	})

	test('a reload finds the code', async ({ page, database, console }) => {
		const keys = await watchSending(page, (route, place) => (place === 1 ? loseAnswer(route) : route.continue()))
		await openForm(page)
		await fillForm(page)
		await send(page).click()
		await expect.poll(() => console.lines).toContain(FAILED)
		await page.reload()
		await expect(page).toHaveURL(STATUS)
		await expect(page.getByRole('code')).toHaveText(kodeOf(page))
		expect(keys).toEqual([keys[0], keys[0]])
		expect(await madeBy(database, kodeOf(page))).toEqual([kodeOf(page)])
	})

	test('while the server does not respond the code can be requested again', async ({ page, database, console }) => {
		let isReached = false
		const keys = await watchSending(page, (route, place) =>
			place === 1 ? loseAnswer(route) : isReached ? route.continue() : route.abort(),
		)
		await openForm(page)
		await fillForm(page)
		await send(page).click()
		await expect.poll(() => console.lines).toContain(FAILED)
		await page.reload()
		await expect(page.getByText('mungkin sudah kami terima')).toBeVisible()
		isReached = true
		await page.getByRole('button', { name: 'Lihat reservasi saya' }).click()
		await expect(page).toHaveURL(STATUS)
		expect(new Set(keys).size).toBe(1)
		expect(await madeBy(database, kodeOf(page))).toEqual([kodeOf(page)])
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Siti|0899/)
	})
})

test('requesting the code of a reservation that never arrived does not create it', async ({
	page,
	console,
	database,
}) => {
	console.allow(FAILED)
	console.allow(OFFLINE)
	console.allow(statusLine('400 (Bad Request)'))
	await fillCart(page.request, orders)
	const keys = await watchSending(page, (route, place) => (place === 1 ? route.abort() : route.continue()))
	await openForm(page)
	await fillForm(page)
	await send(page).click()
	await expect.poll(() => console.lines).toContain(FAILED)
	await page.reload()
	await expect(send(page)).toBeVisible()
	await fillForm(page)
	await send(page).click()
	await expect(page).toHaveURL(STATUS)
	expect(keys).toEqual([keys[0], keys[0], keys[0]])
	const kept = database.db.selectFrom('shopReservasi').select('atasNama').where('kode', '=', kodeOf(page))
	expect(await kept.execute()).toEqual([{ atasNama: 'Ibu Siti' }])
	expect(await madeBy(database, kodeOf(page))).toHaveLength(1)
})
