import { expect, test } from 'vitest'
import type { KeluhanData } from '../../../contract/dokter/keluhan.ts'
import { answerKeluhan, type Poli, typedWords } from './answer-keluhan.ts'

const poli = (nama: string, ...kata: string[]): Poli => ({
	id: nama,
	nama,
	uri: nama,
	icon: null,
	keluhan: kata.map((each) => ({ kata: each })),
})
const clinics = [poli('Poli Anak'), poli('Poli Gigi'), poli('Poli Jantung'), poli('Poli Jiwa'), poli('Poli Dalam')]

const data: KeluhanData = {
	tandaBahaya: { ditambah: [{ kelompok: 'gigitan', kata: 'digigit tomcat' }], dimatikan: [], kalimat: [] },
	bantuan: [],
	poli: [{ id: 'Poli Jantung', spesialisasi: ['jantung'], praktik: [jam('2026-11-16')] }],
}
function jam(tanggal: string) {
	return { tanggal, jamMulai: '08:00', jamSelesai: '12:00' }
}

const found = (text: string, known?: KeluhanData) => {
	const answer = answerKeluhan(text, clinics, known)
	return answer && { bahaya: answer.bahaya.map(({ id }) => id), poli: answer.poli.map((each) => each.poli.nama) }
}

test('given no data of the API, names of clinics tell what they treat, without hours', () => {
	const answer = answerKeluhan('gigi saya berlubang', clinics)
	expect(answer?.poli).toEqual([{ poli: clinics[1], praktik: [], kata: 'gigi berlubang', bidang: 'Gigi dan Mulut' }])
})

test('given words that only repeat the name of a clinic, the words of all clinics are the reason', () => {
	expect(answerKeluhan('anak saya panas tinggi', clinics)?.poli.map(({ kata }) => kata)).toEqual([
		'anak panas tinggi',
		'panas tinggi',
	])
})

test('given data of the API, its hours and its danger signs are used', () => {
	expect(answerKeluhan('jantung berdebar', clinics, data)?.poli[0]?.praktik).toEqual([jam('2026-11-16')])
	expect(found('tadi digigit tomcat')?.bahaya).not.toContain('gigitan')
	expect(found('tadi digigit tomcat', data)?.bahaya).toContain('gigitan')
})

test('given self-harm alone, the clinic for mental health is the only one', () => {
	expect(found('saya ingin bunuh diri')).toEqual({ bahaya: ['bunuh-diri'], poli: ['Poli Jiwa'] })
	expect(answerKeluhan('saya ingin bunuh diri', [poli('Poli Gigi')])?.poli).toEqual([])
})

test('given self-harm and a medical danger, the clinic for mental health comes last', () => {
	const both = found('nyeri dada dan ingin bunuh diri')
	expect(both?.bahaya).toEqual(expect.arrayContaining(['jantung', 'bunuh-diri']))
	expect(both?.poli).toEqual(['Poli Jantung', 'Poli Jiwa'])
})

test.each(['', ' ', 'a'])('%j has no answer', (text) => expect(found(text)).toBeNull())

test.each([
	['anak saya panas tinggi sudah 3 hari', 'panas badan/tinggi/hari', 'panas tinggi'],
	['Susah nelan sejak kemarin', 'sulit telan', 'Susah nelan'],
	['bab cair terus', 'diare', 'bab cair'],
	['gatal-gatal', 'gatal', 'gatal-gatal'],
])('of %j the phrase %j matched %j', (text, phrase, words) => expect(typedWords(text, [phrase])).toBe(words))
