import { assert, integer, property, string as text } from 'fast-check'
import { expect, test } from 'vitest'
import { contactAddress, internationalNumber } from './contact-address.ts'
import { withOneKind } from './with-one-kind.ts'

const NUMBER = '6281234567002'

test.each([
	'081234567002',
	'+6281234567002',
	'6281234567002',
	'0812-3456-7002',
	'0812 3456 7002',
	'0812.3456.7002',
	'(0812) 3456 7002',
	'+62 812-3456-7002',
	'62 812 3456 7002',
	'(+62) 812 3456 7002',
	' +62 (812) 3456.7002 ',
])('%s is one number, for the messaging app and for the dialler', (noTelp) => {
	expect(internationalNumber(noTelp)).toBe(`+${NUMBER}`)
	expect(contactAddress(noTelp, 'wa')).toBe(`https://wa.me/${NUMBER}`)
	expect(contactAddress(noTelp, 'telp')).toBe(`tel:+${NUMBER}`)
})

test.each([
	['(0333) 555-0118', 'tel:+623335550118'],
	['+1 212 555 0100', 'tel:+12125550100'],
	['119', 'tel:119'],
])('%s is dialled as %s', (noTelp, address) => expect(contactAddress(noTelp, 'telp')).toBe(address))

test('the text is written so that nothing of it is lost', () => {
	const said = 'Nama: Siti & Budi #1\nKartu: 50% + 1=2?\nTerima kasih 🙏🏽'
	const address = contactAddress('0812-3456-7002', 'wa', said)
	expect(address).toBe(
		`https://wa.me/${NUMBER}?text=Nama%3A%20Siti%20%26%20Budi%20%231%0AKartu%3A%2050%25%20%2B%201%3D2%3F%0ATerima%20kasih%20%F0%9F%99%8F%F0%9F%8F%BD`,
	)
	expect(new URL(address).searchParams.get('text')).toBe(said)
})

/** Broken surrogates included. */
const anyUnit = integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

test('any text arrives, half a character as the sign for it', () => {
	assert(
		property(text({ unit: anyUnit, minLength: 1, maxLength: 40 }), (said) => {
			const { searchParams, hash } = new URL(contactAddress('081234567002', 'wa', said))
			expect([searchParams.get('text'), [...searchParams.keys()], hash]).toEqual([said.toWellFormed(), ['text'], ''])
		}),
	)
	expect(new URL(contactAddress('0812', 'wa', 'a\ud83d')).searchParams.get('text')).toBe('a\ufffd')
})

test('in HTML the given number has the given kind of link, and other links stay', () => {
	const html = (own: string) =>
		`<p><a href="${own}">0812-3456-7002</a> <a href="tel:119">119</a> <a href="https://wa.me/62811?text=Halo">WA</a></p>`
	for (const written of ['tel:081234567002', 'tel:+6281234567002', 'https://wa.me/6281234567002']) {
		expect(withOneKind(html(written), '0812-3456-7002', 'wa')).toBe(html('https://wa.me/6281234567002'))
		expect(withOneKind(html(written), '0812-3456-7002', 'telp')).toBe(html('tel:+6281234567002'))
	}
})
