import { expect, test } from 'vitest'
import { countActive, isSameFilter, readShopFilter, shopAddress, withoutGroups } from './shop-address.ts'

const preset = { cari: '', tipe: [], kategori: [], usia: [], jenisKelamin: ['l', 'p'] }

test('an address without parameters is the preset: everything, for both sexes', () => {
	expect(readShopFilter('')).toEqual(preset)
	expect(shopAddress(readShopFilter(''))).toBe('/yasmin-shop')
})

test('an address is read and written alike', () => {
	const address = '/yasmin-shop?cari=cek+darah&tipe=gigi,vaksinasi&kategori=umum&usia=anak,bayi&jenisKelamin=p'
	const filter = readShopFilter(new URL(address, 'http://x').search)
	expect(filter).toEqual({
		cari: 'cek darah',
		tipe: ['gigi', 'vaksinasi'],
		kategori: ['umum'],
		usia: ['anak', 'bayi'],
		jenisKelamin: ['p'],
	})
	expect(shopAddress(filter)).toBe(address)
	expect(countActive(filter)).toBe(6)
})

test('a plain form repeats its parameters and sends empty ones', () => {
	const filter = readShopFilter('?cari=&tipe=vaksinasi&tipe=gigi&tipe=gigi&jenisKelamin=l&jenisKelamin=p')
	expect(shopAddress(filter)).toBe('/yasmin-shop?tipe=gigi,vaksinasi')
})

test('the order in which boxes are ticked makes no other address', () => {
	expect(isSameFilter(readShopFilter('?usia=b,a'), readShopFilter('?usia=a,b'))).toBe(true)
})

test.each(['l,p', '', ',', 'x'])('jenisKelamin=%s narrows nothing and has no parameter', (value) => {
	const filter = readShopFilter(`?jenisKelamin=${value}`)
	expect(filter).toEqual(preset)
	expect(countActive(filter)).toBe(0)
})

test('no box of a sex ticked is as good as both', () => {
	const none = { ...readShopFilter('?tipe=gigi'), jenisKelamin: [] }
	expect(shopAddress(none)).toBe('/yasmin-shop?tipe=gigi')
})

test('an emptied value loses its parameter, parameters of others stay', () => {
	const filter = { ...readShopFilter('?cari=gigi&usia=anak'), cari: '  ' }
	expect(shopAddress(filter, '?cari=gigi&dokter=7')).toBe('/yasmin-shop?dokter=7&usia=anak')
	expect(shopAddress(withoutGroups(readShopFilter('?cari=a%2Cb&usia=anak&jenisKelamin=l')))).toBe(
		'/yasmin-shop?cari=a,b',
	)
})
