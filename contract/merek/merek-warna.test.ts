import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { derivePendamping, deriveUtama, paletOf, WARNA_BAWAAN } from './merek-warna.ts'

const READABLE = 4.5

/** The tokens of the demo hospital before brands existed. */
const teal = {
	'teal-50': '#eef7f5',
	'teal-100': '#d8ece8',
	'teal-200': '#aed6cf',
	'teal-600': '#0f726d',
	'teal-700': '#0b5d5a',
	'teal-800': '#084846',
	'teal-900': '#063534',
	'leaf-50': '#f0f7ec',
	'leaf-100': '#dfefd6',
	'leaf-300': '#a9d08f',
	'leaf-700': '#2f6b2c',
}

test('given no colour, or the default one, the tokens are exactly those of site.css', () => {
	expect(paletOf(null, null)).toEqual(teal)
	expect(paletOf(WARNA_BAWAAN.utama, WARNA_BAWAAN.pendamping)).toEqual(teal)
	const css = readFileSync(new URL('../../site/site.css', import.meta.url), 'utf8')
	const written = css.matchAll(/--color-((?:teal|leaf)-\d+): (#[0-9a-f]{6});/g)
	expect(Object.fromEntries([...written].map(([, name, hex]) => [name, hex]))).toEqual(teal)
})

test('given a colour on which white text is readable, it is used as it was chosen', () => {
	const { dipakai, palet, kontras } = deriveUtama('#7a1020')
	expect(dipakai).toBe('#7a1020')
	expect(palet['teal-700']).toBe('#7a1020')
	expect(kontras).toBeGreaterThanOrEqual(READABLE)
})

const hard = ['#ffd400', '#ffffff', '#00ff00', '#ff69b4', '#808080', '#ff0000', '#0000ff', '#000000', '#12ab34']

test.each(hard)('given %s, every text of the site has a contrast of 4.5:1 or more', (hex) => {
	const palet = { ...deriveUtama(hex).palet, ...derivePendamping(hex).palet }
	const contrast = (text: string, background: string) =>
		wcagContrast(palet[text] ?? text, palet[background] ?? background)
	for (const [text, background] of [
		['#ffffff', 'teal-700'],
		['#ffffff', 'teal-600'],
		['teal-600', '#f3ede1'],
		['teal-700', 'teal-100'],
		['teal-100', 'teal-700'],
		['leaf-700', 'leaf-100'],
		['#ffffff', 'leaf-700'],
	] as const)
		expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(READABLE)
})

test.each(['#ffd400', '#00ff00', '#ff69b4'])(
	'given %s, the colour in use is darker and stays as it is when derived again',
	(hex) => {
		const { dipakai, kontras } = deriveUtama(hex)
		expect(kontras).toBeLessThan(READABLE)
		expect(dipakai).not.toBe(hex)
		expect(wcagContrast('#fff', dipakai)).toBeGreaterThan(wcagContrast('#fff', hex))
		expect(deriveUtama(dipakai).dipakai).toBe(dipakai)
	},
)
