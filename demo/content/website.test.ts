import { expect, test } from 'vitest'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { faq } from './faq.ts'
import { website } from './website.ts'

test('given the two places of a reservation page with a phone number, the demo hospital has the same number in both', () => {
	const numbers = website.shopSetting.caraCheckin.match(/0\d{3}-\d{4}-\d{4}/g)
	expect(numbers).toEqual([website.webSetting.noTelp])
})

test('a number of the demo hospital is one kind of link wherever it is linked', () => {
	const { webSetting, pendaftaran } = website
	const kinds = new Map([
		[webSetting.noTelp, webSetting.noTelpType],
		[webSetting.noTelpUgd, webSetting.noTelpUgdType],
		[pendaftaran.noTelp, pendaftaran.noTelpType],
	])
	const texts = JSON.stringify([website, faq]).replaceAll('\\"', '"')
	const links = [...texts.matchAll(/<a href="((?:tel:|https:\/\/wa\.me)[^"]*)">([^<]*)<\/a>/g)]
	expect(links.length).toBeGreaterThan(1)
	for (const [, href, number = ''] of links) expect(href).toBe(contactAddress(number, kinds.get(number) ?? 'telp'))
})
