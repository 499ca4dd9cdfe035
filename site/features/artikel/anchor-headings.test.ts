import { expect, test } from 'vitest'
import { anchorHeadings } from './anchor-headings.ts'

const ids = (html: string) => anchorHeadings(html).headings.map(({ id }) => id)

test('every heading gets an id, in the text and in the list', () => {
	const { html, headings } = anchorHeadings(
		'<p>Awal</p><h2>Apa manfaatnya?</h2><p>…</p><h3>Bagi jantung</h3><h4>Usia</h4>',
	)
	expect(html).toBe(
		'<p>Awal</p><h2 id="bagian-apa-manfaatnya" tabindex="-1">Apa manfaatnya?</h2><p>…</p>' +
			'<h3 id="bagian-bagi-jantung" tabindex="-1">Bagi jantung</h3><h4 id="bagian-usia" tabindex="-1">Usia</h4>',
	)
	expect(headings).toEqual([
		{ id: 'bagian-apa-manfaatnya', text: 'Apa manfaatnya?', level: 2 },
		{ id: 'bagian-bagi-jantung', text: 'Bagi jantung', level: 3 },
		{ id: 'bagian-usia', text: 'Usia', level: 4 },
	])
})

test('headings with the same words get different ids', () => {
	expect(ids('<h2>Gejala</h2><h2>gejala!</h2><h2>Gejala 2</h2><h2>Gejala</h2>')).toEqual([
		'bagian-gejala',
		'bagian-gejala-2',
		'bagian-gejala-2-2',
		'bagian-gejala-3',
	])
})

test('the list has plain text, and the article keeps its markup', () => {
	const inside = 'Gula &amp; <em>garam</em> &lt; 5 g,<br>H<sub>2</sub>O'
	const { html, headings } = anchorHeadings(`<h2>${inside}</h2>`)
	expect(headings).toEqual([{ id: 'bagian-gula-garam-5-g-h2o', text: 'Gula & garam < 5 g, H2O', level: 2 }])
	expect(html).toContain(`>${inside}</h2>`)
})

test('an id has letters and digits only, for any heading', () => {
	expect(ids('<h2>Ménière "x" onclick=1</h2><h2>心臓</h2><h2>❤️</h2>')).toEqual([
		'bagian-meniere-x-onclick-1',
		'bagian',
		'bagian-2',
	])
})

test('other HTML is unchanged', () => {
	for (const html of ['', '<p>Satu</p>', '<table><thead><tr><th>Minggu</th></tr></thead></table>', '<h2>terbuka'])
		expect(anchorHeadings(html)).toEqual({ html, headings: [] })
})
