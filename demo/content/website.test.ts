import { expect, test } from 'vitest'
import { website } from './website.ts'

test('given the two places of a reservation page with a phone number, the demo hospital has the same number in both', () => {
	const numbers = website.shopSetting.caraCheckin.match(/0\d{3}-\d{4}-\d{4}/g)
	expect(numbers).toEqual([website.webSetting.noTelp])
})
