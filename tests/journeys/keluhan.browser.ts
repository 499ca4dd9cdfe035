import type { Locator, Page, Request } from '@playwright/test'
import type { KeluhanData } from '../../contract/dokter/keluhan.ts'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'

const KELUHAN = '/api/v1/public/keluhan'
const IGD = 'tel:+623335550118'
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

const finder = (page: Page) => page.getByRole('main')
const field = (page: Page) => finder(page).getByRole('textbox', { name: 'Cari keluhan, poli, atau dokter' })
const clinics = (page: Page) => finder(page).getByRole('article').getByRole('link')
const alert = (page: Page) => finder(page).getByRole('alert')
const link = (page: Page, name: string | RegExp) => finder(page).getByRole('link', { name })

async function open(page: Page) {
	await page.goto('/poli-klinik')
	await hydrated(page)
}

for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('an everyday word leads to its clinics, by chip and by keyboard', async ({ page }) => {
			await open(page)
			await finder(page).getByRole('button', { name: 'Gigi berlubang' }).click()
			await expect(clinics(page)).toHaveText(['Poli Gigi'])
			await expect(finder(page)).toContainText('Paling sesuai')
			await expect(finder(page)).toContainText('Untuk keluhan “gigi berlubang”')
			await expect(finder(page)).toContainText('Panduan ini bukan diagnosis')
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

		for (const sentence of ['nyeri dada sejak tadi pagi', 'sejak tadi pagi dadanya terasa nyeri'])
			test(`'${sentence}' shows the emergency room before any clinic`, async ({ page }) => {
				await open(page)
				// A screen reader announces what changes in a region that it knows.
				await expect(alert(page)).toBeAttached()
				await expect(alert(page)).toBeEmpty()
				await field(page).fill(sentence)
				await expect(alert(page).getByRole('heading', { name: 'Segera ke IGD' })).toBeVisible()
				await expect(alert(page)).toContainText('Tanda serangan jantung')
				const igd = alert(page).getByRole('link', { name: /Panggil IGD/ })
				await expect(igd).toHaveAttribute('href', IGD)
				await expect(alert(page).getByRole('link', { name: 'Telepon 119' })).toHaveAttribute('href', 'tel:119')
				await expect(alert(page).getByRole('link', { name: 'Rute ke IGD' })).toHaveAttribute('href', /^https:/)
				await expect(clinics(page).first()).toHaveText('Poli Jantung')
				await expect(finder(page)).toContainText('Untuk pemeriksaan lanjutan setelah keadaan aman')
				expect(await topOf(igd)).toBeLessThan(await topOf(clinics(page).first()))
				expect(await violationsOf(page, 'main')).toEqual([])
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
			})

		test('thoughts of self-harm get a calm card with people to call', async ({ page }) => {
			await open(page)
			await field(page).fill('saya sudah tidak ingin hidup lagi')
			await expect(finder(page).getByRole('heading', { name: 'Anda tidak sendirian' })).toBeVisible()
			await expect(link(page, /119$/)).toHaveAttribute('href', 'tel:119')
			await expect(link(page, /^IGD/)).toHaveAttribute('href', IGD)
			await expect(link(page, 'Rute ke IGD')).toHaveAttribute('href', /^https:/)
			await expect(clinics(page)).toHaveText(['Poli Jiwa'])
			await expect(finder(page)).not.toContainText('Segera ke IGD')
			await expect(alert(page)).toBeEmpty()
			expect(await violationsOf(page, 'main')).toEqual([])
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
		})
	})
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0

/** More than there are chips. */
const MAX_TABS = 30

async function tabTo(page: Page, name: string) {
	for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
		await page.keyboard.press('Tab')
		if (await page.evaluate((text) => document.activeElement?.textContent === text, name)) return
	}
	throw new Error(`Tab does not come to ${name}`)
}

test('given poison and self-harm, the medical card comes before the calm one', async ({ page }) => {
	await open(page)
	await field(page).fill('minum racun serangga karena ingin mati')
	const medical = finder(page).getByRole('heading', { name: 'Segera ke IGD' })
	const calm = finder(page).getByRole('heading', { name: 'Anda tidak sendirian' })
	await expect(medical).toBeVisible()
	await expect(calm).toBeVisible()
	expect(await topOf(medical)).toBeLessThan(await topOf(calm))
})

test('a clinic shows its next hours: today, tomorrow, and none that are over', async ({ page, request }) => {
	const { data }: { data: KeluhanData } = await (await request.get(KELUHAN)).json()
	const { data: list } = await (await request.get('/api/v1/public/poli-klinik?limit=100')).json()
	const { id } = list.find(({ uri }: { uri: string }) => uri === 'poli-gigi')
	const [first] = data.poli.find((poli) => poli.id === id)?.praktik ?? []
	if (!first) throw new Error('The demo hospital has no hours for Poli Gigi')
	const jam = `${first.jamMulai}–${first.jamSelesai} WIB`.replaceAll(':', '.')
	const at = (hour: string) => new Date(`${first.tanggal}T${hour}:00+07:00`)

	await page.clock.setFixedTime(at('00:30'))
	await open(page)
	await field(page).fill('gigi berlubang')
	await expect(finder(page)).toContainText(`Praktik hari ini ${jam}`)

	await page.clock.setFixedTime(at('00:30').getTime() - 3_600_000)
	await page.reload()
	await hydrated(page)
	await field(page).fill('gigi berlubang')
	await expect(finder(page)).toContainText(`Praktik besok ${jam}`)

	await page.clock.setFixedTime(at(first.jamSelesai))
	await page.reload()
	await hydrated(page)
	await field(page).fill('gigi berlubang')
	await expect(clinics(page)).toHaveText(['Poli Gigi'])
	await expect(finder(page)).not.toContainText(`hari ini ${jam}`)
})

test('the written complaint goes neither to the server nor into address and storage', async ({ page }) => {
	const asked: Request[] = []
	page.on('request', (request) => asked.push(request))
	await open(page)
	const isDictionary = (request: Request) => request.url().includes('/assets/keluhan-answer')
	expect(asked.filter(isDictionary)).toEqual([])
	await field(page).fill('cemas')
	await expect(clinics(page)).toHaveText(['Poli Jiwa'])
	await field(page).press('Enter')
	await expect(clinics(page)).toHaveText(['Poli Jiwa'])
	await expect(page).toHaveURL('/poli-klinik')
	await page.waitForLoadState('networkidle')
	expect(asked.filter(isDictionary)).toHaveLength(1)
	expect(asked.filter((request) => new URL(request.url()).pathname === KELUHAN)).toHaveLength(1)
	const sent = asked.map((request) => `${request.url()} ${request.postData()}`)
	expect(sent.filter((request) => request.includes('cemas'))).toEqual([])
	const stored = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
	)
	expect(stored).not.toContain('cemas')
})

test('the clinics are on the first screen, with whole sentences, also below an answer', async ({ page }) => {
	await page.setViewportSize(sizes.phone)
	await open(page)
	const first = page.getByRole('region', { name: 'Semua poli' }).getByRole('listitem').first()
	await expect(first).toBeInViewport({ ratio: 1 })
	const isCut = (text: Element) => text.scrollHeight > text.clientHeight + 1
	expect(await first.locator('p').evaluate(isCut)).toBe(false)
	await field(page).fill('gatal-gatal')
	await expect(clinics(page).first()).toHaveText('Poli Kulit dan Kelamin')
	await expect(first).toBeVisible()
})

test('a complaint that fits no clinic shows a message, a contact and the emergency room', async ({ page }) => {
	await open(page)
	await field(page).fill('zzz')
	await expect(finder(page)).toContainText('Poli Klinik Tidak Ditemukan')
	await expect(page).toHaveURL('/poli-klinik?cari=zzz')
	await expect(link(page, 'Tanyakan kepada petugas kami')).toHaveAttribute('href', 'https://wa.me/6281234567002')
	await expect(finder(page)).toContainText('Keadaan darurat? Hubungi')
	await expect(link(page, '(0333) 555-0118')).toHaveAttribute('href', IGD)
	await expect(link(page, '119')).toHaveAttribute('href', 'tel:119')
	await expect(link(page, 'Rute ke IGD')).toHaveAttribute('href', /^https:/)
})

test('without the data of the hospital, the names of clinics are enough', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await page.route(`**${KELUHAN}`, (route) => route.fulfill({ status: 500, json: {} }))
	await open(page)
	await field(page).fill('mata saya rabun')
	await expect(clinics(page)).toHaveText(['Poli Mata'])
	await expect(finder(page)).not.toContainText('WIB')
	await field(page).fill('tiba-tiba kejang')
	await expect(alert(page)).toContainText('Segera ke IGD')
})

test('a word that staff add leads to its clinic', async ({ page, database }) => {
	const { db } = database
	const clinic = await db.selectFrom('poliKlinik').select('id').where('uri', '=', 'poli-tht').executeTakeFirstOrThrow()
	await db
		.insertInto('keluhan')
		.values({ id: 'baru', kata: 'kuping kemasukan kapas', poliKlinikId: clinic.id, urutan: 99 })
		.execute()
	try {
		await open(page)
		await field(page).fill('kuping saya kemasukan kapas')
		await expect(clinics(page).first()).toHaveText('Poli THT')
	} finally {
		await db.deleteFrom('keluhan').where('id', '=', 'baru').execute()
	}
})

test('a danger sign in the search for clinics shows the emergency room above the results', async ({ page }) => {
	const answer = async (cari: string) => (await page.request.get(`/poli-klinik?cari=${cari}`)).text()
	expect(await answer('nyeri+dada'), 'Enter before the scripts').toContain('Segera ke IGD')
	expect(await answer('gigi')).not.toContain('Segera ke IGD')
	expect(await answer('batuk'), 'a complaint leads to a clinic without scripts too').toContain('Poli Paru')
	await page.goto('/poli-klinik?cari=nyeri+dada')
	await hydrated(page)
	const main = page.getByRole('main')
	await expect(main.getByRole('heading', { name: 'Segera ke IGD' })).toBeVisible()
	await field(page).fill('gigi')
	await expect(main.getByRole('heading', { name: 'Poli yang sesuai' })).toBeVisible()
	await expect(page).toHaveURL('/poli-klinik?cari=gigi')
	await expect(main.getByRole('heading', { name: 'Segera ke IGD' })).toHaveCount(0)
})
