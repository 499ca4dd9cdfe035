import { expect, test } from 'vitest'
import { shopItemInput } from '../shop/staff/shop.ts'
import { parseRupiah } from './parse-rupiah.ts'

test.each([
	['0', 0],
	['87500', 87_500],
	['149.900', 149_900],
	['450.000', 450_000],
	['Rp 1.250.000', 1_250_000],
	['Rp. 1.250.000,-', 1_250_000],
	['rp1.250.000', 1_250_000],
	['IDR 1 250 000', 1_250_000],
	['Rp\u00a01.250.000,00', 1_250_000],
	[' 1.250.000,0 ', 1_250_000],
])('%j means %d rupiah', (text, amount) => {
	expect(parseRupiah(text)).toBe(amount)
})

test.each(['', 'gratis', '-1', '1.25', '450,000', '1,250,000', '12.50', '450.000,50', '4.5000', 'Rp'])(
	'%j is refused, not guessed',
	(text) => {
		expect(parseRupiah(text)).toBeNull()
	},
)

test('a package costs any whole number of rupiah from 0, typed or as a number', () => {
	const { harga } = shopItemInput.shape
	for (const price of [0, 87_500, '149.900', 'Rp 1.250.000']) expect(harga.safeParse(price).success).toBe(true)
	expect(harga.parse('Rp 1.250.000')).toBe(1_250_000)
	const message = (price: unknown) => harga.safeParse(price).error?.issues[0]?.message
	for (const price of ['abc', '450,000', -1, 1.5, null, undefined])
		expect(message(price)).toBe('Tulis harga dalam rupiah bulat, misalnya 450.000.')
	expect(message('9.000.000.000')).toBe('Paling mahal Rp. 1.000.000.000.')
})
