import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { answerComplaint } from './answer-complaint.ts'
import { dangerSigns } from './danger-signs.ts'
import { findDanger } from './find-danger.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { readComplaint } from './read-complaint.ts'
import complaints from './sentences/complaints.json' with { type: 'json' }
import danger from './sentences/danger.json' with { type: 'json' }
import notDanger from './sentences/not-danger.json' with { type: 'json' }
import { specialties } from './specialties.ts'
import { specialtiesOfPoli } from './specialties-of-poli.ts'

const clinicsOf = (names: string[]) =>
	names.map((nama) => ({ id: nama, nama, spesialisasi: specialtiesOfPoli(nama), keluhan: [] as string[] }))

const demo = clinicsOf([
	'Poli Anak',
	'Poli Kandungan',
	'Poli Penyakit Dalam',
	'Poli Jantung',
	'Poli Bedah Umum',
	'Poli Mata',
	'Poli THT',
	'Poli Kulit dan Kelamin',
	'Poli Saraf',
	'Poli Gigi',
	'Poli Ortopedi',
	'Poli Paru',
	'Poli Jiwa',
	'Poli Rehabilitasi Medik',
])

/** Six clinics with other names, some of them for several specialties. */
const small = clinicsOf([
	'Klinik Ibu dan Anak',
	'Poliklinik Umum',
	'Spesialis Interna',
	'Klinik Bedah & Tulang',
	'Dental Care',
	'Klinik Mata & Telinga Hidung Tenggorok',
])

const shareOf = (part: unknown[], whole: unknown[]) => part.length / whole.length

/** A phone loads the list with the first letter. */
const MAX_BYTES = 15_000

describe('danger signs', () => {
	test('the list is small', () => {
		expect(brotliCompressSync(JSON.stringify(dangerSigns)).length).toBeLessThan(MAX_BYTES)
	})

	test('every sentence about an emergency leads to the emergency room', () => {
		const missed = danger.filter(([sentence = '']) => findDanger(readComplaint(sentence)).length === 0)
		expect(missed).toEqual([])
		expect(danger.length).toBeGreaterThanOrEqual(150)
	})

	test('the answer is about the danger that was meant', () => {
		const right = danger.filter(([sentence = '', group = '']) =>
			findDanger(readComplaint(sentence))
				.slice(0, 3)
				.some(({ id }) => id === group),
		)
		expect(shareOf(right, danger)).toBeGreaterThan(0.9)
	})

	test.each([
		['sentences with similar words', notDanger],
		['ordinary complaints', complaints.map(([sentence]) => sentence as string)],
	])('%s raise no alarm', (_, sentences) => {
		const alarms = sentences.filter((sentence) => findDanger(readComplaint(sentence)).length > 0)
		expect(shareOf(alarms, sentences)).toBeLessThanOrEqual(0.02)
	})

	test.each([
		['tidak sesak', 0],
		['sesak', 1],
		['batuk tanpa sesak dan tidak demam', 0],
		['kontrol pasca stroke', 0],
		['pernah stroke, sekarang tiba-tiba pelo', 1],
		['pelo suami saya tiba-tiba', 1],
		['SUSAH NAFAS', 1],
		['sesaknapas', 1],
		['anak 2 tahun jatuh dari tangga', 1],
		['jatuh dari tangga 2 tahun lalu, lutut ngilu', 0],
		['umur 2 bulan panas', 1],
		['anak 5 bulan panas', 0],
		['mulutny berbusa', 1],
		['getihe metu terus', 1],
		['tensi 210', 1],
		['tensi 130', 0],
		['trombosit 40 ribu', 1],
		['trombosit 120 ribu', 1],
		['trombosit 250 ribu', 0],
		['dr. Sari', 0],
		['struma', 0],
	])('%s', (sentence, dangers) => {
		expect(Math.min(1, findDanger(readComplaint(sentence)).length)).toBe(dangers)
	})

	test('an ordinary word is not taken for a sign that was mistyped', () => {
		const alarms = ordinaryWords.split(' ').filter((word) => findDanger(readComplaint(word)).length > 0)
		expect(alarms).toEqual([])
	})

	test('a hospital adds a phrase, rewords a sentence and switches a phrase off; the list stays', () => {
		const changes = {
			ditambah: [
				{ kelompok: 'gigitan', kata: 'disengat pari/lepu' },
				{ kelompok: 'gigitan', kata: 'suhu 1..9999999999' },
			],
			dimatikan: ['angin duduk', '?angin duduk'],
			kalimat: [{ kelompok: 'gigitan', lakukan: 'Rendam dalam air hangat.' }],
		}
		const answer = (text: string) => findDanger(readComplaint(text), changes).map(({ id, lakukan }) => [id, lakukan])
		expect(answer('disengat lepu di pantai')).toEqual([['gigitan', 'Rendam dalam air hangat.']])
		expect(findDanger(readComplaint('angin duduk'))).toHaveLength(1)
		expect(answer('angin duduk')).toEqual([])
		expect(answer('serangan jantung')).toHaveLength(1)
	})

	test('a fall on the head is an accident, whose first aid does not move the neck', () => {
		expect(findDanger(readComplaint('jatuh kepala duluan')).map(({ id }) => id)).toEqual(['kecelakaan'])
	})

	test('self-harm gets calm words, and with poison the first aid too', () => {
		const groups = findDanger(readComplaint('minum racun mau mati saja'))
		expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(['bunuh-diri', 'keracunan']))
		expect(dangerSigns.filter(({ tenang }) => tenang).map(({ id }) => id)).toEqual(['bunuh-diri', 'kekerasan'])
	})
})

describe('clinics', () => {
	const first = (sentence: string, clinics: typeof demo) => answerComplaint(sentence, clinics)?.poli[0]?.poli

	test('at least 95 % of the complaints lead to the right clinic', () => {
		const right = complaints.filter(([sentence, wanted]) => {
			const found = first(sentence as string, demo)?.spesialisasi ?? []
			return found.some((id) => wanted?.includes(id))
		})
		expect(shareOf(right, complaints)).toBeGreaterThanOrEqual(0.95)
		expect(complaints.length).toBeGreaterThanOrEqual(200)
	})

	test('in a hospital with six clinics, the nearest one serves for a specialty that it lacks', () => {
		const available = new Set(small.flatMap(({ spesialisasi }) => spesialisasi))
		const servedBy = (id: string) => {
			const { pengganti = [] } = specialties.find((each) => each.id === id) ?? {}
			return [id, ...pengganti].find((each) => available.has(each))
		}
		const right = complaints.filter(([sentence, wanted]) => {
			const found = first(sentence as string, small)?.spesialisasi ?? []
			return [wanted].flat().some((id) => found.includes(servedBy(id as string) ?? ''))
		})
		expect(shareOf(right, complaints)).toBeGreaterThanOrEqual(0.95)
	})

	test.each([
		['kaki bengkak', ['Poli Penyakit Dalam', 'Poli Jantung']],
		['mata bengkak', ['Poli Mata']],
		['gusi bengkak', ['Poli Gigi']],
		['anak saya batuk', ['Poli Anak']],
		['anak sakit gigi', ['Poli Gigi']],
		['kakek pikun', ['Poli Saraf']],
		['jerawatan', ['Poli Kulit dan Kelamin']],
		['berdebar-debar', ['Poli Jantung']],
		['gatal2', ['Poli Kulit dan Kelamin']],
		['batuknya ga sembuh2', ['Poli Paru']],
		['sakit kepla', ['Poli Saraf']],
	])('%s', (sentence, clinics) => {
		expect(clinics).toContain(first(sentence, demo)?.nama)
	})

	test.each(['bengkak', 'merah', 'xyzzy', 'halo selamat pagi', 'saya harus ke poli apa', 'kartu berobat hilang'])(
		'“%s” matches no clinic',
		(sentence) => {
			expect(answerComplaint(sentence, demo)).toEqual({ danger: [], poli: [] })
		},
	)

	test.each(['a'.repeat(50_000), 'gigimata'.repeat(25), `${'ab-'.repeat(20_000)}2`])(
		'a senseless text is read in no time',
		(text) => {
			const started = performance.now()
			answerComplaint(text, demo)
			expect(performance.now() - started).toBeLessThan(2000)
		},
	)

	test('an empty text has no answer', () => {
		expect(answerComplaint(' ', demo)).toBeNull()
	})

	test('the words of the hospital come first', () => {
		const clinics = demo.map((each) => (each.nama === 'Poli THT' ? { ...each, keluhan: ['suara burung'] } : each))
		expect(answerComplaint('telinga dengar suara burung', clinics)?.poli[0]).toMatchObject({
			poli: { nama: 'Poli THT' },
		})
		expect(first('suara burung', clinics)?.nama).toBe('Poli THT')
	})

	test.each([
		['TBC, paru-paru', 'paru saya kena tbc', 1],
		['tidak sadarkan diri', 'bapak tidak sadarkan diri', 1],
		['-ringan', 'halo', 0],
		['&', 'halo', 0],
	])('the word “%s” of a hospital in “%s”', (kata, sentence, found) => {
		const clinic = { id: '1', spesialisasi: [], keluhan: [kata] }
		expect(answerComplaint(sentence, [clinic])?.poli).toHaveLength(found)
	})
})

describe('specialties of a clinic', () => {
	test.each([
		['Poli Anak', [], ['anak']],
		['Poliklinik Bedah Saraf', [], ['bedah-saraf']],
		['Poli Bedah Umum', [], ['bedah']],
		['Klinik Melati', ['dr. Ayu, Sp.OG', 'dr. Budi, Sp.OG(K)'], ['kandungan']],
		['Klinik Melati', ['drg. Kevin Hartanto'], ['gigi']],
		['Klinik Melati', [], []],
	])('%s with %j', (nama, dokter, wanted) => {
		expect(specialtiesOfPoli(nama, dokter)).toEqual(wanted)
	})
})
