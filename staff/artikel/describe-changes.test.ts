import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { readableText } from './readable-text.ts'

const marked = (from: object, to: object) =>
	describeChanges({ ...from }, { ...to }, { k1: 'Gizi', k2: 'Jantung', d1: 'dr. Ani' }).map(({ label, parts }) => [
		label,
		parts.map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value)).join(''),
	])

test('only fields that differ are listed, word by word and with names for ids', () => {
	const from = {
		judul: 'Makan sayur',
		kategoriArtikelId: 'k1',
		dokter: [],
		penulis: '',
		textContent: '<p>Satu dua.</p>',
	}
	const to = { judul: 'Makan buah', kategoriArtikelId: 'k2', dokter: ['d1'], textContent: '<p>Satu <b>tiga</b>.</p>' }
	expect(marked(from, to)).toEqual([
		['Judul', 'Makan -sayur-+buah+'],
		['Isi artikel', 'Satu -dua-+tiga+.'],
		['Kategori', '-Gizi-+Jantung+'],
		['Dokter terkait', '+dr. Ani+'],
	])
})

test('a change of markup alone is listed, with the unchanged text', () => {
	expect(marked({ textContent: '<p>Satu</p>' }, { textContent: '<p><b>Satu</b></p>' })).toEqual([
		['Isi artikel', 'Satu'],
	])
	expect(marked({ judul: 'Satu', metaJudul: null }, { judul: 'Satu', metaJudul: '' })).toEqual([])
})

test('HTML is read as lines, with words for pictures and videos', () => {
	const html =
		'<h2>Judul &amp; isi</h2><ul><li><p>Satu</p></li><li><p>Dua</p></li></ul><img src="/a.webp" alt="Tangan"><figure data-embed="youtube:x"></figure>'
	expect(readableText(html)).toBe('Judul & isi\nSatu\nDua\n[Gambar: Tangan][Video]')
})
