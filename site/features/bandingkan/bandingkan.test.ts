import { expect, test } from 'vitest'
import type { ShopItem } from '../../../contract/shop/shop.ts'
import { bandingkanAddress, CACHED_PAKET, readPaket } from './bandingkan-address.ts'
import { compareFacts, splitSections } from './bandingkan-rows.ts'

test('an address names its packages once each, with commas or repeated', () => {
	expect(readPaket('?paket=a,b,,a&paket=%20c')).toEqual(['a', 'b', 'c'])
	expect(readPaket('?lain=a')).toEqual([])
	expect(bandingkanAddress(['a', 'b&c'])).toBe('/bandingkan?paket=a,b%26c')
	expect(bandingkanAddress([])).toBe('/bandingkan')
})

test.each(['', 'a', 'usg-kehamilan,vaksinasi-hpv', 'a,b,c-3'])('paket=%s is cached', (value) =>
	expect(value).toMatch(CACHED_PAKET),
)

test.each(['a,b,c,d', 'a,', ',a', 'a b', 'A', '<b>', 'a'.repeat(101)])('paket=%s is not cached', (value) =>
	expect(value).not.toMatch(CACHED_PAKET),
)

test('a text is split at its headings, but not inside of an element', () => {
	const quote = '<blockquote><h3>Bukan judul</h3><p>x<br>y</p></blockquote>'
	const html = `<p>Awal</p><h3>Isi &amp; <em>biaya</em></h3><ul><li><a href="/x" title="a>b">a</a></li></ul><h2>Kosong</h2><h3>Kutipan</h3>${quote}`
	expect(splitSections(html)).toEqual([
		{ judul: 'Tentang paket', html: '<p>Awal</p>' },
		{ judul: 'Isi & biaya', html: '<ul><li><a href="/x" title="a>b">a</a></li></ul>' },
		{ judul: 'Kutipan', html: quote },
	])
	expect(splitSections('')).toEqual([])
})

const pilihan = (nama: string) => ({ id: nama, uri: nama, nama })
const paket = (fields: Partial<ShopItem>): ShopItem => ({
	...pilihan('paket'),
	harga: 1,
	mediaContent: null,
	alt: '',
	ringkasan: '',
	tipe: pilihan('Gigi'),
	kategori: pilihan('Umum'),
	usia: [],
	jenisKelamin: ['l'],
	metaFormated: { harga: 'Rp. 1', usia: 'Semua usia', jenisKelamin: 'Laki-Laki' },
	textContent: '',
	...fields,
})

test('given packages with other headings and no notes, each fact is one row, and what nobody has is left out', () => {
	const rows = compareFacts([
		paket({ textContent: '<h3>Isi</h3><p>a</p>' }),
		paket({ textContent: '<h3>ISI</h3><p>b</p><h3>Hasil</h3><p>c</p>', kategori: pilihan('Anak') }),
	])
	expect(rows.map(({ judul, isSame }) => [judul, isSame])).toEqual([
		['Harga', true],
		['Tipe', true],
		['Kategori', false],
		['Usia', true],
		['Jenis Kelamin', true],
		['Isi', false],
		['Hasil', false],
	])
	expect(rows[2]?.isi).toEqual([{ lines: ['Umum'] }, { lines: ['Anak'] }])
	expect(rows[5]?.isi).toEqual([{ html: '<p>a</p>' }, { html: '<p>b</p>' }])
	expect(rows[6]?.isi).toEqual([null, { html: '<p>c</p>' }])
})

test('given packages that take a while, the comparison says how long', () => {
	const rows = compareFacts([paket({ lama: 'sekitar 2 jam' }), paket({})])
	expect(rows[1]).toEqual({ judul: 'Lama', isi: [{ lines: ['sekitar 2 jam'] }, null], isSame: false })
})

test('given notes of one package, the other one says nothing', () => {
	const rows = compareFacts([paket({ persiapan: 'Puasa\nBawa KTP' }), paket({})])
	expect(rows.at(-1)).toEqual({ judul: 'Persiapan', isi: [{ lines: ['Puasa', 'Bawa KTP'] }, null], isSame: false })
})
