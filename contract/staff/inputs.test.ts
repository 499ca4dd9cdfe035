import { expect, test } from 'vitest'
import { shopItemInput } from '../shop/staff/shop.ts'
import { popupInformationInput } from '../web/staff/beranda.ts'
import { inputErrors } from './input-errors.ts'

test('a rule over several fields is checked even when other fields have errors', () => {
	const { error } = shopItemInput.safeParse({ nama: '', harga: 1, tipeId: null, kategoriId: 'a' })
	expect(error && Object.keys(inputErrors(error)).toSorted()).toEqual(['nama', 'tipeId', 'untukP'])
})

test('a rule over several fields says nothing about a field that is wrong already', () => {
	const { error } = popupInformationInput.safeParse({ text: 7, tayangMulai: null, tayangSelesai: 1 })
	expect(error && Object.keys(inputErrors(error)).toSorted()).toEqual(['tayangMulai', 'text'])
})

test.each([null, 'teks', undefined])('%j in place of the fields is one error', (input) => {
	expect(shopItemInput.safeParse(input).error?.issues).toHaveLength(1)
})
