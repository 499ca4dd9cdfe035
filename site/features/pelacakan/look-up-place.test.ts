import { expect, test } from 'vitest'
import { createWebVisitor } from '../../../contract/web/visitor.ts'
import { readPlace } from './look-up-place.ts'

const answer = {
	ip: '203.0.113.7',
	hostname: 'rumah.example',
	org: 'AS7713 PT Telkom',
	country: 'ID',
	region: 'East Java',
	city: 'Banyuwangi',
	timezone: 'Asia/Jakarta',
	loc: '-8.2192,114.3691',
	postal: '68416',
}

test('the fields of the lookup service become those of a visitor record, and no others', () => {
	expect(readPlace(answer)).toEqual({
		ip: '203.0.113.7',
		provider: 'AS7713 PT Telkom',
		negara: 'ID',
		provinsi: 'East Java',
		kota: 'Banyuwangi',
		timezone: 'Asia/Jakarta',
		latitude: -8.2192,
		longitude: 114.3691,
	})
})

test.each([null, undefined, 'halo', 7, [], {}, { city: 7, loc: {} }, { loc: 'utara,timur' }, { loc: '-8.2' }])(
	'%j gives an empty location',
	(nonsense) => expect(Object.values(readPlace(nonsense)).filter((value) => value !== undefined)).toEqual([]),
)

test('long values are cut to the limits of the API', () => {
	const long = Object.fromEntries(Object.keys(answer).map((name) => [name, 'x'.repeat(9000)]))
	const record = { routeName: 'beranda', ...readPlace(long), ...readPlace({ ...long, loc: '-8.2,114.3,9' }) }
	expect(createWebVisitor.body.safeParse(record).success).toBe(true)
})
