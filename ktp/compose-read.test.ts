import { expect, test } from 'vitest'
import { type CardReadings, composeRead } from './compose-read.ts'

const clear = (text: string) => ({ text, confidence: 90 })
const clearLine = (...texts: string[]) => ({ readings: texts.map(clear), isFaint: false })
const thrice = (text: string) => clearLine(text, text, text)
const shapes = (digits: string) => ({ digits, certainty: 0.3, start: 0, end: 600 })
const NIK = '3510227110980010'

const card: CardReadings = {
	nama: thrice('FITRIANI PUTRI OKTAVIA'),
	lahir: thrice('SURABAYA, 31-10-1998'),
	alamat: thrice('JL. BRAWIJAYA GG. 5 NO. 18'),
	nik: { shapes: shapes(NIK), texts: [NIK, NIK, NIK] },
	kelamin: 'PEREMPUAN',
	rtRw: clear('001/002'),
	desa: clear('KEBALENAN'),
	kecamatan: clear('BANYUWANGI'),
}
const compose = (other: Partial<CardReadings> = {}) => composeRead({ ...card, ...other }, 2026)
const doubtful = (other: Partial<CardReadings>) =>
	Object.entries(compose(other)).flatMap(([field, { isDoubtful }]) => (isDoubtful ? [field] : []))

test('clear readings of a card fill all fields without doubt', () => {
	const sure = (value: string) => ({ value, isDoubtful: false })
	expect(compose()).toEqual({
		nik: sure(NIK),
		nama: sure('FITRIANI PUTRI OKTAVIA'),
		tempatLahir: sure('SURABAYA'),
		tanggalLahir: sure('31-10-1998'),
		jenisKelamin: sure('p'),
		alamatLengkap: sure('JL. BRAWIJAYA GG. 5 NO. 18, RT/RW 001/002, KEL/DESA KEBALENAN, KEC. BANYUWANGI'),
	})
})

test('when the NIK contradicts the printed date or sex, both are doubtful', () => {
	expect(doubtful({ lahir: thrice('SURABAYA, 30-10-1998') })).toEqual(['nik', 'tanggalLahir'])
	expect(doubtful({ kelamin: 'LAKI-LAKI' })).toEqual(['nik', 'jenisKelamin'])
})

test('the NIK decides between two readings of the date, and fills in unread values', () => {
	const lahir = clearLine('SURABAYA, 30-10-1998', 'SURABAYA, 31-10-1998')
	expect(compose({ lahir }).tanggalLahir).toEqual({ value: '31-10-1998', isDoubtful: true })
	const { tanggalLahir, jenisKelamin } = compose({ lahir: thrice('SURABAYA'), kelamin: '' })
	expect(tanggalLahir).toEqual({ value: '31-10-1998', isDoubtful: true })
	expect(jenisKelamin).toEqual({ value: 'p', isDoubtful: true })
})

test('a field with differing readings or a faint end is doubtful', () => {
	expect(doubtful({ nama: clearLine('FITRIANI', 'FITRIAN', 'FTRIANI') })).toEqual(['nama'])
	expect(doubtful({ alamat: { ...card.alamat, isFaint: true } })).toEqual(['alamatLengkap'])
})

test('a field that was read without confidence is doubtful', () => {
	const poor = (text: string) => ({ text, confidence: 30 })
	const poorLine = { readings: [poor('FITRIANI'), poor('FITRIANI')], isFaint: false }
	expect(doubtful({ nama: poorLine })).toEqual(['nama'])
	expect(doubtful({ alamat: poorLine })).toEqual(['alamatLengkap'])
	expect(doubtful({ desa: poor('KEBALENAN') })).toEqual(['alamatLengkap'])
	expect(doubtful({ rtRw: poor('001/002') })).toEqual(['alamatLengkap'])
})

test('unread fields are absent', () => {
	const none = clearLine()
	const nothing = { nama: none, lahir: none, alamat: none, nik: { shapes: undefined, texts: [] }, kelamin: '' }
	expect(compose(nothing)).toEqual({})
})
