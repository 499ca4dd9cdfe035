import type { Page } from '@playwright/test'
import type { Template } from '../../contract/web/web.ts'
import { expect, test } from '../support/browser-test.ts'

const BERANDA = '/api/v1/public/web/beranda/'
const TEMPLATE = '/api/v1/public/web/template/'

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the home page is complete, with the name from the template bundle', async ({ page, request }) => {
		const template: Template = await (await request.get(TEMPLATE)).json()
		const response = await page.goto('/')
		expect(response?.status()).toBe(200)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(page).toHaveTitle(new RegExp(template.webSetting.data?.namaWeb ?? 'a name'))
		await expect(page.getByRole('banner').getByRole('link', { name: 'Beranda' }).first()).toBeVisible()
	})
})

test('the home page hydrates without requesting its data again', async ({ page }) => {
	const { paths, failures } = watchRequests(page)
	const response = await page.goto('/')
	expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
	await hydrated(page)
	await page.waitForLoadState('networkidle')
	expect(paths.filter((path) => path === BERANDA || path === TEMPLATE || path.endsWith('.data'))).toEqual([])
	expect(failures).toEqual([])
})

test('a navigation requests the API and no page', async ({ page }) => {
	await page.goto('/faq')
	await hydrated(page)
	const { paths, documents } = watchRequests(page)
	await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).first().click()
	await expect(page).toHaveURL('/')
	await expect.poll(() => paths).toContain(BERANDA)
	expect(paths).not.toContain(TEMPLATE)
	expect(paths.filter((path) => path.endsWith('.data'))).toEqual([])
	expect(documents).toEqual([])
})

test('an injected script does not run', async ({ page, console }) => {
	await page.goto('/')
	await page.evaluate(() => {
		const script = document.createElement('script')
		script.textContent = 'window.injected = true'
		document.body.append(script)
	})
	expect(await page.evaluate(() => 'injected' in window)).toBe(false)
	const refusals = console.lines.filter((line) => line.includes('Content Security Policy'))
	expect(refusals).toHaveLength(1)
	for (const refusal of refusals) console.allow(refusal)
})

/** The router takes clicks over once it lives. */
const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

function watchRequests(page: Page) {
	const paths: string[] = []
	const documents: string[] = []
	const failures: string[] = []
	page.on('request', (request) => {
		paths.push(new URL(request.url()).pathname)
		if (request.resourceType() === 'document') documents.push(request.url())
	})
	page.on('requestfailed', (request) => failures.push(request.url()))
	page.on('response', (response) => {
		if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
	})
	return { paths, documents, failures }
}
