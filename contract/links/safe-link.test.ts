import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

test.each(['/poli-klinik', '/a?b=c:d#e', '?halaman=2', '#atas', 'info', './a:b', '../a'])(
	'%s stays on this site',
	(href) => {
		expect(safeLink(href)).toEqual({ href, external: false })
	},
)

test.each(['https://a.example', 'http://a.example/b?c#d', 'HTTPS://a.example:8443/'])('%s leads elsewhere', (href) => {
	expect(safeLink(href)).toEqual({ href, external: true })
})

test.each([
	...['', '  ', 'javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
	...['data:text/html,x', 'vbscript:x', 'blob:x', 'file:///a', 'tel:123', 'mailto:a@b.example', '%6aavascript:x'],
	...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', 'https:evil.example', 'https:///x'],
	...['https://', 'https://a b', 'http:\\\\evil.example'],
])('%j is no link', (text) => {
	expect(safeLink(text)).toBeNull()
})

test('other schemes are for those who ask for them', () => {
	expect(safeLink('tel:+62812', ['tel'])).toEqual({ href: 'tel:+62812', external: false })
	expect(safeLink('https://a.example', ['tel'])).toBeNull()
})
