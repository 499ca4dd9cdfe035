import type { Locator, Page } from '@playwright/test'
import { missingPages, providerPages } from '../provider/provider-pages.ts'
import type { Preset } from '../provider/provider-switches.ts'
import type { Provider } from '../provider/start-provider.ts'
import { repeated, repeatIf } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, PRESENTED, PRESETS, test } from '../support/provider-site.ts'
import { NOT_FOUND_LINE } from './every-page.ts'
import { cart, held, pasienModal, pesan, row, siti, UNKNOWN } from './keranjang-page.ts'
import * as komentar from './komentar-page.ts'
import { button, field, fillPasien } from './pasien-page.ts'
import { dialog, option } from './popup-page.ts'
import { atasNama, noTelp, send, tanggal } from './reservasi-page.ts'
import { follow } from './tracked-site.ts'

const NAME = 'dr. Anggrek Puspita, Sp.A'
const ARTIKEL = '/info-kesehatan/sarapan-bergizi-untuk-anak-sekolah'
const PAKET = 'Cek Darah Lengkap Melati'
const VAKSIN = 'Vaksin Flu Melati'

/** Every route of section 2 and every flow of section 4, on a provider of this preset. */
export function walkProvider(preset: Preset) {
	const switches = PRESETS[preset]
	test.use({ preset, viewport: { width: 1280, height: 800 } })

	test.describe(`with the ${preset} provider`, () => {
		test('every page shows its content and its pictures', repeated, async ({ page, site }) => {
			const failed: string[] = []
			page.on('response', (response) => {
				if (response.url().startsWith(site.url) && response.status() >= 400)
					failed.push(`${response.url()} ${response.status()}`)
			})
			for (const { path, texts, pictures = [] } of providerPages)
				await test.step(path, async () => {
					expect((await page.goto(path))?.status()).toBe(200)
					await hydrated(page)
					for (const text of texts)
						await expect(page.getByText(text).or(page.getByAltText(text)).first(), text).toBeAttached()
					for (const folder of pictures) await expectPicture(page, folder)
				})
			expect(failed.filter((line) => !line.includes('member-pasien') && !line.includes('shop-keranjang'))).toEqual([])
		})

		test('what it does not have is the 404 page', repeated, async ({ page, console }) => {
			console.allow(NOT_FOUND_LINE)
			for (const path of missingPages) {
				expect((await page.goto(path))?.status(), path).toBe(404)
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
			}
			expect((await page.goto('/paket-layanan/tidak-ada'))?.status()).toBe(200)
			await expect(page.getByText('Paket Layanan Tidak Ditemukan')).toBeVisible()
		})

		test('from a doctor to the registration desk', repeated, async ({ page, provider, thirdParty }) => {
			await page.goto('/daftar-dokter/poli-melati-anak')
			await hydrated(page)
			await page.getByRole('main').getByRole('link', { name: NAME }).click()
			const schedule = page.getByRole('dialog', { name: `Jadwal ${NAME}` })
			await expect(schedule).toContainText('Daftar paling lambat satu jam sebelumnya')
			const slot = schedule.getByRole('link', { name: 'Senin, Kamis' })
			await expect(slot).toContainText('08.00–11.30 WIB')
			await expectVisit(provider, 'modal_jadwal_dokter', 'dokterId')
			if (switches.pendaftaran === 'telp') {
				await expect(slot).toHaveAttribute('href', 'tel:+6281233334444')
				return
			}
			await slot.click()
			await schedule.getByRole('button', { name: 'Belum' }).click()
			await expect(schedule.getByRole('link', { name: 'Daftar lewat WhatsApp' })).toHaveAttribute(
				'href',
				/^https:\/\/wa\.me\/6281233334444\?text=/,
			)
			await schedule.getByRole('button', { name: 'Kembali ke jadwal' }).click()
			await slot.click()
			await schedule.getByRole('button', { name: 'Sudah' }).click()
			await schedule.getByText('BPJS').click()
			await schedule.getByLabel('Nama pasien').fill('Siti')
			const days = await schedule.getByLabel('Tanggal periksa').getByRole('option').allTextContents()
			expect(days.length).toBeGreaterThan(4)
			expect(days.slice(1).every((day) => /^(Senin|Kamis), \d\d \w+ \d{4}$/.test(day))).toBe(true)
			await schedule.getByRole('button', { name: 'Daftar lewat WhatsApp' }).click()
			await expect.poll(() => thirdParty.at(-1)).toMatch(/^https:\/\/wa\.me\/6281233334444\?text=.*Anggrek/)
			await expectVisit(provider, 'modal_pendaftaran', 'dokterId')
		})

		test('comments are read page by page, written and replied to', repeated, async ({ page, provider }) => {
			await page.clock.install()
			await page.goto(ARTIKEL)
			await komentar.write(page).scrollIntoViewIfNeeded()
			await hydrated(page)
			await expectLoaded(page.getByAltText('Piring sayur'))
			await expect(komentar.comments(page)).toHaveCount(10)
			await expect(komentar.section(page)).not.toContainText('Komentar yang belum diperiksa')
			await komentar.more(page).click()
			await expect(komentar.comments(page)).toHaveCount(12)
			await expect(komentar.more(page)).toBeHidden()
			await expect(komentar.section(page)).toContainText('Sama-sama, semoga bermanfaat.')

			await komentar.write(page).click()
			await komentar.fill(page, 'Bu Endah', 'Sangat membantu.')
			await komentar.send(page).click()
			await expect(komentar.sent(page)).toBeVisible()
			await page.getByRole('button', { name: 'Balas komentar Pembaca 12' }).click()
			await komentar.fill(page, 'Pak Slamet', 'Setuju.')
			await komentar.send(page).click()
			await expect(komentar.sent(page)).toBeVisible()
			const { komentar: written } = provider.records
			expect(written.filter(({ nama }) => nama === 'Bu Endah')).toMatchObject([
				{ artikelId: 601, komentar: 'Sangat membantu.', komenParentId: null },
			])
			expect(written.filter(({ nama }) => nama === 'Pak Slamet')).toMatchObject([{ komenParentId: 712 }])
			await expect(komentar.section(page)).not.toContainText('Bu Endah')
		})

		test('the search is idle, loads, finds, and finds nothing', repeated, async ({ page }) => {
			await page.goto('/pencarian')
			await hydrated(page)
			const box = page.getByRole('textbox', { name: 'Cari di situs ini' })
			await expect(box).toBeFocused()
			const release = await held(page, 'GET', '/api/v1/public/layanan')
			await box.fill('an')
			const main = page.getByRole('main')
			await expect(page.getByText('Menyiapkan Hasil Pencarian')).toBeVisible()
			release()
			for (const found of [NAME, 'Poli Melati Anak', 'Layanan Persalinan Melati', 'Sarapan Bergizi'])
				await expect(main).toContainText(found)
			for (const found of ['Ruang Rawat Kenanga', 'Asuransi Nusa Lestari']) await expect(main).toContainText(found)
			await box.fill('zzzz')
			await expect(page.getByText('Tidak Ditemukan').first()).toBeVisible()
			await box.fill('')
			await expect(page.getByText('Tidak Ditemukan')).toHaveCount(0)
		})

		test('the gallery has tabs and further pages', repeated, async ({ page }) => {
			await page.goto('/galeri')
			await hydrated(page)
			const items = page.getByRole('main').locator('.gallery-list > li')
			const more = page.getByRole('button', { name: 'Muat Konten Lainnya' })
			const tab = (name: string) =>
				page.getByRole('navigation', { name: 'Jenis konten' }).getByRole('link', { name, exact: true })
			await expect(items).toHaveCount(5)
			await more.click()
			await expect(items).toHaveCount(8)
			await expect(more).toBeHidden()
			await tab('Youtube').click()
			await expect(items).toHaveCount(1)
			await tab('Gambar').click()
			await expect(items).toHaveCount(5)
			await more.click()
			await expect(items).toHaveCount(6)
		})

		test(
			'a visitor registers, orders for two patients and reserves',
			repeatIf(preset !== 'literal'),
			async ({ page, context, provider, console }) => {
				console.allow(UNKNOWN)
				await page.goto('/yasmin-shop')
				await hydrated(page)
				await pesan(page, PAKET).click()
				await field(page, 'Nama').fill(siti.nama)
				await field(page, 'Nomor telepon').fill(siti.noTelp)
				await button(page, 'Daftar').click()
				await expect(button(page, 'Daftarkan Pasien Baru')).toBeVisible()
				expect(await context.cookies()).toContainEqual(
					expect.objectContaining({ name: 'member', httpOnly: true, path: '/', sameSite: 'Lax' }),
				)
				expect(waitedForPasien(provider)).toBeGreaterThanOrEqual(500)

				// The first patient: their own, or one added with a name alone. Both are incomplete.
				if (!switches.ownPasien) {
					await button(page, 'Daftarkan Pasien Baru').click()
					await fillPasien(page, { 'Nama lengkap': siti.nama })
					await button(page, 'Simpan').click()
				}
				await expect(row(page, siti.nama)).toContainText('Data Belum Lengkap')
				await row(page, siti.nama).click()
				await fillPasien(page, {
					NIK: siti.nik,
					'Nomor telepon': siti.noTelp,
					'Tempat lahir': siti.tempatLahir,
					'Tanggal lahir': siti.tanggalLahir,
					'Alamat lengkap': siti.alamatLengkap,
				})
				await pasienModal(page).getByText('Perempuan').click()
				await button(page, 'Simpan').click()
				await expect(row(page, siti.nama)).not.toContainText('Data Belum Lengkap')
				await row(page, siti.nama).click()
				await expect(cart(page)).toContainText(`untuk ${siti.nama}`)
				await cart(page).getByRole('button', { name: 'Tambah paket lain' }).click()

				await pesan(page, VAKSIN).click()
				await button(page, 'Daftarkan Pasien Baru').click()
				await fillPasien(page, {
					NIK: '3510012507900001',
					'Nama lengkap': 'Budi Santoso',
					'Nomor telepon': '0813',
					'Tempat lahir': 'Bogor',
					'Tanggal lahir': '25-07-1990',
					'Alamat lengkap': 'Jalan Kenanga 3',
				})
				await pasienModal(page).getByText('Laki-Laki').click()
				await button(page, 'Simpan').click()
				await row(page, 'Budi Santoso').click()
				await expect(cart(page).getByRole('listitem')).toHaveCount(2)
				await expect(cart(page)).toContainText('Rp. 625.000')
				await cart(page)
					.getByRole('button', { name: `Hapus ${VAKSIN} untuk Budi Santoso` })
					.click()
				await expect(cart(page).getByRole('listitem')).toHaveCount(1)
				await cart(page).getByRole('link', { name: 'Lanjutkan ke reservasi' }).click()

				await expect(page).toHaveURL('/reservasi')
				if (switches.ownPasien) await expect(atasNama(page)).toHaveValue(siti.nama)
				await atasNama(page).fill('Ibu Siti')
				await noTelp(page).fill('0812-0000')
				const lastDay = (await tanggal(page).getAttribute('max')) ?? ''
				await tanggal(page).fill(lastDay)
				await send(page).click()
				await expect(page).toHaveURL(/\/reservasi-status\/MLT-[0-9A-F]{8}$/)
				const made = provider.records.reservasi.at(-1)
				expect(made?.fields).toMatchObject({ atasNama: 'Ibu Siti', tanggalVisit: lastDay, total: 350_000 })
				await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(made?.kode ?? '?')
				for (const text of [PAKET, 'Siti Rahma', 'Rp. 350.000', 'Tunjukkan kode di loket Melati.'])
					await expect(page.getByRole('main')).toContainText(text)

				await page.reload()
				await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(made?.kode ?? '?')
				await page.goto('/yasmin-shop')
				await hydrated(page)
				await expect(page.getByRole('banner').getByRole('link', { name: 'Keranjang', exact: true })).toBeVisible()
			},
		)

		test('its popup comes up', repeated, async ({ page }) => {
			await page.unroute(PRESENTED)
			await page.goto('/faq')
			if (switches.popup !== 'quiz') {
				await expect(dialog(page)).toContainText('Donor darah Melati hari Sabtu.')
				await expectPicture(page, 'popup-information')
				await page.reload()
				await expect(dialog(page)).toContainText('Donor darah Melati hari Sabtu.')
				return
			}
			await expect(dialog(page)).toContainText('Berapa gelas air sehari?')
			await expectPicture(page, 'popup-quiz')
			await option(page, 'Delapan gelas').click()
			await expect(dialog(page)).toContainText('Yey, Jawabanmu tepat sekali')
			await expect(dialog(page)).toContainText('Delapan gelas air mencukupi.')
			const answered = page.waitForResponse(PRESENTED)
			await page.reload()
			await answered
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await page.waitForTimeout(1500)
			await expect(dialog(page)).toHaveCount(0)
		})

		test('visits are recorded with the site and the thing that was seen', repeated, async ({ page, provider }) => {
			await page.goto('/layanan')
			await hydrated(page)
			await follow(page, '/layanan/cuci-darah-melati', 'main')
			await expectVisit(provider, 'layanan_detail', 'layananId')
			await follow(page, '/komunitas/komunitas-senam-melati', 'footer')
			await expectVisit(provider, 'komunitas_detail', 'komunitasId')
			await follow(page, '/fasilitas', 'header')
			await follow(page, '/fasilitas/ruang-rawat-kenanga', 'main')
			await expectVisit(provider, 'fasilitas_detail', 'fasilitasId')
			for (const [path, routeName, id] of [
				['/mitra/asuransi-nusa-lestari', 'mitra_detial', 'mitraId'],
				['/daftar-dokter/poli-melati-gigi', 'daftar_dokter', 'poliKlinikId'],
				[ARTIKEL, 'info_kesehatan_detail', 'artikelId'],
				['/kategori-info-kesehatan/gizi-melati', 'kategori_info_kesehatan_detail', 'kategoriArtikelId'],
			] as const) {
				await page.goto(path)
				await expectVisit(provider, routeName, id)
			}
		})
	})
}

/** The first picture of this folder on the page has loaded. */
const expectPicture = (page: Page, folder: string) => expectLoaded(page.locator(`img[src*="/${folder}/"]`).first())

async function expectLoaded(picture: Locator) {
	await picture.scrollIntoViewIfNeeded()
	const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
	await expect.poll(isLoaded, String(picture)).toBe(true)
}

/** A record of this visit is at the provider, with its site and the id in the provider's own form. */
async function expectVisit({ records }: Provider, routeName: string, id: string) {
	const found = () => records.pengunjung.find((record) => record.routeName === routeName && record[id])
	await expect.poll(found, `${routeName} with ${id}`).toBeTruthy()
	expect(String(found()?.webId)).toBe('7')
}

/** The time between the registration and the reading of the patients. */
function waitedForPasien({ records }: Provider): number {
	const registered = records.requests.findLast(({ path }) => path.endsWith('/member'))?.at ?? 0
	const read = records.requests.find(({ path, at }) => path.endsWith('/member-pasien') && at > registered)?.at ?? 0
	return read - registered
}
