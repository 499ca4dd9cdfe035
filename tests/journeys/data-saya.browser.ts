import { readFileSync } from 'node:fs'
import { calls } from '../../contract/calls.ts'
import { expect } from '../support/browser-test.ts'
import { siti } from '../support/test-member.ts'
import { violationsOf } from '../support/violations.ts'
import {
	becomeSiti,
	button,
	createKode,
	dialog,
	EMPTY,
	heading,
	openOtherPhone,
	PHONE,
	panel,
	UNAUTHORIZED,
	visit,
} from './data-saya-page.ts'
import { call, FAILED, statusLine, test } from './reservasi-page.ts'

const DATA = `**/api${calls.getMemberData.path}`

test.beforeEach(({ console }) => console.allow(UNAUTHORIZED))

test('without a member the page shows that no data is stored and how to transfer it', async ({ page }) => {
	await page.goto('/data-saya')
	await expect(heading(page, EMPTY)).toBeVisible()
	await expect(page.getByRole('link', { name: 'Ke Yasmin Shop' })).toHaveAttribute('href', '/yasmin-shop')
	await expect(page.getByRole('listitem').filter({ hasText: 'Pindahkan ke ponsel lain' })).toBeVisible()
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a member sees all stored data, with every NIK covered until it is revealed', async ({ page }) => {
	const { kode, item } = await becomeSiti(page)
	const html = await (await page.request.get('/data-saya')).text()
	expect(html, 'what belongs to one person is not rendered on the server').not.toContain('Siti')

	await visit(page)
	await expect(panel(page, 'Data Anda')).toContainText('Siti Rahma')
	await expect(panel(page, 'Data Anda')).toContainText('0812-3456-7890')
	const patients = panel(page, /^Pasien/).getByRole('listitem')
	await expect(patients).toHaveCount(3)
	await expect(patients.nth(0)).toContainText('Anda sendiri')
	await expect(patients.nth(0)).toContainText('Data Belum Lengkap')
	await expect(patients.nth(0).getByRole('button', { name: /^Hapus/ })).toHaveCount(0)

	await expect(page.getByText('3510012507900001')).toHaveCount(0)
	await button(page, 'Tampilkan NIK Ahmad Fauzan').click()
	await expect(patients.nth(1)).toContainText('3510012507900001')
	await expect(patients.nth(2)).not.toContainText('3510012507900001')
	await button(page, 'Sembunyikan NIK Ahmad Fauzan').click()
	await expect(page.getByText('3510012507900001')).toHaveCount(0)

	await expect(panel(page, 'Persetujuan')).toContainText('Pendaftaran memberVersi 1')
	await expect(panel(page, 'Persetujuan')).toContainText('Data pasien Ahmad Fauzan')
	await expect(panel(page, /^Keranjang/)).toContainText(item?.nama ?? '')
	await panel(page, /^Reservasi/)
		.getByRole('link', { name: kode })
		.click()
	await expect(page).toHaveURL(`/reservasi-status/${kode}`)
})

test('the downloaded file holds all stored data and is made in the browser', async ({ page }) => {
	const { kode } = await becomeSiti(page)
	await visit(page)
	const downloading = page.waitForEvent('download')
	await button(page, 'Unduh data').click()
	const download = await downloading
	expect(download.suggestedFilename()).toMatch(/^data-saya-\d{4}-\d\d-\d\d\.json$/)
	expect(download.url()).toMatch(/^blob:/)
	const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
	const kept = await page.request.get(`/api${calls.getMemberData.path}?nikLengkap=true`)
	expect(file).toEqual((await kept.json()).data)
	expect(file.persetujuan).toHaveLength(3)
	expect(file.reservasi[0].kode).toBe(kode)
	expect(file.pasien.other[0].nik).toBe('3510012507900001')
})

test('a patient is edited in place, typed text outlives the dialog, and the consent log is folded', async ({
	page,
	database: { db },
}) => {
	await becomeSiti(page)
	await visit(page)
	await expect(page.getByText('Data pasien Ahmad Fauzan')).toBeHidden()
	await page.getByText(/^Lihat catatan/).click()
	await expect(page.getByText('Data pasien Ahmad Fauzan')).toBeVisible()

	await button(page, 'Ubah data Ahmad Fauzan').click()
	await expect(dialog(page).getByLabel('NIK')).toHaveValue('3510012507900001')
	await dialog(page).getByLabel('Nama lengkap').fill('Ahmad Fauzan Putra')
	for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
		await leave()
		await expect(dialog(page)).toHaveCount(0)
		await expect(page).toHaveURL('/data-saya')
		await button(page, 'Ubah data Ahmad Fauzan').click()
		await expect(dialog(page).getByLabel('Nama lengkap')).toHaveValue('Ahmad Fauzan Putra')
	}
	await dialog(page).getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Data pasien sudah disimpan.' })).toBeFocused()
	await expect(panel(page, /^Pasien/)).toContainText('Ahmad Fauzan Putra')
	await expect(panel(page, /^Keranjang/)).toContainText('untuk Ahmad Fauzan Putra')
	const saved = db.selectFrom('memberPasien').select('nama').where('nama', '=', 'Ahmad Fauzan Putra')
	expect(await saved.execute()).toHaveLength(1)
})

test("deleting a patient deletes the patient's cart lines", async ({ page }) => {
	const { kode } = await becomeSiti(page)
	await visit(page)
	await button(page, 'Hapus pasien Ahmad Fauzan').click()
	await expect(dialog(page)).toContainText('1 paket di keranjang untuk Ahmad Fauzan ikut terhapus')
	await page.keyboard.press('Escape')
	await expect(button(page, 'Hapus pasien Ahmad Fauzan')).toBeFocused()

	await button(page, 'Hapus pasien Ahmad Fauzan').click()
	await dialog(page).getByRole('button', { name: 'Hapus pasien' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Data Ahmad Fauzan sudah dihapus.' })).toBeFocused()
	await expect(panel(page, /^Pasien/)).not.toContainText('Ahmad Fauzan')
	await expect(panel(page, /^Keranjang/)).toContainText('Keranjang Anda kosong')
	const { data } = await call(page.request, 'getReservasiByKode', { params: { kode } })
	expect(data.reservasiItem.map(({ pasien }) => pasien.nama)).toContain('Ahmad Fauzan')
})

test('a forgotten device opens no data in any tab, and the data stays on the server', async ({
	page,
	context,
	database,
}) => {
	const { kode } = await becomeSiti(page)
	const tab = await context.newPage()
	await visit(tab)
	await visit(page)
	await button(page, 'Lupakan perangkat ini').click()
	await expect(dialog(page)).toContainText('Data Anda tetap tersimpan')
	await dialog(page).getByRole('button', { name: 'Lupakan perangkat' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'tidak lagi membuka data Anda' })).toBeFocused()
	await expect(heading(page, EMPTY)).toBeVisible()
	await expect(heading(tab, EMPTY)).toBeVisible()
	expect(await context.cookies()).toEqual([])
	const kept = database.db.selectFrom('shopReservasi').select('atasNama').where('kode', '=', kode)
	expect(await kept.execute()).toEqual([{ atasNama: 'Siti Rahma' }])
})

test('after forgetting a shared computer, going back to a status page asks for the four digits', async ({
	page,
	context,
	browser,
	baseURL,
	console,
}) => {
	console.allow(statusLine('404 (Not Found)'))
	const { kode } = await becomeSiti(page)
	const status = `/reservasi-status/${kode}`
	const tab = await context.newPage()
	for (const each of [page, tab]) {
		await each.goto(status)
		await expect(each.getByText('Siti Rahma').first()).toBeVisible()
	}
	await page.goto('/data-saya')
	await button(page, 'Lupakan perangkat ini').click()
	await dialog(page).getByRole('button', { name: 'Lupakan perangkat' }).click()
	await expect(heading(page, EMPTY)).toBeVisible()

	const asks = async (each: typeof page) => {
		await expect(heading(each, 'Perangkat ini sudah dilupakan')).toBeVisible()
		for (const personal of ['Siti Rahma', 'Ahmad Fauzan', 'Sulastri']) {
			await expect(each.getByText(personal)).toHaveCount(0)
		}
		await expect(each.getByRole('code')).toHaveCount(0)
	}
	await page.goBack()
	await asks(page)
	await tab.bringToFront()
	await asks(tab)
	await page.goto(status)
	await asks(page)

	const digits = page.getByLabel('Empat angka terakhir nomor telepon')
	await digits.fill('0000')
	await button(page, 'Lihat reservasi').click()
	await expect(page.getByRole('alert').filter({ hasText: 'tidak cocok' })).toBeVisible()
	await digits.fill(siti.noTelp.slice(-4))
	await button(page, 'Lihat reservasi').click()
	await expect(page.getByText('Siti Rahma').first()).toBeVisible()
	await page.reload()
	await asks(page)

	await page.goto('/cek-reservasi')
	await page.getByRole('textbox', { name: 'Kode reservasi' }).fill(kode)
	await digits.fill(siti.noTelp.slice(-4))
	await button(page, 'Lihat reservasi').click()
	await expect(page.getByText('Siti Rahma').first(), 'the digits are asked for once').toBeVisible()

	// The link on a device of somebody who was sent it, as the specification has it.
	const phone = await openOtherPhone(browser, baseURL)
	await phone.goto(status)
	await expect(phone.getByText('Siti Rahma').first()).toBeVisible()
	await expect(phone.getByText(siti.noTelp)).toHaveCount(0)
})

test('everything is deleted after a confirmed checkbox, permanently', async ({ page, context, database }) => {
	const { kode } = await becomeSiti(page)
	const [cookie] = await context.cookies()
	await visit(page)
	await button(page, 'Hapus semua data').click()
	const confirm = dialog(page).getByRole('button', { name: 'Hapus semua data' })
	await expect(dialog(page)).toContainText('data 3 pasien, termasuk NIK dan alamat')
	await expect(dialog(page)).toContainText('1 paket di keranjang')
	await expect(dialog(page)).toContainText('1 reservasi: kodenya tidak berlaku lagi')
	await confirm.click()
	await expect(dialog(page).getByRole('checkbox')).toBeFocused()
	expect((await page.request.get(`/api${calls.getMemberData.path}`)).status()).toBe(200)

	await dialog(page).getByRole('checkbox').check()
	await confirm.click()
	await expect(page.getByRole('status').filter({ hasText: 'Semua data Anda sudah dihapus.' })).toBeFocused()
	await expect(heading(page, EMPTY)).toBeVisible()
	expect(await context.cookies()).toEqual([])
	const stale = { headers: { cookie: `member=${cookie?.value}` } }
	expect((await page.request.get(`/api${calls.getMemberData.path}`, stale)).status()).toBe(401)
	expect((await page.request.get(`/api/v1/public/shop-reservasi/detail-kode/${kode}`)).status()).toBe(404)
	const left = database.db
		.selectFrom('member')
		.select('id')
		.where('id', '=', cookie?.value ?? '')
	expect(await left.execute()).toEqual([])
})

test.describe('when calls fail', () => {
	const failing = { status: 500, json: { error: { code: 'KESALAHAN_SISTEM', message: '' } } }
	test.beforeEach(({ console }) => {
		console.allow(FAILED)
		console.allow(statusLine('500 (Internal Server Error)'))
	})

	test('the page shows a message and can retry', async ({ page, console }) => {
		await becomeSiti(page)
		await page.route(DATA, (route) => route.fulfill(failing))
		await page.goto('/data-saya')
		await expect(heading(page, 'Data belum dapat ditampilkan')).toBeVisible()
		expect(console.lines).toContain(FAILED)
		await page.unroute(DATA)
		await button(page, 'Coba lagi').click()
		await expect(panel(page, 'Data Anda')).toContainText('Siti Rahma')
	})

	test('no input is lost, and the button is enabled again', async ({ page, console }) => {
		await becomeSiti(page)
		await visit(page)
		const member = `**/api${calls.deleteMember.path}`
		let asked = 0
		let release = () => {}
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route(member, async (route) => {
			asked += 1
			await held
			await route.fulfill(failing)
		})
		await button(page, 'Hapus semua data').click()
		await dialog(page).getByRole('checkbox').check()
		const confirm = dialog(page).getByRole('button', { name: 'Hapus semua data' })
		await confirm.dblclick()
		await expect(confirm).toBeDisabled()
		release()
		await expect.poll(() => console.lines).toContain(FAILED)
		await expect(confirm).toBeEnabled()
		await expect(dialog(page).getByRole('checkbox')).toBeChecked()
		await expect(panel(page, 'Data Anda')).toContainText('Siti Rahma')
		await page.unroute(member)
		await confirm.click()
		await expect(heading(page, EMPTY)).toBeVisible()
		expect(asked).toBe(1)
	})
})

test.describe('on the phone', () => {
	test.use({ viewport: PHONE })

	test('every state is accessible and fits the screen', async ({ page }) => {
		const check = async (state: string) => {
			expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0)
			expect(await violationsOf(page), state).toEqual([])
		}
		await becomeSiti(page)
		await visit(page)
		const [action, stored] = [button(page, 'Hapus semua data'), heading(page, 'Reservasi (1)')]
		const topOf = async (place: typeof action) => (await place.boundingBox())?.y ?? 0
		expect(await topOf(action)).toBeLessThan(await topOf(stored))
		await page.getByRole('link', { name: 'Pasien', exact: true }).click()
		await expect(heading(page, 'Pasien (3)')).toBeInViewport()
		await createKode(page)
		await check('with a code')
		for (const name of ['Lupakan perangkat ini', 'Hapus semua data', 'Hapus pasien Sulastri', 'Ubah data Sulastri']) {
			await button(page, name).click()
			await expect(dialog(page)).toBeVisible()
			await check(name)
			await page.keyboard.press('Escape')
			await expect(button(page, name)).toBeFocused()
		}
	})
})
