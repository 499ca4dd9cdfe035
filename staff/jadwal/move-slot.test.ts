import { expect, test } from 'vitest'
import type { BarisWaktu } from '../../contract/dokter/staff/jadwal.ts'
import { moveSlot } from './move-slot.ts'

const slot: BarisWaktu = {
	id: 'w1',
	versi: 'v1',
	dokterId: 'd1',
	poliKlinikId: 'p1',
	hari: ['Senin', 'Rabu'],
	jamMulai: '08:30',
	jamSelesai: '11:00',
	keteranganWaktu: 'Pagi',
	kuota: 20,
}

test('a slot moved by a day and an hour has the new day and hours, and nothing else changes', () => {
	expect(moveSlot(slot, 'Rabu', 1, 1)).toEqual({
		dokterId: 'd1',
		poliKlinikId: 'p1',
		keteranganWaktu: 'Pagi',
		kuota: 20,
		hari: ['Kamis'],
		jamMulai: '09:30',
		jamSelesai: '12:00',
	})
})

test('a slot moves back by half an hour', () => {
	expect(moveSlot(slot, 'Senin', 0, -0.5)).toMatchObject({ hari: ['Senin'], jamMulai: '08:00', jamSelesai: '10:30' })
})

test('a slot that would leave the week does not move', () => {
	expect(moveSlot(slot, 'Senin', -1, 0)).toBeNull()
	expect(moveSlot({ ...slot, hari: ['Minggu'] }, 'Minggu', 1, 0)).toBeNull()
})

test('a slot that would leave the day does not move', () => {
	expect(moveSlot({ ...slot, jamMulai: '00:00', jamSelesai: '02:00' }, 'Senin', 0, -0.5)).toBeNull()
	expect(moveSlot({ ...slot, jamMulai: '21:00', jamSelesai: '23:30' }, 'Senin', 0, 0.5)).toBeNull()
})

test('a slot dropped where it was does not move', () => {
	expect(moveSlot(slot, 'Senin', 0, 0)).toBeNull()
})
