import { expect, test } from 'vitest'
import { firstList } from './first-list.ts'

test('the first list of a text is counted, and its first three items are plain text', () => {
	const html =
		'<p>Awal</p><ul><li>Darah &amp; urine</li><li>Lemak:<ul><li>HDL</li><li>LDL</li></ul></li><li><p>USG</p></li><li>EKG</li></ul><ol><li>Lain</li></ol>'
	expect(firstList(html)).toEqual({ jumlah: 4, pertama: ['Darah & urine', 'Lemak: HDL LDL', 'USG'] })
})

test('items without an end tag, as a provider may send them, are items', () => {
	expect(firstList('<ol><li>Satu<li>Dua</ol><p>Akhir</p>')).toEqual({ jumlah: 2, pertama: ['Satu', 'Dua'] })
})

test.each(['', '<p>Tanpa daftar</p>', '<ul></ul>', '<li>Sendiri</li>', '<ul><li> </li></ul>'])('%s has none', (html) =>
	expect(firstList(html)).toBeUndefined(),
)
