import { expect, test } from 'vitest'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { batasPemberitahuan, sisaWaktu, writePemberitahuan } from './write-pemberitahuan.ts'

const diketahui = Date.parse('2026-11-16T09:05:00+07:00')

test('the notice is due 3 × 24 hours after the breach was known', () => {
	const batas = batasPemberitahuan(diketahui)
	expect(waktuSingkat(batas)).toBe('19 Nov 2026, 09.05')
	expect(sisaWaktu(diketahui, diketahui)).toBe('sisa 72 jam')
	expect(sisaWaktu(diketahui, batas - 3_600_000 - 1)).toBe('sisa 1 jam')
	expect(sisaWaktu(diketahui, batas - 1)).toBe('sisa kurang dari 1 jam')
	expect(sisaWaktu(diketahui, batas + 1)).toBe('sudah lewat')
})

test('the notice has what was entered, and a blank for what is missing', () => {
	const empty = { rumahSakit: 'RS Uji', diketahui: null, data: '', bagaimana: ' ', upaya: '' }
	const blanks = writePemberitahuan(empty)
	for (const text of ['[tanggal dan jam]', '[misalnya: nama', '[misalnya: pada tanggal', '[misalnya: semua sesi'])
		expect(blanks).toContain(text)
	const filled = writePemberitahuan({ ...empty, diketahui, data: 'Nama', bagaimana: 'Laptop hilang', upaya: 'Dikunci' })
	expect(filled).toContain('16 Nov 2026, 09.05 WIB')
	expect(filled).toContain('1. Data pribadi yang terungkap\nNama\n')
	expect(filled).not.toContain('[misalnya')
})
