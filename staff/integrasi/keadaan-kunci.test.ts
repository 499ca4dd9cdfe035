import { expect, test } from 'vitest'
import { keadaanKunci } from './keadaan-kunci.ts'

test.each([
	[{ dicabutAt: null, kedaluwarsaAt: 11 }, 'berlaku'],
	// As the server sees it: the last moment is over.
	[{ dicabutAt: null, kedaluwarsaAt: 10 }, 'kedaluwarsa'],
	[{ dicabutAt: 5, kedaluwarsaAt: 11 }, 'dicabut'],
	[{ dicabutAt: 5, kedaluwarsaAt: 9 }, 'dicabut'],
])('at 10, %j is %s', (kunci, keadaan) => {
	expect(keadaanKunci(kunci, 10)).toBe(keadaan)
})
