import { expect, test } from 'vitest'
import { initialsOf } from './monogram.tsx'

test.each([
	['dr. Anindya Prameswari, Sp.A', 'AP'],
	['Prof. drg. Laila Zahrotul Jannah, Sp.KGA, Ph.D.', 'LJ'],
	['dr. I Gede Surya Wibawa, Sp.A', 'IW'],
	['Maimunah', 'M'],
	['Moh. Holil', 'MH'],
	['Hj. Siti (Bu Ani)', 'SA'],
	['élise o’brien', 'ÉO'],
	['dr.', 'D'],
	['', ''],
	['★', ''],
])('the initials of %o are %o', (nama, initials) => {
	expect(initialsOf(nama)).toBe(initials)
})
