import { expect, test } from 'vitest'
import { jenisOfLink } from './count-hubungi.ts'

const numbers = ['(0333) 636899', '0812-3456-7001']

test.each([
	['tel:+62333636899', 'telepon'],
	['https://wa.me/6281234567001', 'whatsapp'],
	['https://wa.me/6281234567001?text=Halo', 'whatsapp'],
	['tel:119', null],
	['tel:+62333636898', null],
	['https://wa.me/?text=Baca%20artikel', null],
	['https://rs.example/tel:+62333636899', null],
	['mailto:info@rs.example', null],
])('the link %s counts as %s', (href, jenis) => {
	expect(jenisOfLink(href, numbers)).toBe(jenis)
})

test('without a number nothing counts', () => {
	expect(jenisOfLink('tel:+62333636899', [])).toBeNull()
	expect(jenisOfLink('https://wa.me/', [''])).toBeNull()
})
