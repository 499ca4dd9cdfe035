import { samplePromos } from '../../site/features/promo/sample-promos.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { insertRows } from '../support/test-rows.ts'

/** A site without the demo hospital, as it is on its first day. */
const test = base.extend({
	database: [
		async ({ databaseKind: kind }, use) => {
			const database = await openTestDatabase({ kind })
			await use(database)
			await database.dispose()
		},
		{ scope: 'worker' },
	],
	serverOptions: [{ env: { DEMO: '0' } }, { scope: 'worker' }],
})

test.describe.configure({ mode: 'serial' })

/** Links to nobody, and words about nothing. */
const BROKEN = /href="(tel:|mailto:|https:\/\/wa\.me\/)["?]|Tidak Ditemukan|0 ulasan/

test('given no content, the home page has no heading over nothing and no link to nobody', async ({ page, request }) => {
	await page.goto('/')
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Beranda', 'Ada yang bisa kami bantu?'])
	await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['Tautan cepat'])
	expect(await (await request.get('/')).text()).not.toMatch(BROKEN)
})

test('given a name alone, no page links to an empty number or address', async ({ page, request, database: { db } }) => {
	const none = { noTelp: '', noTelpUgd: '', email: '', alamat: '', petunjukArah: '', tentang: '', mapLokasi: '' }
	await insertRows(db, 'webSetting', [{ ...none, namaWeb: 'RS Baru', logo: null }])
	await insertRows(db, 'berandaPendaftaran', [{ text: '<p>Daftar di sini.</p>', noTelp: '' }])
	await insertRows(db, 'testimoniGoogle', [{ rating: 0, reviews: 0 }])
	await expect.poll(async () => (await request.get('/')).text(), { intervals: [50] }).toContain('RS Baru')
	for (const path of ['/', '/hubungi-kami', '/kebijakan-privasi'])
		expect(await (await request.get(path)).text(), path).not.toMatch(BROKEN)
	await page.goto('/hubungi-kami')
	await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['RS Baru', 'Tautan cepat'])
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Hubungi Kami'])
})

test('given promos that are switched off, no page of theirs exists and nothing leads to them', async ({
	page,
	request,
	database: { db },
}) => {
	for (const path of ['/promo', `/promo/${samplePromos[0]?.uri}`]) expect((await request.get(path)).status()).toBe(404)
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/promo')
	for (const path of ['/yasmin-shop', '/pencarian'])
		expect(await (await request.get(path)).text(), path).not.toContain('href="/promo"')

	await db.updateTable('webSetting').set({ promo: 1 }).execute()
	await expect.poll(async () => (await request.get('/promo')).status(), { intervals: [50] }).toBe(200)
	await page.goto('/yasmin-shop')
	await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Promo', exact: true })).toBeVisible()
	expect(await (await request.get('/sitemap.xml')).text()).toContain('/promo')
})
