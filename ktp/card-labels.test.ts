import { expect, test } from 'vitest'
import { line, textOf } from '../tests/support/test-card.ts'
import { editDistance, type Label, labelRows } from './card-labels.ts'
import { cardRows } from './card-rows.ts'

const ROW = 38

/** A card with these rows. */
function labelled(...rows: string[]) {
	const { rows: found, count } = labelRows(cardRows(rows.map((text, index) => line(text, 60, 100 + index * ROW))))
	const texts = Object.entries(found).map(([label, { value }]) => [label, textOf(value)])
	return { count, texts: Object.fromEntries(texts) as Partial<Record<Label, string>> }
}

test('labels with misread letters are found, and values start after the colon', () => {
	const { count, texts } = labelled(
		'PROVINSI JAWA TIMUR',
		'NIX :3510151708850003',
		'Nana   : BUDI SANTOSO',
		'TempauTg! Lahir: BANYUWANGI, 17-08-1985',
		'Jenis Kelarnin — : LAKI-LAKI',
		'A1amat  . JL. DIPONEGORO NO. 12',
		'RT/RW   :002/004',
		'Kel/Desa : KEPATIHAN',
		'Kecamatan:BANYUWANGI',
	)
	expect(texts).toEqual({
		nik: '3510151708850003',
		nama: 'BUDI SANTOSO',
		lahir: 'BANYUWANGI, 17-08-1985',
		kelamin: 'LAKI-LAKI',
		alamat: 'JL. DIPONEGORO NO. 12',
		rtRw: '002/004',
		desa: 'KEPATIHAN',
		kecamatan: 'BANYUWANGI',
	})
	expect(count).toBe(8)
})

test('a value ends before other text on the same line', () => {
	const { texts } = labelled(
		'Jenis Kelamin : PEREMPUAN        Gol. Darah : O',
		'Pekerjaan : GURU                12-03-2018',
	)
	expect(texts).toEqual({ kelamin: 'PEREMPUAN', pekerjaan: 'GURU' })
})

test('a row with an unreadable label is found by its neighbours', () => {
	const { count, texts } = labelled(
		'Nama             : BUDI SANTOSO',
		'~~ #             : BANYUWANGI, 17-08-1985',
		'Jenis Kelamin    : LAKI-LAKI',
	)
	expect(texts.lahir).toBe('BANYUWANGI, 17-08-1985')
	expect(count).toBe(2)
})

test('other text has almost no labels', () => {
	// 'Selamat' is close to 'Alamat'.
	expect(labelled('Selamat datang di RS Yasmin', 'Buka setiap hari', 'Terima kasih').count).toBe(1)
	expect(labelled()).toEqual({ count: 0, texts: {} })
})

test.each([
	['nama', 'nama', 0],
	['narna', 'nama', 2],
	['', 'nik', 3],
	['alamt', 'alamat', 1],
	['kitten', 'sitting', 3],
])('%s is %s with %i mistakes, whichever way', (a, b, mistakes) => {
	expect([editDistance(a, b), editDistance(b, a)]).toEqual([mistakes, mistakes])
})
