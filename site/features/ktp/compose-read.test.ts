import { expect, test } from 'vitest'
import { type CardReadings, composeRead } from './compose-read.ts'

const thrice = (text: string) => ({ texts: [text, text, text], isFaint: false })
const shapes = (digits: string) => ({ digits, certainty: 0.3, start: 0, end: 600 })
const NIK = '3510227110980010'

const card: CardReadings = {
	nama: thrice('FITRIANI PUTRI OKTAVIA'),
	lahir: thrice('SURABAYA, 31-10-1998'),
	alamat: thrice('JL. BRAWIJAYA GG. 5 NO. 18'),
	nik: { shapes: shapes(NIK), texts: [NIK, NIK, NIK] },
	kelamin: 'PEREMPUAN',
	rtRw: '001/002',
	desa: 'KEBALENAN',
	kecamatan: 'BANYUWANGI',
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
	const lahir = { texts: ['SURABAYA, 30-10-1998', 'SURABAYA, 31-10-1998'], isFaint: false }
	expect(compose({ lahir }).tanggalLahir).toEqual({ value: '31-10-1998', isDoubtful: true })
	const { tanggalLahir, jenisKelamin } = compose({ lahir: thrice('SURABAYA'), kelamin: '' })
	expect(tanggalLahir).toEqual({ value: '31-10-1998', isDoubtful: true })
	expect(jenisKelamin).toEqual({ value: 'p', isDoubtful: true })
})

test('a field with differing readings or a faint end is doubtful', () => {
	expect(doubtful({ nama: { texts: ['FITRIANI', 'FITRIAN', 'FTRIANI'], isFaint: false } })).toEqual(['nama'])
	expect(doubtful({ alamat: { ...card.alamat, isFaint: true } })).toEqual(['alamatLengkap'])
})

test('unread fields are absent', () => {
	const none = { texts: [], isFaint: false }
	const nothing = { nama: none, lahir: none, alamat: none, nik: { shapes: undefined, texts: [] }, kelamin: '' }
	expect(compose(nothing)).toEqual({})
})
