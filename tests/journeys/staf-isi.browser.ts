import { entities } from '../../server/staff/content/entities.ts'
import { expect, openScreen, statusLine, test, unfoldMenu } from './staf-page.ts'

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const LOOKED_AT_CLOSELY = ['layanan']

test.beforeEach(async ({ page, signIn }) => {
	// Two hundred thumbnails are made on request, which is not what this is about.
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }))
	await signIn('admin')
})

/** Some fifty screens: halves that run side by side. */
const halves = [entities.slice(0, entities.length / 2), entities.slice(entities.length / 2)]

for (const half of halves)
	test(`every list and every form opens, from ${half[0]?.sumber} on`, async ({ page, expectUsable }) => {
		await page.goto('/staf/akun')
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Akun saya')
		await unfoldMenu(page)
		// As a click does, without the mouse: it would leave the menu's names beside it open.
		const open = (sumber: string) =>
			page.locator(`[role=menu] a[href="/staf/${sumber}"]`).evaluate((entry: HTMLElement) => {
				entry.click()
				return entry.innerText
			})
		const look = (place: string) => (LOOKED_AT_CLOSELY.includes(place) ? expectUsable(page) : null)
		const heading = page.getByRole('heading', { level: 1 })
		const titles: string[] = []
		const noteTitle = async (place: string) => {
			await expect.poll(() => page.title(), place).toContain(`${await heading.innerText()} · `)
			titles.push(await page.title())
		}

		for (const { sumber, single } of half) {
			await expect(heading, sumber).toContainText(await open(sumber))
			await noteTitle(sumber)
			if (!single) {
				const row = page.getByRole('checkbox', { name: /^Pilih (?!semua)/ }).first()
				await expect(row.or(page.getByText(/^Belum ada /)), sumber).toBeVisible()
				await look(sumber)
				await page.getByRole('link', { name: 'Tambah', exact: true }).click()
				await expect(heading, sumber).toContainText('Tambah')
				await noteTitle(sumber)
			}
			await expect(page.getByRole('button', { name: 'Simpan', exact: true }), sumber).toBeVisible()
			await look(single ? sumber : `${sumber}/create`)
		}
		expect(new Set(titles).size, 'every screen has its own tab title').toBe(titles.length)
	})

test('a change and a deletion can be undone, and rows are reordered by dragging', async ({
	page,
	request,
	console,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	await page.goto('/staf/prestasi')
	await page.getByRole('link', { name: /^1\. / }).click()
	const nama = page.getByLabel('Nama penghargaan')
	await expect(nama).not.toHaveValue('')
	const before = await nama.inputValue()
	await nama.fill('Salah ketik')
	await page.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await expect(nama).toHaveValue('Salah ketik')
	// The editor has an undo button too.
	await page.getByRole('button', { name: 'Urungkan' }).last().click()
	await expect(nama).toHaveValue(before)
	await page.getByRole('link', { name: 'Daftar', exact: true }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeVisible()
	await page.getByRole('textbox', { name: 'Cari' }).fill('tidakadayangbegini')
	await expect(page.getByText('Tidak ada yang cocok.')).toBeVisible()
	await page.getByRole('textbox', { name: 'Cari' }).fill('')

	await page.getByRole('checkbox', { name: `Pilih ${before}` }).check()
	await page.getByRole('toolbar', { name: 'Pilihan' }).getByRole('button', { name: 'Hapus' }).click()
	await page.getByRole('button', { name: 'Ya, lanjutkan' }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeHidden()
	await page.getByRole('button', { name: 'Urungkan' }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeVisible()

	const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
	await rows.first().dragTo(rows.nth(2))
	await expect(rows.nth(2)).toContainText(`3. ${before}`)
	await expect.poll(async () => (await (await request.get('/api/v1/public/prestasi')).json()).data[2].nama).toBe(before)

	// What is used elsewhere stays, and it is said where.
	await openScreen(page, 'Kategori artikel')
	for (const nama of ['Gaya Hidup Sehat', 'Kesehatan Jiwa'])
		await page.getByRole('checkbox', { name: `Pilih ${nama}` }).check()
	await expect(page.getByText('2 dipilih')).toBeVisible()
	await page.getByRole('button', { name: 'Hapus' }).click()
	await page.getByRole('button', { name: 'Ya, lanjutkan' }).click()
	await expect(page.getByText(/^Tidak dapat dihapus karena masih dipakai\.\n\d+ artikel/)).toBeVisible()
	await expect(page.getByRole('checkbox', { name: 'Pilih Kesehatan Jiwa' })).toBeVisible()
})
