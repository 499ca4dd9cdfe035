import { test as base, expect, onePixel, repeated } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { attacks, breakOuts } from '../support/xss-attacks.ts'
import { everyPage, NOT_FOUND_LINE } from './every-page.ts'
import {
	dangersOf,
	poisonComments,
	poisonContent,
	registerHostile,
	seenScripts,
	watchScripts,
} from './hostile-hospital.ts'

const ARTIKEL = 'jalan-kaki-30-menit'
/** Attacks that are shown beside each other. */
const FRAMES = 25

/** A hospital all of whose texts are attacks. */
const test = base.extend<object, { filled: string[] }>({
	database: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const database = await openTestDatabase({ demo: true })
			await use(database)
			await database.dispose()
		},
		{ scope: 'worker' },
	],
	filled: [
		async ({ database }, use) => {
			const filled = await poisonContent(database)
			await poisonComments(database, ARTIKEL)
			await use(filled)
		},
		{ scope: 'worker' },
	],
})

test.beforeEach(async ({ page, filled }) => {
	expect(filled.length).toBeGreaterThan(40)
	await watchScripts(page)
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }))
	page.on('dialog', (dialog) => {
		throw new Error(`a dialog came up: ${dialog.message()}`)
	})
})

async function expectHarmless(page: Parameters<typeof dangersOf>[0], where: string) {
	expect(await seenScripts(page), where).toEqual([])
	expect(await dangersOf(page), where).toEqual([])
}

test('no stored text runs as script on any page', async ({ page, console }) => {
	console.allow(NOT_FOUND_LINE)
	for (const { path, says = [], plain } of everyPage) {
		for (const line of says) console.allow(line)
		await page.goto(path, { waitUntil: 'domcontentloaded' })
		if (!plain) await hydrated(page)
		await expectHarmless(page, path)
	}
})

test.describe('over a page', () => {
	test('no stored text runs as script in popup or schedule', async ({ page, database }) => {
		await page.goto('/faq', { waitUntil: 'domcontentloaded' })
		await expect(page.getByRole('dialog')).toBeVisible()
		await expectHarmless(page, 'popup')
		const { id } = await database.db.selectFrom('dokter').select('id').executeTakeFirstOrThrow()
		await page.goto(`/?dokter=${id}`, { waitUntil: 'domcontentloaded' })
		await expect(page.getByRole('dialog').first()).toBeVisible()
		await expectHarmless(page, 'schedule')
	})
})

test('no text typed by a visitor runs as script, in their own data either', async ({ page, database }) => {
	const { id } = await database.db.selectFrom('shopItem').select('id').executeTakeFirstOrThrow()
	const kode = await registerHostile(page, id)
	for (const path of ['/data-saya', '/reservasi', `/reservasi-status/${kode}`]) {
		await page.goto(path, { waitUntil: 'domcontentloaded' })
		await expect(page.getByText('</script>').filter({ visible: true }).first()).toBeVisible()
		await expectHarmless(page, path)
	}
})

test(
	'no part of an address runs as script: search, parameters, paths, fragments',
	repeated,
	async ({ page, console }) => {
		console.allow(NOT_FOUND_LINE)
		console.allow('terjadi kesalahan pada sistem')
		const [start, middle, end] = [0, 14, 28].map((from) =>
			encodeURIComponent(
				breakOuts
					.slice(from, from + 14)
					.join(' ')
					.slice(0, 190),
			),
		)
		const addresses = [
			...[start, middle, end].map((value) => `/pencarian?cari=${value}`),
			...[`/yasmin-shop?tipe=${start}&kategori=${middle}`, `/poli-klinik?cari=${end}`, `/?dokter=${start}`],
			...[`/layanan/${start}`, `/reservasi-status/${middle}`, `/faq?a=${end}#"><img src=x onerror=alert(1)>`],
			...['/galeri?jenis="><script>alert(1)</script>&halaman=javascript:alert(1)', '/hubungi-kami#javascript:alert(1)'],
		]
		for (const address of addresses) {
			await page.goto(address, { waitUntil: 'domcontentloaded' })
			await hydrated(page)
			await expectHarmless(page, address)
		}
	},
)

test('without sanitising, the content security policy still stops every attack', async ({ request, browser }) => {
	const policy = (await request.get('/faq')).headers()['content-security-policy'] ?? ''
	// Its own context: every blocked script is an error in the console.
	const context = await browser.newContext()
	const page = await context.newPage()
	let ran = 0
	await context.exposeFunction('ran', () => ran++)
	await page.addInitScript(() => Object.assign(window, { alert: () => (window as unknown as { ran(): void }).ran() }))
	/** How often something ran, with each piece in a frame of its own (frames obey their page's policy), links clicked. */
	const show = async (pieces: string[], headers: Record<string, string>) => {
		ran = 0
		await page.unrouteAll()
		await page.route('**/*', (route) =>
			route.request().resourceType() === 'document'
				? route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><body>', headers })
				: route.fulfill({ status: 404, body: '' }),
		)
		await page.goto('http://rs.example/')
		await page.evaluate(async (pieces) => {
			const show = async (srcdoc: string) => {
				const frame = Object.assign(document.createElement('iframe'), { srcdoc })
				const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
				document.body.append(frame)
				await loaded
				const links = frame.contentDocument?.querySelectorAll('a') ?? []
				for (const link of links) if (link.protocol === 'javascript:') link.click()
			}
			await Promise.all(pieces.map(show))
		}, pieces)
		return ran
	}
	const all = [...attacks, ...breakOuts]
	for (let from = 0; from < all.length; from += FRAMES) {
		const pieces = all.slice(from, from + FRAMES)
		expect(await show(pieces, { 'content-security-policy': policy }), pieces.join('\n')).toBe(0)
	}
	await show(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<a href="javascript:alert(1)">x</a>'], {})
	await expect.poll(() => ran, 'without the policy they would').toBe(3)
	await context.close()
})
