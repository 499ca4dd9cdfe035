import { expect, test } from 'vitest'
import type { BarisWaktu } from '../../contract/dokter/staff/jadwal.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { layOutDay, shownHours, toHours, toJam } from './lay-out-day.ts'

const slot = (id: string, jamMulai: string, jamSelesai: string, hari: Hari[] = ['Senin']): BarisWaktu => ({
	id,
	versi: '1',
	dokterId: 'd1',
	poliKlinikId: 'p1',
	keteranganWaktu: '',
	kuota: null,
	hari,
	jamMulai,
	jamSelesai,
})

const lanesOf = (waktu: BarisWaktu[]) => {
	const { blocks, lanes } = layOutDay(waktu, 'Senin')
	return { lanes, places: blocks.map((block) => `${block.slot.id} ${block.lane}`) }
}

test('slots after one another share a lane, in order of time', () => {
	expect(lanesOf([slot('b', '10:00', '12:00'), slot('a', '08:00', '10:00')])).toEqual({
		lanes: 1,
		places: ['a 0', 'b 0'],
	})
})

test('slots at the same time lie side by side', () => {
	expect(lanesOf([slot('a', '08:00', '10:00'), slot('b', '09:30', '11:00')])).toEqual({
		lanes: 2,
		places: ['a 0', 'b 1'],
	})
})

test('a later slot takes the first lane that is free again', () => {
	const day = [slot('a', '08:00', '12:00'), slot('b', '08:00', '09:00'), slot('c', '09:00', '10:00')]
	expect(lanesOf(day)).toEqual({ lanes: 2, places: ['b 0', 'a 1', 'c 0'] })
})

test('a slot of another day is left out, and an empty day has one lane', () => {
	expect(lanesOf([slot('a', '08:00', '10:00', ['Selasa'])])).toEqual({ lanes: 1, places: [] })
})

test('a block has its hours from midnight', () => {
	expect(layOutDay([slot('a', '08:30', '10:15')], 'Senin').blocks).toMatchObject([{ from: 8.5, to: 10.25 }])
})

test('the grid shows 7 to 21, and every hour that a slot needs', () => {
	expect(shownHours([])).toEqual({ first: 7, last: 21 })
	expect(shownHours([slot('a', '05:30', '08:00'), slot('b', '20:00', '22:15')])).toEqual({ first: 5, last: 23 })
})

test('hours become a time within the day', () => {
	expect([0, 8.5, 12.75, -1, 24].map(toJam)).toEqual(['00:00', '08:30', '12:45', '00:00', '23:59'])
	expect(toHours('12:45')).toBe(12.75)
})
