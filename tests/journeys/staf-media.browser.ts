import sharp from 'sharp'
import { expect, openScreen, STAFF, test } from './staf-page.ts'

const photo = (background: string) =>
	sharp({ create: { width: 300, height: 200, channels: 3, background } })
		.png()
		.toBuffer()

test('given several files at once, when they are uploaded, then one is found, used by choosing it, and replaced everywhere', async ({
	page,
	database: { db },
	signIn,
	expectUsable,
}) => {
	// Of other tests of this worker.
	await db.deleteFrom('gambar').execute()
	await signIn('redaksi')
	await page.goto('/staf')
	await openScreen(page, 'Media')
	await expect(page.getByText('Belum ada gambar yang diunggah.')).toBeVisible()
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
	await page.locator('input[type=file][multiple]').setInputFiles([
		{ name: 'senam.png', mimeType: 'image/png', buffer: await photo('#28a') },
		{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg },
		{ name: 'taman.png', mimeType: 'image/png', buffer: await photo('#2a8') },
	])
	const several = page.getByRole('dialog', { name: 'Unggah 3 gambar' })
	const row = (name: string) => several.getByRole('group', { name })
	await expect(row('logo.svg')).toContainText('Berkas SVG tidak dapat dipakai.')
	await several.getByLabel('Tempat').click()
	await page.getByRole('option', { name: 'Galeri' }).click()
	await row('senam.png').getByLabel('Apa yang tampak').fill('Senam ibu hamil')
	const uploadAll = several.getByRole('button', { name: 'Unggah semua' })
	await uploadAll.click()
	await expect(several.getByText('1 dari 2 terunggah')).toBeVisible()
	await expect(row('taman.png')).toContainText('Tuliskan apa yang tampak, atau tandai sebagai hiasan.')
	await row('taman.png').getByLabel('Apa yang tampak').fill('Taman di depan gedung')
	await uploadAll.click()
	await expect(several.getByText('2 dari 2 terunggah')).toBeVisible()
	await several.getByRole('button', { name: 'Selesai' }).click()

	const pictures = page.getByRole('list', { name: 'Gambar' }).getByRole('button')
	await expect(pictures).toHaveCount(2)
	await expectUsable(page)
	await page.getByLabel('Cari gambar').fill('SENAM')
	await expect(pictures).toHaveText([/^Senam ibu hamil/])

	// A form takes it, although it was uploaded for another place.
	const { id } = await db.selectFrom('layanan').select('id').limit(1).executeTakeFirstOrThrow()
	await page.goto(`/staf/layanan/${id}`)
	await page.locator('main form').getByRole('button', { name: 'Pilih dari media' }).last().click()
	const chooser = page.getByRole('dialog', { name: 'Pilih dari media' })
	await expect(chooser.getByText('Tidak ada yang cocok.')).toBeVisible()
	await chooser.getByLabel('Tempat').click()
	await page.getByRole('option', { name: 'Semua tempat' }).click()
	await chooser.getByRole('button', { name: /^Senam ibu hamil/ }).click()
	await expect(chooser).toBeHidden()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const fotoOf = async () => (await (await page.request.get(`${STAFF}/layanan/${id}`)).json()).data.foto
	const before = await fotoOf()
	expect(before).toMatch(/^[0-9a-f]{32}\.webp$/)

	await openScreen(page, 'Media')
	await expect(pictures).toHaveCount(3)
	await pictures.filter({ hasText: 'Layanan' }).click()
	const detail = page.getByRole('dialog', { name: 'Gambar layanan' })
	await expect(detail.getByRole('listitem')).toContainText('Layanan unggulan: Foto')
	await expect(detail.getByRole('button', { name: 'Hapus' })).toHaveCount(0)
	await expectUsable(page)
	await detail.locator('input[type=file]').setInputFiles({
		name: 'baru.png',
		mimeType: 'image/png',
		buffer: await photo('#a82'),
	})
	const crop = page.getByRole('dialog', { name: 'Unggah gambar' })
	await crop.getByLabel('Apa yang tampak').fill('Senam di aula')
	await crop.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(page.getByText('Gambar diganti di 1 tempat')).toBeVisible()
	await expect.poll(fotoOf).not.toBe(before)

	// The first one is unused now.
	await detail.getByRole('button', { name: 'Tutup' }).click()
	await pictures.filter({ hasText: /Senam ibu hamil.*Layanan/ }).click()
	await expect(detail.getByText('Tidak dipakai di mana pun.')).toBeVisible()
	await detail.getByRole('button', { name: 'Hapus' }).click()
	await detail.getByRole('button', { name: 'Ya, hapus' }).click()
	await expect(pictures).toHaveCount(3)
})
