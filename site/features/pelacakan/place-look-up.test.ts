import { expect, test } from 'vitest'
import type { WebSetting } from '../../../contract/web/web.ts'
import { placeLookUp } from './place-look-up.ts'

const GEO = 'https://geo.example/json'

test.each([
	[undefined, GEO],
	['browser', GEO],
	['server', ''],
	['mati', ''],
] as const)('with the choice %s the browser asks %j', (tempatPengunjung, address) => {
	expect(placeLookUp({ tempatPengunjung } as WebSetting, GEO)).toBe(address)
})

test('a hospital without a setting has the address of the server', () => {
	expect(placeLookUp(null, GEO)).toBe(GEO)
	expect(placeLookUp(null, '')).toBe('')
})
