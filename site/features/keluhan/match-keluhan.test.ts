import { expect, test } from 'vitest'
import { commonKeluhan, matchKeluhan, type Poli } from './match-keluhan.ts'

const poli = (nama: string, kata: string[], darurat: string[] = []): Poli => ({
	id: nama,
	nama,
	uri: nama,
	icon: null,
	keluhan: [
		...kata.map((each) => ({ kata: each, darurat: false })),
		...darurat.map((each) => ({ kata: each, darurat: true })),
	],
})
const clinics = [
	poli('Anak', ['demam pada anak', 'batuk pilek anak']),
	poli('Gigi', ['gigi berlubang', 'sakit gigi']),
	poli('Jantung', ['jantung berdebar'], ['nyeri dada']),
	poli('Paru', ['batuk', 'batuk lama'], ['batuk darah', 'sesak napas berat']),
	poli('Saraf', [], ['kejang']),
	{ id: 'Baru', nama: 'Baru', uri: 'baru', icon: null },
]

const found = (text: string) => {
	const match = matchKeluhan(clinics, text)
	return match && { ...match, poli: match.poli.map(({ poli: { nama } }) => nama) }
}

test.each([
	['Gigi Berlubang!', ['Gigi']],
	['anak saya demam, sejak kemarin pada malam hari', ['Anak']],
	['BATUK', ['Paru', 'Anak']],
	['dem', ['Anak']],
	['gigi bolong', ['Gigi']],
	['jantungnya', []],
	['sakit perut', []],
])('%s leads to %j', (text, expected) => expect(found(text)?.poli).toEqual(expected))

test.each(['nyeri dada', 'Dada kiri terasa nyeri', 'tiba-tiba kejang', 'nyeri', 'sesak'])(
	'%s leads to the emergency room first',
	(text) => expect(found(text)?.darurat).not.toEqual([]),
)

test('an ordinary complaint lists related danger signs without an emergency', () => {
	expect(found('batuk')).toEqual({ darurat: [], waspada: ['batuk darah'], poli: ['Paru', 'Anak'] })
	expect(found('batuk darah')).toMatchObject({ darurat: ['batuk darah'], waspada: [] })
	expect(found('demam')).toMatchObject({ darurat: [], waspada: [] })
})

test('every clinic is listed once, with the words that matched', () => {
	expect(matchKeluhan(clinics, 'nyeri dada')?.poli.map(({ kata }) => kata)).toEqual([['nyeri dada']])
	expect(matchKeluhan(clinics, 'batuk')?.poli.map(({ kata }) => kata)).toEqual([
		['batuk', 'batuk lama'],
		['batuk pilek anak'],
	])
})

test.each(['', '  ', 'a', '!?'])('%j gives no match', (text) => expect(found(text)).toBeNull())

test('the examples have one complaint per clinic that is no danger sign', () => {
	expect(commonKeluhan(clinics)).toEqual(['demam pada anak', 'gigi berlubang', 'jantung berdebar', 'batuk'])
})
