import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectHarmless } from '../../tests/support/expect-harmless.ts'
import { attacks } from '../../tests/support/xss-attacks.ts'
import { plainText } from './plain-text.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const YOUTUBE = '<figure data-embed="youtube:aqz-KE-bpKQ"></figure>'

describe('ordinary markup', () => {
	test.each([
		['<b>tebal</b> <i>miring</i>', '<strong>tebal</strong> <em>miring</em>'],
		['<h1>Judul</h1><h5>Kecil</h5>', '<h2>Judul</h2><h4>Kecil</h4>'],
		[
			'<p>H<sub>2</sub>O, <u>x</u>, <s>y</s>, m<sup>2</sup><br />baru</p>',
			'<p>H<sub>2</sub>O, <u>x</u>, <s>y</s>, m<sup>2</sup><br>baru</p>',
		],
		['<ol start="3" type="a"><li class="x">satu</li></ol>', '<ol start="3"><li>satu</li></ol>'],
		['<ol start="x"><li>satu</li></ol>', '<ol><li>satu</li></ol>'],
		['<blockquote>kata</blockquote><hr>', '<blockquote>kata</blockquote><hr>'],
		[
			'<table border="1"><caption>Jam</caption><thead><tr><th scope="col" colspan="2">Hari</th></tr></thead><tbody><tr><td rowspan="2" style="x">a</td><td></td></tr></tbody></table>',
			'<table><caption>Jam</caption><thead><tr><th scope="col" colspan="2">Hari</th></tr></thead><tbody><tr><td rowspan="2">a</td><td></td></tr></tbody></table>',
		],
		['<th scope="onload" colspan="9999">x</th>', '<th>x</th>'],
		[
			'<table><caption>Jam <b>buka</b> <caption><a href="/x">kita</a></caption><tr><td>a</td></tr></table>',
			'<table><caption>Jam buka kita</caption><tr><td>a</td></tr></table>',
		],
		['<div>baris satu</div><div>baris dua</div>', '<p>baris satu</p><p>baris dua</p>'],
		['<div><p>satu</p><ul><li>a</li></ul></div>', '<p>satu</p><ul><li>a</li></ul>'],
		['<p class="MsoNormal"><span lang="ID">Halo<o:p></o:p></span></p>', '<p>Halo</p>'],
		['Tom &amp; Jerry &lt;3 &eacute; "kutip"', 'Tom &amp; Jerry &lt;3 é "kutip"'],
		['5 < 6', '5 &lt; 6'],
	])('%s', (html, expected) => {
		expect(sanitiseHtml(html)).toBe(expected)
	})
})

describe('whitespace and empty paragraphs', () => {
	test.each([
		['\n\t\t<p>satu\n\t\t\tdua</p>\n\n\t<ul>\n\t\t<li>a</li>\n\t</ul>\n', '<p>satu dua</p><ul><li>a</li></ul>'],
		['<p>satu</p><p></p><p>&nbsp;</p><p> <br> </p><p><strong> </strong></p><p>dua</p>', '<p>satu</p><p>dua</p>'],
		['<ul><li></li></ul><h2> </h2><blockquote><p></p></blockquote>', ''],
		['satu<strong> </strong>dua<em></em>', 'satu dua'],
		['<p><strong>satu</strong> <em>dua</em></p>', '<p><strong>satu</strong> <em>dua</em></p>'],
		['   ', ''],
		['', ''],
	])('%j', (html, expected) => {
		expect(sanitiseHtml(html)).toBe(expected)
	})
})

describe('links', () => {
	test.each([
		['<a href="/poli-klinik" target="_blank">x</a>', '<a href="/poli-klinik">x</a>'],
		['<a href="#atas" rel="opener" title="Ke atas">x</a>', '<a href="#atas" title="Ke atas">x</a>'],
		['<a href="halaman?x=1&amp;y=2">x</a>', '<a href="halaman?x=1&amp;y=2">x</a>'],
		['<a href="tel:+6281234567002">x</a>', '<a href="tel:+6281234567002">x</a>'],
		['<a href="mailto:info@rsyasmin.example">x</a>', '<a href="mailto:info@rsyasmin.example">x</a>'],
		['<a href="HTTPS://kemkes.go.id/">x</a>', '<a href="HTTPS://kemkes.go.id/" rel="noopener noreferrer">x</a>'],
		['<a href=" http://a.example ">x</a>', '<a href="http://a.example" rel="noopener noreferrer">x</a>'],
		['<a href="//evil.example">x</a>', 'x'],
		['<a href="/\\evil.example">x</a>', 'x'],
		['<a href="https:evil.example">x</a>', 'x'],
		['<a href="https://">x</a>', 'x'],
		['<a href="ftp://a.example">x</a>', 'x'],
		['<a name="x">x</a>', 'x'],
	])('%s', (html, expected) => {
		expect(sanitiseHtml(html)).toBe(expected)
	})
})

describe('only pictures of this site are allowed', () => {
	test.each([
		[
			'<figure><img src="/images/artikel/a.webp" alt="Taman" width="800" height="600" class="x" srcset="//evil.example/x"><figcaption>Taman</figcaption></figure>',
			'<figure><img src="/images/artikel/a.webp" alt="Taman" width="800" height="600"><figcaption>Taman</figcaption></figure>',
		],
		['<img src="/images/a.webp?w=640" width="100%">', '<img src="/images/a.webp?w=640" alt="">'],
		['<img src="https://evil.example/images/a.webp">', ''],
		['<img src="//evil.example/images/a.webp">', ''],
		['<img src="/images/../api/v1/public/web-visitor">', ''],
		['<img src="/images//evil.example?x">', ''],
		['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
		['<img alt="tanpa alamat">', ''],
	])('%s', (html, expected) => {
		expect(sanitiseHtml(html)).toBe(expected)
	})
})

describe('embeds are reduced to provider and id', () => {
	test.each([
		['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1" onload="x()"></iframe>', YOUTUBE],
		['<p>Lihat <iframe src="//youtu.be/aqz-KE-bpKQ"></iframe> ini</p>', `<p>Lihat</p>${YOUTUBE}ini`],
		[YOUTUBE, YOUTUBE],
		['<figure data-embed="https://youtu.be/aqz-KE-bpKQ" class="x"><p>isi</p></figure>', YOUTUBE],
		[
			'<figure data-embed="youtube:aqz-KE-bpKQ"><figure><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></figure>x</figure>y',
			`${YOUTUBE}y`,
		],
		[
			`<figure><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe><figcaption>Video</figcaption></figure>`,
			`<figure>${YOUTUBE}<figcaption>Video</figcaption></figure>`,
		],
		[
			'<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1%2C2&amp;layer=mapnik"></iframe>',
			'<figure data-embed="osm:bbox=1%2C2&amp;layer=mapnik"></figure>',
		],
		['<iframe src="https://evil-youtube.com/embed/aqz-KE-bpKQ">isi</iframe>sesudah', 'sesudah'],
		['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
		['<figure data-embed="youtube:pendek">isi</figure>sesudah', 'sesudah'],
		['<figure data-embed="vimeo:12345"></figure>', ''],
		['<figure data-embed>isi</figure>', ''],
		['<object data="https://www.youtube.com/embed/aqz-KE-bpKQ"></object><embed src="x">', ''],
	])('%s', (html, expected) => {
		expect(sanitiseHtml(html)).toBe(expected)
	})
})

test.each(attacks)('%j leaves nothing executable', (attack) => {
	for (const html of [attack, `<p>a ${attack} b</p>`, `<table><tr><td>${attack}`, `<ul><li>${attack}</ul>`]) {
		const clean = sanitiseHtml(html)
		expectHarmless(clean)
		expect(sanitiseHtml(clean)).toBe(clean)
	}
})

test('sanitising is idempotent for any markup', () => {
	const tag = fc.constantFrom(
		...[
			'p',
			'div',
			'span',
			'h1',
			'h2',
			'b',
			'em',
			'a',
			'ul',
			'ol',
			'li',
			'table',
			'tr',
			'td',
			'th',
			'thead',
			'caption',
			'blockquote',
		],
		...['figure', 'figcaption', 'img', 'br', 'hr', 'iframe', 'script', 'style', 'svg', 'math', 'noscript', 'textarea'],
		...['template', 'select', 'option', 'object', 'form', 'body', 'html', 'title', 'xmp', 'pre', 'dd', 'constructor'],
	)
	const attribute = fc.constantFrom(
		...[
			'',
			' href="/a"',
			' href="https://a.example/?b=1&c=2"',
			' href="javascript:x"',
			' src="/images/a.webp"',
			' src=x',
		],
		...[
			' onerror=alert(1)',
			' data-embed="youtube:aqz-KE-bpKQ"',
			' src="https://youtu.be/aqz-KE-bpKQ"',
			' title="a>b"',
		],
		...[" alt='\"'", ' start="2"', ' colspan=2', ' "', ' <', ' /'],
	)
	const piece = fc.oneof(
		fc.tuple(tag, attribute).map(([name, extra]) => `<${name}${extra}>`),
		tag.map((name) => `</${name}>`),
		fc.constantFrom(
			'teks',
			' ',
			'\n\t',
			'&nbsp;',
			'&lt;script&gt;',
			'&amp;amp;',
			'&#0;',
			'&#1;',
			'<!--',
			'-->',
			'<![CDATA[',
			'<',
			'>',
		),
		fc.string({ unit: 'binary-ascii', maxLength: 5 }),
	)
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
			const clean = sanitiseHtml(pieces.join(''))
			expectHarmless(clean)
			expect(sanitiseHtml(clean)).toBe(clean)
			expect(clean).not.toMatch(/<p>(\s|<br>)*<\/p>|[\n\t]|> <(p|ul|li|h2|table)>/)
		}),
		{ numRuns: 5000 },
	)
})

test('deep nesting becomes text within a time limit', () => {
	const deep = (open: string, close: string) => `${open.repeat(5000)}isi${close.repeat(5000)}`
	const busy = process.threadCpuUsage()
	for (const html of [
		deep('<div>', '</div>'),
		deep('<strong>', '</strong>'),
		deep('<ul><li>', '</li></ul>'),
		'<p><br>'.repeat(5000),
	]) {
		const clean = sanitiseHtml(html)
		expectHarmless(clean)
		expect(plainText(clean)).toBe(html.includes('isi') ? 'isi' : '')
	}
	expect(process.threadCpuUsage(busy).user / 1000).toBeLessThan(5000)
})
