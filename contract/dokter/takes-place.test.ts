import { describe, expect, test } from 'vitest'
import { isOver, takesPlace } from './takes-place.ts'

const SENIN = { tanggal: '2026-11-16', hari: 'Senin' as const }
const SELASA = { tanggal: '2026-11-17', hari: 'Selasa' as const }
const slot = { poliKlinikId: 'anak', hari: ['Senin' as const], jamMulai: '08:00', jamSelesai: '11:00' }
const except = { poliKlinikId: null, mulai: SENIN.tanggal, selesai: SENIN.tanggal, jamMulai: null, jamSelesai: null }
const cuti = { ...except, jenis: 'cuti' as const }
const tutup = { ...except, jenis: 'tutup' as const }
const ganti = {
	...except,
	jenis: 'ganti' as const,
	poliKlinikId: 'anak',
	jamMulai: '13:00',
	jamSelesai: '15:00',
}

describe('a weekly slot takes place', () => {
	test('on its weekdays', () => {
		expect([takesPlace(slot, SENIN, []), takesPlace(slot, SELASA, [])]).toEqual([true, false])
	})

	test.each([['cuti', cuti] as const, ['tutup', tutup] as const, ['ganti', ganti] as const])(
		'not on a day of %s, unless that is about another clinic or another day',
		(_, each) => {
			expect(takesPlace(slot, SENIN, [each])).toBe(false)
			expect(takesPlace(slot, SENIN, [{ ...each, poliKlinikId: 'mata' }])).toBe(true)
			expect(takesPlace(slot, SENIN, [{ ...each, mulai: SELASA.tanggal, selesai: SELASA.tanggal }])).toBe(true)
		},
	)
})

test('replacement hours take place on their day and during leave, but not in a closed clinic', () => {
	const single = { ...slot, tanggal: SENIN.tanggal }
	expect(takesPlace(single, SENIN, [cuti, ganti])).toBe(true)
	expect(takesPlace(single, SENIN, [tutup])).toBe(false)
	expect(takesPlace(single, SELASA, [])).toBe(false)
})

test('hours are over when they end; those after midnight last until the end of the day', () => {
	const at = (jam: string) => `${SENIN.tanggal}T${jam}`
	expect([isOver(slot, SENIN.tanggal, at('10:59')), isOver(slot, SENIN.tanggal, at('11:00'))]).toEqual([false, true])
	expect(isOver({ jamMulai: '20:00', jamSelesai: '02:00' }, SENIN.tanggal, at('23:59'))).toBe(false)
})
