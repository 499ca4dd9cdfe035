import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { website } from '../../demo/content/website.ts'
import { expect, statusLine, test } from './staf-page.ts'

/** A blue square with a white disc, as a hospital may have it from its designer: without a size. */
const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#1040c0" d="M0 0h10v10H0z"/><circle cx="5" cy="5" r="3" fill="#fff"/></svg>'

test.afterEach(({ database: { db } }) =>
	db
		.updateTable('webMerek')
		.set({ ...website.merek, alamatToko: null, warnaUtama: null, warnaPendamping: null })
		.execute(),
)

test('given other names, colours and another mark, every page, the manifest, the icons and the staff app show them', async ({
	page,
	request,
	console,
	signIn,
	expectUsable,
}) => {
	// /data-saya of a visitor who is no member.
	console.allow(statusLine('401 (Unauthorized)'))
	await signIn('admin')
	await page.goto('/staf/merek')
	await page.getByRole('textbox', { name: 'Nama pendek rumah sakit' }).fill('RS Harapan')
	await page.getByRole('textbox', { name: 'Nama toko' }).fill('Warung Sehat')
	await page.getByRole('textbox', { name: 'Alamat toko' }).fill('harapan-shop')

	const sample = page.frameLocator('iframe[title^="Contoh halaman"]')
	const sampleColour = () =>
		sample.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-teal-700'))
	await expect.poll(sampleColour).toBe('#0b5d5a')
	await expect(sample.getByRole('navigation').first()).toBeAttached()
	const utama = page.getByRole('textbox', { name: 'Warna utama', exact: true })
	await utama.fill('kuning')
	await utama.blur()
	await expect(page.getByText('Tulis kode warna, misalnya #0b5d5a.')).toBeVisible()
	await utama.fill('#FFD400')
	await expect(page.getByText('Disesuaikan.', { exact: true })).toBeVisible()
	await expect.poll(sampleColour).toBe('#655200')
	await page.getByRole('button', { name: 'Toko', exact: true }).click()
	await expect(sample.getByRole('heading', { name: website.merek.namaToko, level: 1 })).toBeVisible()
	await expect.poll(sampleColour).toBe('#655200')

	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: 'Ganti gambar' }).click(),
	])
	await chooser.setFiles({ name: 'lambang.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) })
	const dialog = page.getByRole('dialog', { name: 'Unggah gambar' })
	await dialog.getByRole('textbox').first().fill('Lingkaran putih')
	await dialog.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(dialog).toBeHidden()
	// The bar with the heading hides while the page is scrolled.
	await page.evaluate(() => scrollTo(0, 0))
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()

	await expect.poll(async () => (await request.get('/')).text(), { intervals: [50] }).toContain('Warung Sehat')
	await page.goto('/yasmin-shop')
	await expect(page).toHaveTitle('Warung Sehat | RS Harapan')
	await expect(page.getByRole('heading', { name: 'Warung Sehat', level: 1 })).toBeVisible()
	const canonical = page.locator('link[rel=canonical]')
	await expect(canonical).toHaveAttribute('href', /\/harapan-shop$/)
	await page.getByRole('link', { name: 'Termurah' }).click()
	await expect(page).toHaveURL('/yasmin-shop?urut=termurah')
	await page.goto('/')
	await page.getByRole('main').getByRole('link', { name: 'Paket kesehatan' }).first().click()
	await expect(page).toHaveURL('/harapan-shop')
	await expect(page.getByRole('heading', { name: 'Warung Sehat', level: 1 })).toBeVisible()
	await page.getByRole('link', { name: 'Termurah' }).click()
	await expect(page).toHaveURL('/harapan-shop?urut=termurah')
	const answer = await page.reload()
	expect(answer?.status()).toBe(200)
	expect(answer?.headers()['referrer-policy'], 'patients type here').toBe('no-referrer')
	expect((await request.get('/lain-shop')).status()).toBe(404)
	expect(await (await request.get('/sitemap-halaman.xml')).text()).toMatch(/\/harapan-shop</)
	const colours = await page
		.locator('.bg-teal-700')
		.first()
		.evaluate((element) => {
			const { color, backgroundColor } = getComputedStyle(element)
			return { color, backgroundColor }
		})
	expect(colours.backgroundColor).toBe('rgb(101, 82, 0)')
	expect(wcagContrast(colours.color, colours.backgroundColor)).toBeGreaterThanOrEqual(4.5)
	await expectUsable(page)
	for (const path of ['/', '/reservasi', '/kebijakan-privasi', '/data-saya']) {
		await page.goto(path)
		await expect(page.getByText('Warung Sehat').first(), path).toBeAttached()
		await expect(page.getByText(website.merek.namaToko), path).toHaveCount(0)
	}

	const manifest = await (await request.get('/manifest.webmanifest')).json()
	expect(manifest).toMatchObject({ short_name: 'RS Harapan', theme_color: '#3a3003' })
	for (const { src, sizes } of manifest.icons) {
		const { data, info } = await sharp(await (await request.get(src)).body())
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true })
		expect(`${info.width}x${info.height}`).toBe(sizes)
		const [red = 0, , blue = 0] = data
		expect([red < 60, blue > 150], src).toEqual([true, true])
	}

	await page.goto('/staf/merek')
	await expect(page).toHaveTitle(/RS Harapan/)
	await expect(page.getByRole('menu').getByText('Warung Sehat')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCSS('background-color', 'rgb(124, 100, 0)')
})
