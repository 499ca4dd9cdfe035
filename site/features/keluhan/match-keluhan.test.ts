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
	'%s: the emergency room first',
	(text) => expect(found(text)?.darurat).not.toEqual([]),
)

test('a plain complaint names the signs of danger that go with it, and alarms nobody', () => {
	expect(found('batuk')).toEqual({ darurat: [], waspada: ['batuk darah'], poli: ['Paru', 'Anak'] })
	expect(found('batuk darah')).toMatchObject({ darurat: ['batuk darah'], waspada: [] })
	expect(found('demam')).toMatchObject({ darurat: [], waspada: [] })
})

test('every clinic comes with the words that led to it, once', () => {
	expect(matchKeluhan(clinics, 'nyeri dada')?.poli.map(({ kata }) => kata)).toEqual([['nyeri dada']])
	expect(matchKeluhan(clinics, 'batuk')?.poli.map(({ kata }) => kata)).toEqual([
		['batuk', 'batuk lama'],
		['batuk pilek anak'],
	])
})

test.each(['', '  ', 'a', '!?'])('%j asks for nothing yet', (text) => expect(found(text)).toBeNull())

test('one calm word of every clinic is offered', () => {
	expect(commonKeluhan(clinics)).toEqual(['demam pada anak', 'gigi berlubang', 'jantung berdebar', 'batuk'])
})
