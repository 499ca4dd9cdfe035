import type { Page } from '@playwright/test'
import { expect, expectPublished, STAFF, test } from './staf-page.ts'

const DETAIL = '/api/v1/public/artikel/detail/'

const title = (page: Page) => page.getByRole('textbox', { name: 'Judul', exact: true })
const body = (page: Page) => page.getByRole('textbox', { name: 'Isi artikel' })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

test('what was typed is saved by itself: after a closed tab the editor goes on with it', async ({
	page,
	context,
	signIn,
	expectUsable,
}) => {
	await signIn('redaksi')
	await page.goto('/staf/artikel/create')
	await title(page).fill('Mencegah demam berdarah')
	await body(page).fill('Kuras bak mandi setiap minggu.')
	await expect(page.getByText(/^Tersimpan otomatis \d\d\.\d\d$/)).toBeVisible()
	await page.close({ runBeforeUnload: false })

	const next = await context.newPage()
	await next.goto('/staf/artikel/create')
	await expect(next.getByText(/belum disimpan masih ada: “Mencegah demam berdarah”/)).toBeVisible()
	await next.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
	await expect(title(next)).toHaveValue('Mencegah demam berdarah')
	await expect(body(next)).toHaveText('Kuras bak mandi setiap minggu.')
	await next.getByRole('combobox', { name: 'Kategori' }).click()
	await next.getByRole('option').first().click()
	await next.getByRole('combobox', { name: 'Peninjau medis' }).fill('dr. Ani, Sp.A')
	await next.getByLabel('Tanggal peninjauan').fill('2026-11-02')
	await next.getByRole('radio', { name: /^Terbit —/ }).check()
	await save(next)
	await expect(next.getByRole('link', { name: 'Riwayat versi' })).toBeVisible()
	await expectUsable(next)
	await next.goto('/info-kesehatan/mencegah-demam-berdarah')
	await expect(next.getByText('Ditinjau oleh dr. Ani, Sp.A, 02 November 2026')).toBeVisible()
	await next.goto('/staf/artikel/create')
	await expect(body(next)).toBeVisible()
	await expect(next.getByText('belum disimpan masih ada')).toHaveCount(0)
})

test('a draft stays hidden until it is published, an old version comes back, and so does a deleted article', async ({
	page,
	context,
	request,
	signIn,
	expectUsable,
}) => {
	await signIn('redaksi')
	const staff = page.context().request
	const [{ id: kategoriArtikelId }] = (await (await staff.get(`${STAFF}/kategori-artikel?limit=1`)).json()).data
	const data = { judul: 'Tidur cukup itu sehat', textContent: '<p>Tidur tujuh jam.</p>', kategoriArtikelId }
	const { created } = (await (await staff.post(`${STAFF}/artikel`, { data })).json()).data
	await page.goto(`/staf/artikel/${created.id}`)
	await body(page).fill('Tidur delapan jam.')
	await page.getByRole('button', { name: 'Simpan sebagai konsep' }).click()
	await expect(page.getByText(/^Anda menyunting konsep/)).toBeVisible()
	// The next time too, while what was read before is still on the screen.
	await page.route(`**/artikel/${created.id}/versi`, async (route) => {
		await expect(page.getByText('Konsep disimpan.')).toBeVisible()
		await expect(page.getByText('Formulir ini menampilkan versi')).toHaveCount(0)
		await route.continue()
	})
	await page.getByRole('button', { name: 'Simpan sebagai konsep' }).click()
	await expect(page.getByText(/^Anda menyunting konsep/)).toBeVisible()
	await page.unrouteAll({ behavior: 'wait' })
	await expectPublished(request, `${DETAIL}${created.uri}`, 'Tidur tujuh jam.')

	await page.reload()
	await expect(body(page)).toHaveText('Tidur tujuh jam.')
	const preview = await context.newPage()
	await preview.goto((await page.getByRole('link', { name: 'Pratinjau konsep' }).getAttribute('href')) ?? '')
	await expect(preview.getByText('Tidur delapan jam.')).toBeVisible()
	await preview.getByRole('link', { name: 'Akhiri pratinjau' }).click()
	await preview.close()
	await page.getByRole('button', { name: 'Lanjutkan konsep' }).click()
	await expect(body(page)).toHaveText('Tidur delapan jam.')
	await page.getByRole('button', { name: 'Terbitkan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await expect(page.getByText(/konsep yang belum terbit|menyunting konsep/)).toHaveCount(0)
	await expectPublished(request, `${DETAIL}${created.uri}`, 'Tidur delapan jam.')

	await page.getByRole('link', { name: 'Riwayat versi' }).click()
	const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Lihat perbedaan/ }) })
	await expect(rows).toHaveCount(4)
	await expectUsable(page)
	await rows.first().getByRole('button').click()
	await expect(page.locator('del')).toHaveText('tujuh')
	await expect(page.locator('ins')).toHaveText('delapan')
	await expectUsable(page)
	await page.getByRole('button', { name: 'Tutup' }).click()
	await rows.last().getByRole('button').click()
	await page.getByRole('button', { name: 'Pulihkan versi ini' }).click()
	await expect(page.getByText('Versi dipulihkan')).toBeVisible()
	await expectPublished(request, `${DETAIL}${created.uri}`, 'Tidur tujuh jam.')

	await page.getByRole('link', { name: 'Kembali ke artikel' }).click()
	await page.getByRole('button', { name: 'Hapus', exact: true }).last().click()
	await page.getByRole('button', { name: 'Ya, lanjutkan' }).click()
	await expect(page).toHaveURL(/\/staf\/artikel$/)
	await page.goto('/staf/sampah')
	await expect(page.getByText(/^Artikel · dihapus Staf Redaksi, .* · tersisa 30 hari$/).first()).toBeVisible()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Pulihkan Tidur cukup itu sehat' }).click()
	await expect(page.getByText('“Tidur cukup itu sehat” dipulihkan')).toBeVisible()
	await expectPublished(request, `${DETAIL}${created.uri}`, 'Tidur tujuh jam.')
})

test('favourites are put into order with the keyboard, and visitors see that order', async ({
	page,
	request,
	signIn,
}) => {
	await signIn('redaksi')
	const order = async (): Promise<string[]> =>
		(await (await request.get('/api/v1/public/web/template/')).json()).artikelFavList.data.map(
			({ judul }: { judul: string }) => judul,
		)
	const [first = '', second = '', ...others] = await order()
	await page.goto('/staf/artikel')
	await page.getByRole('button', { name: 'Urutkan favorit' }).click()
	await page.getByRole('button', { name: `Naikkan ${second}` }).press('Enter')
	await expect.poll(order).toEqual([second, first, ...others])
	await page.getByRole('button', { name: `Naikkan ${first}` }).press('Enter')
	await expect.poll(order).toEqual([first, second, ...others])
})
