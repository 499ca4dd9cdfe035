import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { namaPeran } from '../../contract/staff/permissions.ts'
import { dokter as demoDokter } from '../../demo/content/dokter.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { problemsOf, publicRoutes } from './public-routes.ts'
import { test as base, expect, firstLink, SANDI, statusLine } from './staf-page.ts'

const DEMO_NAMES = ['Banyuwangi', 'rsyasmin', 'Jl. Melati', ...demoDokter.map(({ nama }) => nama)]

/** A hospital of its own, on a server that starts empty. */
const test = base.extend({
	database: [
		async ({ databaseKind: kind }, use) => {
			const database = await openTestDatabase({ kind })
			await use(database)
			await database.dispose()
		},
		{ scope: 'worker' },
	],
	serverOptions: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const folder = mkdtempSync(join(tmpdir(), 'rs-baru-'))
			await use({ env: { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' } })
			rmSync(folder, { recursive: true, force: true })
		},
		{ scope: 'worker' },
	],
	viewport: { width: 1440, height: 1000 },
})

/** The hands of the administrator: they count what they do. */
function hands(page: Page) {
	const did = { clicks: 0, fields: 0 }
	return {
		did,
		async click(target: Locator) {
			did.clicks++
			await target.click()
		},
		async fill(target: Locator, text: string) {
			did.fields++
			await target.fill(text)
		},
		/** Chooses a file, describes it and uploads it. */
		async upload(step: Locator, file: Buffer, alt: string) {
			const chooser = page.waitForEvent('filechooser')
			await this.click(step.getByRole('button', { name: 'Unggah gambar' }))
			await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: file })
			did.fields++
			const dialog = page.getByRole('dialog', { name: 'Unggah gambar' })
			await this.fill(dialog.getByRole('textbox'), alt)
			await this.click(dialog.getByRole('button', { name: 'Unggah', exact: true }))
			await expect(dialog).toBeHidden()
		},
	}
}

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } })
		.png()
		.toBuffer()

/** No public page has an empty block or names the demo hospital. */
async function openEveryPage(context: BrowserContext, request: APIRequestContext): Promise<void> {
	const visitor = await context.newPage()
	for (const path of await publicRoutes(request)) {
		await visitor.goto(path)
		expect.soft(await problemsOf(visitor), path).toEqual([])
		const said = await visitor.evaluate(() => `${document.title}\n${document.body.innerText}`)
		for (const name of DEMO_NAMES) expect.soft(said, path).not.toContain(name)
		expect.soft(said, path).not.toMatch(/yasmin|melati/i)
	}
	// An open page keeps the other in the background, where every click waits.
	await visitor.close()
}

test('a hospital is set up through the guide, and no public page is empty or names the demo', async ({
	page,
	context,
	site,
	request,
	thirdParty,
	console,
	expectUsable,
}) => {
	// A whole hospital, and every public page twice.
	test.slow()
	// Before the sign-in.
	console.allow(statusLine('401 (Unauthorized)'))
	const { did, click, fill, ...own } = hands(page)
	const upload = own.upload.bind({ did, click, fill, upload: own.upload })
	const step = (name: string) => page.getByRole('region', { name: `Isian ${name}`, exact: true })
	const save = (name: string) => click(step(name).getByRole('button', { name: 'Simpan' }))
	const editor = (name: string, label: string) => step(name).getByRole('textbox', { name: label })
	const isOpen = (name: string) =>
		expect(page.getByRole('heading', { level: 3, name: new RegExp(`\\. ${name}$`) })).toBeVisible()

	await openEveryPage(context, request)

	await page.goto(await firstLink(site))
	await fill(page.getByLabel('Nama Anda'), 'Wulan Sari')
	await fill(page.getByLabel('Email Anda'), 'wulan@cendana.example')
	await fill(page.getByLabel('Kata sandi baru'), SANDI)
	await click(page.getByRole('button', { name: 'Simpan dan masuk' }))

	// The guide is the landing page, and nothing of it is done; no picture is an example.
	await expect(page.getByText('1 dari 18', { exact: true })).toBeVisible()
	await isOpen('Identitas')
	await fill(page.getByLabel('Nama rumah sakit'), 'RS Cendana Sehat')
	await fill(page.getByLabel('Tentang'), 'RS Cendana Sehat merawat keluarga di Kota Harapan.')
	await save('Identitas')

	await isOpen('Merek')
	await fill(page.getByLabel('Nama pendek rumah sakit'), 'RS Cendana')
	await save('Merek')

	await isOpen('Kontak')
	await fill(page.getByLabel('Nomor utama'), '0811-2233-4455')
	// What is typed in a step is still there after a look at another one.
	await click(page.getByRole('button', { name: /^Media sosial/ }))
	await click(page.getByRole('button', { name: /^Kontak/ }))
	await expect(page.getByLabel('Nomor utama')).toHaveValue('0811-2233-4455')
	await fill(page.getByLabel('Nomor IGD'), '(021) 555-0199')
	await fill(page.getByLabel('Email'), 'info@cendana.example')
	await fill(step('Kontak').getByLabel('Alamat'), 'Jl. Cendana No. 5, Kota Harapan')
	await save('Kontak')
	await expect(page.getByText('4 dari 18', { exact: true })).toBeVisible()
	const frame = page.frameLocator('iframe[title="Pratinjau situs"]')
	await isOpen('Peta')
	await expect(frame.getByText('Jl. Cendana No. 5, Kota Harapan').first()).toBeVisible()
	await expectUsable(page)
	await fill(page.getByLabel('Peta', { exact: true }), '-6.2, 106.8')
	await save('Peta')

	await isOpen('Media sosial')
	await fill(page.getByLabel('Instagram'), '@rscendana')
	await save('Media sosial')

	await isOpen('Pendaftaran')
	await expect(step('Pendaftaran').getByLabel('Nomor pendaftaran')).toHaveValue('0811-2233-4455')
	// The editor arrives last: a button that it moves between press and release gets no click.
	await expect(editor('Pendaftaran', 'Teks')).toBeVisible()
	await save('Pendaftaran')

	await isOpen('Poli klinik pertama')
	await fill(page.getByLabel('Nama poli klinik'), 'Poli Umum')
	await fill(step('Poli klinik pertama').getByLabel('Deskripsi'), 'Pemeriksaan untuk segala usia.')
	await save('Poli klinik pertama')

	await isOpen('Dokter pertama dan jadwalnya')
	await fill(page.getByLabel('Nama dan gelar'), 'dr. Sekar Ayu')
	await fill(page.getByLabel('Spesialis'), 'Dokter umum')
	await save('Dokter pertama dan jadwalnya')

	await isOpen('Tanda bahaya')
	await fill(page.getByLabel('Nama dokter'), 'dr. Sekar Ayu')
	await save('Tanda bahaya')

	await isOpen('Layanan unggulan')
	await fill(page.getByLabel('Nama layanan'), 'IGD Siaga')
	await fill(editor('Layanan unggulan', 'Penjelasan'), 'Dokter jaga siap setiap saat.')
	await save('Layanan unggulan')

	await isOpen('Banner')
	await upload(step('Banner'), await picture(1600, 800), 'Gedung rumah sakit')
	await save('Banner')

	await isOpen('Artikel pertama')
	await fill(step('Artikel pertama').getByLabel('Judul', { exact: true }), 'Minum air yang cukup')
	await fill(editor('Artikel pertama', 'Isi artikel'), 'Tubuh memerlukan air setiap hari.')
	await save('Artikel pertama')

	await isOpen('Toko paket layanan')
	await fill(page.getByLabel('Nama paket'), 'Pemeriksaan Dasar')
	await fill(page.getByLabel('Harga'), '350.000')
	await fill(editor('Toko paket layanan', 'Isi paket'), 'Pemeriksaan fisik dan laboratorium.')
	await save('Toko paket layanan')

	await isOpen('Hak dan kewajiban pasien')
	await expect(editor('Hak dan kewajiban pasien', 'Hak pasien')).toContainText('melihat informasi di dalam rekam medis')
	await save('Hak dan kewajiban pasien')

	await isOpen('Testimoni dan promo')
	await expect(step('Testimoni dan promo')).toContainText('Permenkes 1787/2010')
	await save('Testimoni dan promo')

	await isOpen('Pencatatan kunjungan')
	await save('Pencatatan kunjungan')

	await isOpen('Akun staf')
	await fill(step('Akun staf').getByLabel('Nama', { exact: true }), 'Wati')
	await fill(step('Akun staf').getByLabel('Email'), 'wati@cendana.example')
	await click(step('Akun staf').getByRole('checkbox', { name: namaPeran.pendaftaran }))
	await save('Akun staf')
	await click(page.getByRole('dialog').getByRole('button', { name: 'Selesai' }))
	await expect(page.getByText('18 dari 18', { exact: true })).toBeVisible()
	await click(page.getByRole('button', { name: 'Selesai', exact: true }))
	await expect(page.getByRole('heading', { name: 'Menunggu Anda' })).toBeVisible()
	await expect(page.getByRole('link', { name: /1 akun belum pernah masuk/ })).toBeVisible()
	await expectUsable(page)
	process.stdout.write(`  set up with ${did.clicks} clicks and ${did.fields} fields\n`)
	expect(did.clicks).toBeLessThan(60)
	expect(did.fields).toBeLessThan(50)

	await openEveryPage(context, request)
	await page.goto('/')
	for (const text of ['Selamat datang di RS Cendana Sehat', 'IGD Siaga', 'dr. Sekar Ayu', 'Minum air yang cukup'])
		await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
	expect(thirdParty.every((address) => /openstreetmap|google/.test(address))).toBe(true)
})
