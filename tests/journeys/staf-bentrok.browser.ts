import { expect, expectPublished, STAFF, statusLine, test } from './staf-page.ts'

test('given two people with the same form open, when the second saves, then each field that both changed is chosen and nothing is retyped', async ({
	page,
	browser,
	site,
	console,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	const { id, uri } = await db.selectFrom('layanan').select(['id', 'uri']).limit(1).executeTakeFirstOrThrow()
	await signIn('redaksi')
	await page.goto(`/staf/layanan/${id}`)
	const nama = page.getByRole('textbox', { name: 'Nama layanan' })
	await nama.fill('IGD Siaga')
	await page.getByRole('textbox', { name: 'Nomor yang dihubungi' }).fill('0333 111 222')

	const otherContext = await browser.newContext({ baseURL: site.url })
	await signIn('admin', otherContext)
	const deskripsi = '<p>Buka setiap hari, termasuk hari libur.</p>'
	const changed = await otherContext.request.patch(`${STAFF}/layanan/${id}`, {
		data: { nama: 'IGD Dua Puluh Empat Jam', deskripsi },
	})
	expect(changed.status()).toBe(200)
	await otherContext.close()

	await page.getByRole('button', { name: 'Simpan' }).click()
	const dialog = page.getByRole('dialog', { name: 'Orang lain sudah mengubah isian ini' })
	const asked = dialog.getByRole('radiogroup', { name: 'Nama' })
	await expect(asked.getByRole('radio', { name: /^Isian Staf Administrator, \d/ })).toBeVisible()
	await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
	await expect(dialog).toContainText('IGD Dua Puluh Empat Jam')
	await expect(dialog).toContainText('Buka setiap hari, termasuk hari libur.')
	await expect(dialog).toContainText('0333 111 222')
	await expectUsable(page)
	const save = dialog.getByRole('button', { name: 'Simpan pilihan' })
	await expect(save).toBeDisabled()
	// The form behind it is as it was.
	await dialog.getByRole('button', { name: 'Kembali ke formulir' }).click()
	await expect(nama).toHaveValue('IGD Siaga')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await asked.getByRole('radio', { name: 'Isian Anda' }).check()
	await save.click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Penjelasan' })).toContainText('termasuk hari libur')
	const row = await db.selectFrom('layanan').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
	expect(row).toMatchObject({ nama: 'IGD Siaga', deskripsi })
	expect(row.noTelp?.replace(/\D/g, '')).toContain('333111222')
	await expectPublished(page.request, `/layanan/${uri}`, 'IGD Siaga')
})
