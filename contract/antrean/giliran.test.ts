import { expect, test } from 'vitest'
import type { Antrean } from './antrean.ts'
import { formatNomor, giliranOf } from './giliran.ts'

const loket = (nama: string, huruf: string, nomor?: string) => ({
	nama,
	tempat: '',
	huruf,
	dipanggil: nomor ? { nomor, pada: 0 } : null,
})
const antrean: Antrean = {
	aktif: true,
	loket: [loket('Loket 1', 'A', 'A004'), loket('Loket 2', 'AB'), loket('Loket 3', 'C')],
	menunggu: ['A005', 'C001', 'B001', 'A006', 'C002'],
	dilewati: ['A003'],
}

test('a number has its letter and three digits, and more after 999', () => {
	expect([formatNomor('A', 1), formatNomor('B', 1000)]).toEqual(['A001', 'B1000'])
})

test('before a number are those that its counters call earlier', () => {
	const before = (nomor: string) => {
		const giliran = giliranOf(antrean, nomor)
		return giliran.status === 'menunggu' && [giliran.sebelum, ...giliran.loket.map(({ nama }) => nama)]
	}
	expect(before('A005')).toEqual([0, 'Loket 1', 'Loket 2'])
	expect(before('A006')).toEqual([2, 'Loket 1', 'Loket 2'])
	expect(before('B001')).toEqual([1, 'Loket 2'])
	expect(before('C002')).toEqual([1, 'Loket 3'])
})

test('a number that does not wait is at a counter, skipped, or done', () => {
	expect(giliranOf(antrean, 'A004')).toMatchObject({ status: 'dipanggil', loket: { nama: 'Loket 1' } })
	expect(giliranOf(antrean, 'A003')).toEqual({ status: 'dilewati' })
	expect(giliranOf(antrean, 'A002')).toEqual({ status: 'selesai' })
})
