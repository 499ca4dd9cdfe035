import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, STAFF, test } from './staf-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

const block = (page: Page) => page.getByRole('region', { name: 'Keadaan darurat?' })
const card = (page: Page) => page.getByRole('heading', { name: 'Hubungi Kami Sekarang' })

test('the page of an emergency service and Hubungi Kami open with the call to the IGD', async ({ page }) => {
	for (const path of ['/layanan/igd-24-jam', '/hubungi-kami'])
		await test.step(path, async () => {
			await page.goto(path)
			await expect(page.locator('main h2').first()).toHaveText('Keadaan darurat?')
			const call = block(page).getByRole('link', { name: 'Panggil IGD (0333) 555-0118' })
			await expect(call).toHaveAttribute('href', 'tel:+623335550118')
			await expect(call).toBeInViewport({ ratio: 1 })
			await expect(block(page).getByRole('link', { name: 'Rute ke IGD' })).toHaveAttribute(
				'href',
				/google\.com\/maps\/dir/,
			)
			for (const name of ['Kapan harus ke IGD', 'Yang perlu dibawa'])
				await expect(block(page).getByRole('heading', { name })).toBeVisible()
		})
	await page.goto('/layanan/igd-24-jam')
	await expect(card(page)).toBeVisible()
})

test('an editor marks a service as emergency care, and its page opens with the call', async ({
	page,
	signIn,
	context,
}) => {
	await signIn('redaksi')
	const { data } = await (await context.request.get('/api/v1/public/layanan/detail-uri/laboratorium')).json()
	await page.goto(`/staf/layanan/${data.id}`)
	await page.getByRole('switch', { name: 'Layanan gawat darurat' }).check()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await page.goto('/layanan/laboratorium')
	await expect(block(page)).toBeVisible()
	await context.request.post(`${STAFF}/layanan/urungkan`, { data: { id: [data.id] } })
	await page.reload()
	await expect(card(page)).toBeVisible()
	await expect(block(page)).toHaveCount(0)
})

test('an editor empties a section of Datang ke Rumah Sakit, and visitors do not see it', async ({
	page,
	signIn,
	context,
	expectUsable,
}) => {
	await page.goto('/hubungi-kami')
	await hydrated(page)
	await page.getByRole('main').getByRole('link', { name: 'Datang ke Rumah Sakit' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datang ke Rumah Sakit')
	await expect(page.getByRole('heading', { name: 'Parkir' })).toBeVisible()
	const list = page.getByRole('group', { name: 'Sudah siap dibawa?' })
	await list.getByRole('checkbox', { name: 'Surat rujukan yang masih berlaku' }).check()
	await expectUsable(page)
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('banner')).toBeHidden()
	await expect(list).toBeVisible()
	await page.emulateMedia({ media: null })

	await signIn('redaksi')
	await page.goto('/staf/datang')
	await page.getByRole('textbox', { name: 'Parkir' }).fill('')
	await page.getByRole('textbox', { name: 'Daftar periksa BPJS' }).fill('Kartu JKN\n\nRujukan')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await page.goto('/datang')
	await expect(page.getByRole('heading', { name: 'Jam besuk' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Parkir' })).toHaveCount(0)
	await expect(page.getByRole('link', { name: 'Parkir' })).toHaveCount(0)
	await expect(list.getByRole('listitem')).toHaveText(['Kartu JKN', 'Rujukan'])
	await context.request.post(`${STAFF}/datang/urungkan`, { data: { id: ['utama'] } })
})
