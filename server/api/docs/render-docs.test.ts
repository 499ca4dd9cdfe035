import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { errorTable } from '../../../contract/error.ts'
import { buildOpenApi } from '../../../contract/openapi.ts'
import { docsPage } from './create-docs.ts'

const openApi = buildOpenApi({ title: 'RS Uji Web API', version: '1.2.3' })
const { html, styleHash } = docsPage(openApi)
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

describe('the API docs page', () => {
	it('is valid HTML', async () => {
		const report = await new HtmlValidate({
			root: true,
			extends: ['html-validate:recommended'],
			rules: { 'no-trailing-whitespace': 'off' },
		}).validateString(html)
		expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
	})

	it.each(Object.entries(calls))('shows %s with its path, parameters and an example', (name, call) => {
		const article = html.match(new RegExp(`<article class="call" id="${name}".*?</article>`, 's'))?.[0] ?? ''
		expect(textOf(article)).toContain(`${call.method} /api${call.path.replace(/\/$/, '')}`)
		expect(textOf(article)).toContain('curl &#39;http://localhost:3000/api')
		for (const parameter of [...Object.keys(call.params.shape), ...Object.keys(call.query.shape)])
			expect(article).toContain(`<code>${parameter}</code>`)
		for (const code of call.errors) if (errorTable[code].status !== 429) expect(article).toContain(code)
	})

	it('lists every call in the index', () => {
		const index = html.match(/<table class="index">.*?<\/table>/s)?.[0] ?? ''
		const listed = [...index.matchAll(/href="#(\w+)"/g)].map(([, name]) => name as string)
		expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted())
	})

	it('has a target for every link inside the page', () => {
		const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
		const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
		expect(links.length).toBeGreaterThan(200)
		expect(links.filter((id) => !ids.has(id))).toEqual([])
	})

	it('expands the named shape of a response and links nested shapes', () => {
		const article = html.match(/<article class="call" id="getDokter".*?<\/article>/s)?.[0] ?? ''
		expect(article).toContain('<code>spesialis</code>')
		expect(article).toContain('<a href="#shape-JadwalWaktu">')
		expect(article).not.toContain('<code>jamMulai</code>')
	})

	it('has no script, and no style other than that of styleHash', () => {
		expect(html).not.toMatch(/<script|<link|<img| style=| on\w+=|javascript:/i)
		const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style as string)
		expect(styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`)).toEqual([styleHash])
	})

	it('escapes the texts of the document', () => {
		const hostile = structuredClone(openApi)
		hostile.info.title = '<script>alert(1)</script>'
		expect(docsPage(hostile).html).not.toContain('<script>')
	})

	it('uses the server URL of the document in its examples', () => {
		const page = docsPage(
			buildOpenApi({ title: 'RS Uji Web API', version: '1.2.3', serverUrl: 'https://rs.example.com/' }),
		)
		expect(textOf(page.html)).toContain('curl &#39;https://rs.example.com/api/v1/public/web/template&#39;')
	})
})
