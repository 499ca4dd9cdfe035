import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, summary } from './plain-text.ts'

test.each([
	['<p>Satu.</p><p>Dua.</p>', 'Satu. Dua.'],
	['<h2>Judul</h2>\n\t<ul>\n\t\t<li>a</li><li>b</li></ul>', 'Judul a b'],
	['baris<br>baru', 'baris baru'],
	['<table><tr><td>08.00</td><td>WIB</td></tr></table>', '08.00 WIB'],
	['H<sub>2</sub>O dan <strong>te</strong>bal', 'H2O dan tebal'],
	['a <em> b </em>  c&nbsp;&nbsp;d', 'a b c d'],
	['Tom &amp; Jerry &lt;3 &quot;ya&quot; &#39;ok&#39; &eacute; &ndash;', 'Tom & Jerry <3 "ya" \'ok\' é –'],
	['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
	['5 < 6 dan 7 > 3', '5 < 6 dan 7 > 3'],
	['<script>alert(1)</script>aman<style>p{}</style>', 'aman'],
	['<figure data-embed="youtube:aqz-KE-bpKQ"></figure><p>Video</p>', 'Video'],
	['', ''],
])('%s', (html, expected) => {
	expect(plainText(html)).toBe(expected)
})

test('a summary is the first 150 characters', () => {
	expect(summary('<p>Pendek</p>')).toBe('Pendek')
	const text = 'abcdefghij'.repeat(20)
	expect(summary(`<p>${text}</p>`)).toBe(text.slice(0, 150))
	expect(summary(`<p>${'&amp;'.repeat(200)}</p>`)).toBe('&'.repeat(150))
})

test('a summary does not end with half a surrogate pair', () => {
	expect(summary(`${'a'.repeat(149)}🌼b`)).toBe('a'.repeat(149))
	expect(summary(`${'a'.repeat(148)}🌼b`)).toBe(`${'a'.repeat(148)}🌼`)
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom('a', '🌼', ' ', 'é'), minLength: 100, maxLength: 200 }), (text) => {
			const cut = summary(text)
			expect(cut.isWellFormed()).toBe(true)
			expect(cut.length).toBeLessThanOrEqual(150)
			expect(plainText(text).startsWith(cut)).toBe(true)
		}),
	)
})
