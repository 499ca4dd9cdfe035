import { expect, test } from 'vitest'
import { countActive, isSameFilter, readShopFilter, shopAddress, withoutGroups } from './shop-address.ts'

const preset = { cari: '', tipe: [], kategori: [], usia: [], jenisKelamin: ['l', 'p'], urut: '' }

test('an address without parameters is the default filter: everything, for both sexes', () => {
	expect(readShopFilter('')).toEqual(preset)
	expect(shopAddress(readShopFilter(''))).toBe('/yasmin-shop')
})

test('reading and writing an address round-trips', () => {
	const address =
		'/yasmin-shop?cari=cek+darah&tipe=gigi,vaksinasi&kategori=umum&usia=anak,bayi&jenisKelamin=p&urut=termurah'
	const filter = readShopFilter(new URL(address, 'http://x').search)
	expect(filter).toEqual({
		cari: 'cek darah',
		tipe: ['gigi', 'vaksinasi'],
		kategori: ['umum'],
		usia: ['anak', 'bayi'],
		jenisKelamin: ['p'],
		urut: 'termurah',
	})
	expect(shopAddress(filter)).toBe(address)
	expect(countActive(filter)).toBe(6)
})

test('repeated and empty parameters of a plain form are read', () => {
	const filter = readShopFilter('?cari=&tipe=vaksinasi&tipe=gigi&tipe=gigi&jenisKelamin=l&jenisKelamin=p')
	expect(shopAddress(filter)).toBe('/yasmin-shop?tipe=gigi,vaksinasi')
})

test('an unknown order is that of the hospital', () => {
	expect(readShopFilter('?urut=acak')).toEqual(preset)
	expect(shopAddress(withoutGroups(readShopFilter('?tipe=gigi&urut=terbaru')))).toBe('/yasmin-shop?urut=terbaru')
})

test('the order of the values does not change the filter', () => {
	expect(isSameFilter(readShopFilter('?usia=b,a'), readShopFilter('?usia=a,b'))).toBe(true)
})

test.each(['l,p', '', ',', 'x'])('jenisKelamin=%s does not narrow the list and is not written', (value) => {
	const filter = readShopFilter(`?jenisKelamin=${value}`)
	expect(filter).toEqual(preset)
	expect(countActive(filter)).toBe(0)
})

test('no chosen sex counts as both', () => {
	const none = { ...readShopFilter('?tipe=gigi'), jenisKelamin: [] }
	expect(shopAddress(none)).toBe('/yasmin-shop?tipe=gigi')
})

test('an empty value removes its parameter, and other parameters stay', () => {
	const filter = { ...readShopFilter('?cari=gigi&usia=anak'), cari: '  ' }
	expect(shopAddress(filter, '?cari=gigi&dokter=7')).toBe('/yasmin-shop?dokter=7&usia=anak')
	expect(shopAddress(withoutGroups(readShopFilter('?cari=a%2Cb&usia=anak&jenisKelamin=l')))).toBe(
		'/yasmin-shop?cari=a,b',
	)
})
