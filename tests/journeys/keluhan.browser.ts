import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

const finder = (page: Page) => page.getByRole('region', { name: 'Keluhan apa?' })
const field = (page: Page) => finder(page).getByRole('textbox', { name: 'Keluhan Anda' })
const clinics = (page: Page) => finder(page).getByRole('article').getByRole('link')

for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`on the ${device}`, () => {
		test.use({ viewport })

		test('an everyday word leads to its clinics, by chip and by keyboard', async ({ page }) => {
			await page.goto('/poli-klinik')
			await hydrated(page)
			await finder(page).getByRole('button', { name: 'Gigi berlubang' }).click()
			await expect(clinics(page)).toHaveText(['Poli Gigi'])
			await field(page).fill('')
			await expect(clinics(page)).toHaveCount(0)

			await field(page).pressSequentially('hamil')
			await expect(clinics(page).first()).toHaveText('Poli Kandungan')
			await expect(clinics(page).first()).toHaveAttribute('href', '/daftar-dokter/poli-kandungan')
			await field(page).focus()
			await tabTo(page, 'Poli Kandungan')
			await page.keyboard.press('Enter')
			await expect(page).toHaveURL('/daftar-dokter/poli-kandungan')
		})

		test('a sign of danger shows the emergency room before any clinic', async ({ page }) => {
			await page.goto('/poli-klinik')
			await hydrated(page)
			await field(page).fill('nyeri dada sejak tadi pagi')
			const igd = finder(page).getByRole('link', { name: /Panggil IGD/ })
			await expect(igd).toHaveAttribute('href', 'tel:+623335550118')
			await expect(clinics(page)).toHaveText(['Poli Jantung'])
			const below = async () => {
				const [first, second] = await Promise.all([igd.boundingBox(), clinics(page).boundingBox()])
				return (second?.y ?? 0) - (first?.y ?? 0)
			}
			expect(await below()).toBeGreaterThan(0)
			expect(await violationsOf(page, 'section:has(input)')).toEqual([])
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
		})
	})
}

/** More than there are chips. */
const MAX_TABS = 30

async function tabTo(page: Page, name: string) {
	for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
		await page.keyboard.press('Tab')
		if (await page.evaluate((text) => document.activeElement?.textContent === text, name)) return
	}
	throw new Error(`Tab does not come to ${name}`)
}

test('the written complaint goes neither to the server nor into the address', async ({ page }) => {
	await page.goto('/poli-klinik')
	await hydrated(page)
	const asked: string[] = []
	page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`))
	await field(page).fill('cemas')
	await expect(clinics(page)).toHaveText(['Poli Jiwa'])
	await expect(page).toHaveURL('/poli-klinik')
	await page.waitForLoadState('networkidle')
	expect(asked.filter((request) => request.includes('cemas'))).toEqual([])
})

test('a complaint that fits no clinic shows a message and a contact', async ({ page }) => {
	await page.goto('/poli-klinik')
	await hydrated(page)
	await field(page).fill('zzz')
	await expect(finder(page)).toContainText('Keluhan Tidak Ditemukan')
	await expect(finder(page).getByRole('link', { name: 'Tanyakan kepada petugas kami' })).toHaveAttribute(
		'href',
		'https://wa.me/6281234567002',
	)
})

test('a word that staff add leads to its clinic', async ({ page, database }) => {
	const { db } = database
	const clinic = await db.selectFrom('poliKlinik').select('id').where('uri', '=', 'poli-tht').executeTakeFirstOrThrow()
	await db
		.insertInto('keluhan')
		.values({ id: 'baru', kata: 'susah menelan', poliKlinikId: clinic.id, darurat: 0, urutan: 99 })
		.execute()
	try {
		await page.goto('/poli-klinik')
		await hydrated(page)
		await field(page).fill('susah menelan')
		await expect(clinics(page)).toHaveText(['Poli THT'])
	} finally {
		await db.deleteFrom('keluhan').where('id', '=', 'baru').execute()
	}
})
