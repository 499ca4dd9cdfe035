import type { Page, Request, Route } from '@playwright/test'
import { expect, fillSignIn, openScreen, STAFF, statusLine, test } from './staf-page.ts'

/** Scripts until a screen can be used: bytes as sent, compressed, without headers. */
const SIGN_IN = 250_000
/** The start page of an administrator, which has the parts of all roles. */
const START = 260_000
/** The largest screen that follows: an article with its editor, and inputs for day and time of its publishing. */
const FORM = 561_000

/** Every script that the page has loaded. */
async function scriptBytes(requests: Request[]): Promise<number> {
	const scripts = requests.filter((request) => request.resourceType() === 'script')
	const sizes = await Promise.all(scripts.map((request) => request.sizes()))
	return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

function watchRequests(page: Page): Request[] {
	const requests: Request[] = []
	page.on('requestfinished', (request) => requests.push(request))
	return requests
}

test('sign-in and the page after it keep to the script budget, and a form loads its own code', async ({
	page,
	console,
	context,
	signIn,
}) => {
	console.allow(statusLine('401 (Unauthorized)'))
	const { email } = await signIn('admin')
	// Its forms are measured below; the start page comes after it.
	await context.request.patch(`${STAFF}/panduan`, { data: { tanda: 'tutup', ada: true } })
	await context.clearCookies()
	const requests = watchRequests(page)
	await page.goto('/staf')
	await expect(page.getByLabel('Email')).toBeVisible()
	const bytes = { masuk: await scriptBytes(requests), awal: 0, formulir: 0 }
	await fillSignIn(page, email)
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
	await page.waitForLoadState('networkidle')
	bytes.awal = await scriptBytes(requests)
	expect(requests.map((request) => request.url()).filter((url) => url.includes('editor'))).toEqual([])
	await page.goto('/staf/artikel/create')
	await expect(page.getByRole('textbox', { name: 'Isi artikel' })).toBeVisible()
	bytes.formulir = await scriptBytes(requests)

	test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) })
	expect(bytes.masuk).toBeLessThanOrEqual(SIGN_IN)
	expect(bytes.awal).toBeLessThanOrEqual(START)
	expect(bytes.formulir).toBeLessThanOrEqual(FORM)
})

test('files that a new release removed get a sentence and a reload, and a form keeps what was typed', async ({
	page,
	console,
	signIn,
}) => {
	console.allow(statusLine('404 (Not Found)'))
	await signIn('redaksi')
	await page.goto('/staf')
	const refuse = (route: Route) => {
		console.allow(`TypeError: Failed to fetch dynamically imported module: ${route.request().url()}`)
		return route.fulfill({ status: 404, body: '' })
	}
	const missing = /\/staf\/assets\/declared-pages-/
	await page.route(missing, refuse)
	await openScreen(page, 'Pertanyaan umum')
	const failed = page.getByRole('alert')
	await expect(failed).toContainText('Halaman ini gagal dimuat')
	await page.unroute(missing)
	await failed.getByRole('button', { name: 'Muat ulang' }).click()
	await expect(page.getByRole('link', { name: /^1\. / })).toBeVisible()

	let answer = () => {}
	const asked = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(/rich-text-editor-/, async (route) => {
		await asked
		await refuse(route)
	})
	await page.getByRole('link', { name: 'Tambah', exact: true }).click()
	await page.getByRole('textbox', { name: 'Pertanyaan' }).fill('Apakah ada kantin?')
	answer()
	await expect(failed).toContainText('Isian Anda masih ada')
	await page.unroute(/rich-text-editor-/)
	await failed.getByRole('button', { name: 'Muat ulang' }).click()
	await expect(page.getByRole('textbox', { name: 'Jawaban' })).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Pertanyaan' })).toHaveValue('Apakah ada kantin?')
})
