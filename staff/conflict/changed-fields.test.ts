import { expect, test } from 'vitest'
import { shopItemInput } from '../../contract/shop/staff/shop.ts'
import { changedFields } from './changed-fields.ts'

const base = { nama: 'MCU', harga: 450_000, textContent: '<p>Satu</p>', usia: ['1'] }
const changes = (mine: object, theirs: object) =>
	Object.fromEntries(changedFields(shopItemInput, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }))

test('a field that one person changed is theirs or mine; one that both changed differently is both', () => {
	expect(changes({ nama: 'MCU Dasar', usia: ['1', '2'] }, { nama: 'MCU Lengkap', textContent: '<p>Dua</p>' })).toEqual({
		nama: 'both',
		usia: 'mine',
		textContent: 'theirs',
	})
})

test('the same change by both is no difference, however the form writes it', () => {
	expect(changes({ harga: '500.000', nama: 'A' }, { harga: 500_000, nama: 'A' })).toEqual({})
	expect(changes({ harga: '450.000' }, {})).toEqual({})
})
