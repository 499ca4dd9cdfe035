import { expect, test } from 'vitest'
import { inputErrors } from '../../staff/input-errors.ts'
import { tandaBahayaInput } from './tanda-bahaya.ts'

const errorsOf = (input: object) => {
	const { error } = tandaBahayaInput.safeParse(input)
	return error ? inputErrors(error) : {}
}

test('an empty form changes nothing of the built-in list', () => {
	expect(tandaBahayaInput.parse({})).toEqual({
		ditambah: [],
		dimatikan: [],
		kalimat: [],
		bantuan: [],
		dibacaOleh: '',
		dibacaPada: null,
	})
})

test.each([
	// A sign that only excludes words would match every complaint.
	['-ringan', 'Mulai dengan huruf atau angka.'],
	['?kejang', 'Mulai dengan huruf atau angka.'],
	['a', 'Tulis paling sedikit dua huruf.'],
	['', 'Wajib diisi.'],
])('the sign %j is refused', (kata, sentence) => {
	expect(errorsOf({ ditambah: [{ kelompok: 'jantung', kata }] })).toEqual({ 'ditambah.0.kata': sentence })
})

test('a sentence has at least ten letters, and every group has one at most', () => {
	const kalimat = { kelompok: 'jantung', lakukan: 'Segera ke IGD.' }
	expect(errorsOf({ kalimat: [kalimat] })).toEqual({})
	expect(errorsOf({ kalimat: [{ ...kalimat, lakukan: 'Segera' }] })).toHaveProperty('kalimat.0.lakukan')
	expect(errorsOf({ kalimat: [kalimat, kalimat] })).toHaveProperty('kalimat')
})

test('a helpline has a name and a phone number, and there are five at most', () => {
	const line = { nama: 'Layanan darurat', nomor: '119' }
	expect(errorsOf({ bantuan: Array(5).fill(line) })).toEqual({})
	expect(errorsOf({ bantuan: Array(6).fill(line) })).toEqual({ bantuan: 'Paling banyak 5 nomor.' })
	expect(errorsOf({ bantuan: [{ nama: '', nomor: '' }] })).toEqual({
		'bantuan.0.nama': 'Wajib diisi.',
		'bantuan.0.nomor': 'Wajib diisi.',
	})
	expect(errorsOf({ bantuan: [{ ...line, nomor: 'telepon' }] })).toHaveProperty('bantuan.0.nomor')
})

test('the day of reading is a day, or empty', () => {
	expect(tandaBahayaInput.parse({ dibacaPada: '' }).dibacaPada).toBeNull()
	expect(errorsOf({ dibacaPada: '2026-02-30' })).toEqual({ dibacaPada: 'Isi tanggalnya.' })
})
