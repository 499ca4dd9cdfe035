import { expect, test } from 'vitest'
import { maskSecrets } from './record-event.ts'

test('a NIK is masked in text, numbers and nested values', () => {
	const masked = '••••••••••••0001'
	expect(maskSecrets({ catatan: 'KTP 3510012507900001', daftar: [3510012507900001] })).toEqual({
		catatan: `KTP ${masked}`,
		daftar: [masked],
	})
	expect(maskSecrets({ nik: '1', sandi: 'x', nama: 'Siti' })).toEqual({ nik: '•••', sandi: '•••', nama: 'Siti' })
})

test.each(['3510 0125 0790 0001', '351001-250790-0001', '3510.0125.0790.0001', '35 10 01 250790 0001'])(
	'a NIK in groups is masked: %s',
	(nik) => expect(maskSecrets({ catatan: `KTP ${nik}, anak` })).toEqual({ catatan: 'KTP ••••••••••••0001, anak' }),
)

test('a row id with sixteen digits in a row is not masked', () => {
	const id = '019a8b1c2d3e1234567890123456abcd'
	expect(maskSecrets({ id })).toEqual({ id })
})
