import { expect, test } from 'vitest'
import { webSettingInput } from '../web/staff/web-setting.ts'
import { isNomorTelp } from './nomor-telp.ts'

test.each(['0812-3456-7001', '+62 812 3456 7001', '(0333) 636 899', '(+62) 333.636.899', '119'])(
	'%j is a phone number',
	(text) => {
		expect(isNomorTelp(text)).toBe(true)
	},
)

test.each(['', 'abc', '0812 ext 5', '08', '12+34', '--', '081234567890123456', '0812\nBcc'])(
	'%j is not a phone number',
	(text) => {
		expect(isNomorTelp(text)).toBe(false)
	},
)

test('a wrong number is refused with an example, an emptied one is none, and the emergency number is dialled', () => {
	const { data, error } = webSettingInput.safeParse({ namaWeb: 'RS', noTelp: 'abc' })
	expect([data, error?.issues.map(({ path, message }) => [path[0], message])]).toEqual([
		undefined,
		[['noTelp', 'Tulis nomor telepon, misalnya 0812-3456-7890 atau (0333) 636899.']],
	])
	expect(webSettingInput.parse({ namaWeb: 'RS', noTelp: null })).toMatchObject({
		noTelp: '',
		noTelpType: 'wa',
		noTelpUgdType: 'telp',
	})
})
