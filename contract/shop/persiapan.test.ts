import { expect, test } from 'vitest'
import { describePersiapan, persiapanLines, withPersiapan } from './persiapan.ts'

const puasa = { nama: 'Check-Up', persiapan: 'Berpuasalah 10 jam\r\n\n  Bawalah KTP.  \nMau bertanya?' }

test('given blank lines and spaces, the notes are the lines with text', () => {
	expect(persiapanLines(puasa.persiapan)).toEqual(['Berpuasalah 10 jam', 'Bawalah KTP.', 'Mau bertanya?'])
	expect(persiapanLines(' \n ')).toEqual([])
	expect(persiapanLines(undefined)).toEqual([])
})

test('given a package twice and one without notes, each package with notes is one paragraph of sentences', () => {
	const packages = [
		puasa,
		{ nama: 'Vaksin', persiapan: '' },
		puasa,
		{ nama: 'USG' },
		{ nama: 'Gigi', persiapan: 'Makan dulu' },
	]
	expect(withPersiapan(packages)).toEqual([puasa, packages[4]])
	expect(describePersiapan(packages)).toEqual([
		'Check-Up: Berpuasalah 10 jam. Bawalah KTP. Mau bertanya?',
		'Gigi: Makan dulu.',
	])
})
