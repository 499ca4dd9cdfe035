import { HtmlValidate } from 'html-validate'
import { expect, test } from '../support/browser-test.ts'
import { everyPage } from './every-page.ts'
import { readSitemap } from './public-routes.ts'

/** What the HTML standard says, without matters of taste. */
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	// `<link nonce="">`, see site/root.tsx, and React's way to write boolean attributes.
	rules: { 'attribute-boolean-style': 'off' },
})

test('the HTML of every page is valid', async ({ request }) => {
	const problems: string[] = []
	for (const { path } of everyPage) {
		const report = await validator.validateString(await (await request.get(path)).text())
		for (const { messages } of report.results)
			for (const { ruleId, message, selector } of messages) problems.push(`${path} ${ruleId}: ${message} (${selector})`)
	}
	expect(problems).toEqual([])
})

/** The schedule of every doctor on every page, and every comparison of up to three packages. */
const ENDLESS = /\?dokter=|^\/bandingkan\?/

test('a walk along all links from the home page meets no broken one, and the sitemap lists them all', async ({
	request,
	site,
}) => {
	const waiting = ['/']
	const visited = new Map<string, number>()
	while (waiting.length > 0) {
		const path = waiting.pop() as string
		if (visited.has(path)) continue
		const response = await request.get(path, { maxRedirects: 0 })
		visited.set(path, response.status())
		if (!response.headers()['content-type']?.startsWith('text/html')) continue
		for (const [, href] of (await response.text()).matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
			const next = (href as string).replaceAll('&amp;', '&')
			if (!visited.has(next) && !ENDLESS.test(next)) waiting.push(next)
		}
	}
	expect([...visited].filter(([, status]) => status !== 200)).toEqual([])

	const listed = (await readSitemap(request)).map(({ loc }) => new URL(loc))
	expect(listed.length).toBeGreaterThan(100)
	expect(listed.filter(({ origin }) => origin !== site.url)).toEqual([])
	const unlisted = [...visited.keys()].filter(
		(path) => !listed.some(({ pathname }) => pathname === path.replace(/\?.*$/, '')),
	)
	expect(
		unlisted.filter((path) => !/^\/(reservasi|cek-reservasi|data-saya|pencarian|images\/)|\/kalender\.ics$/.test(path)),
	).toEqual([])
	for (const { pathname } of listed.filter((address) => !visited.has(address.pathname)))
		expect((await request.get(pathname)).status(), pathname).toBe(200)
})
