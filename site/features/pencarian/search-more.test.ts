import { expect, test } from 'vitest'
import { emptyList } from '../../load.ts'
import { allGroups, countHasil, orderGroups } from './search-more.ts'

const faq = [{ id: '1', pertanyaan: 'Berapa?', jawaban: '' }]
const nothing = { urutan: [], jawaban: [], paket: [], faq: [] }
const empty = {
	dokter: emptyList,
	poliKlinik: emptyList,
	layanan: emptyList,
	artikel: emptyList,
	fasilitas: emptyList,
	mitra: emptyList,
}
const mitra = {
	data: [{ id: '2', nama: 'BPJS', uri: 'bpjs', logo: null, alt: '', ringkasan: '' }],
	pagination: { page: 1, limit: 1, totalPage: 3, totalData: 3 },
}

test('every group counts, with the results that are not shown', () => {
	expect(countHasil(allGroups(empty, nothing))).toBe(0)
	expect(countHasil(allGroups({ ...empty, mitra }, { ...nothing, faq }))).toBe(4)
})

test('a question that is a quick answer is not repeated', () => {
	const jawaban = faq.map((each) => ({ jenis: 'bpjs' as const, faq: each }))
	expect(countHasil(allGroups(empty, { ...nothing, jawaban, faq }))).toBe(0)
})

test('ranked groups come first, the others in their default order, empty ones not at all', () => {
	const hasil = allGroups({ ...empty, mitra }, { ...nothing, faq })
	expect(orderGroups(hasil, [])).toEqual(['faq', 'mitra'])
	expect(orderGroups(hasil, ['dokter', 'mitra'])).toEqual(['mitra', 'faq'])
})
