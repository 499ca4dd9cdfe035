import { expect, test } from 'vitest'
import { previousStatus } from './langkah-reservasi.ts'

const steps = (...names: string[]) =>
	names.slice(1).map((ke, place) => ({ jenis: 'status', dari: names[place] ?? '', ke }))

test('the previous status is the one before the last step', () => {
	expect(previousStatus('baru', [])).toBeNull()
	expect(previousStatus('dikonfirmasi', steps('baru', 'dikonfirmasi'))).toBe('baru')
	expect(previousStatus('batal', steps('baru', 'dikonfirmasi', 'hadir', 'batal'))).toBe('hadir')
	expect(previousStatus('selesai', steps('baru', 'dikonfirmasi', 'hadir', 'selesai'))).toBe('hadir')
})

test('a correction is no step: a second one goes further back, to the beginning', () => {
	const once = ['baru', 'dikonfirmasi', 'batal', 'dikonfirmasi']
	expect(previousStatus('dikonfirmasi', steps(...once))).toBe('baru')
	expect(previousStatus('baru', steps(...once, 'baru'))).toBeNull()
	expect(previousStatus('batal', steps(...once, 'batal'))).toBe('dikonfirmasi')
})

test('one that was removed from the waiting list comes back to it; one that got a place began as a new one', () => {
	const removed = steps('menunggu', 'batal')
	expect(previousStatus('batal', removed)).toBe('menunggu')
	const back = [...removed, ...steps('batal', 'menunggu')]
	const taken = [...back, { jenis: 'tunggu', dari: '', ke: 'Mendapat tempat' }, ...steps('baru', 'dikonfirmasi')]
	expect(previousStatus('dikonfirmasi', taken)).toBe('baru')
})

test('changes of the day and of packages do not count, and an unknown past has no previous status', () => {
	const moved = { jenis: 'jadwal', dari: '2026-11-17', ke: '2026-11-18' }
	expect(previousStatus('dikonfirmasi', [...steps('baru', 'dikonfirmasi'), moved])).toBe('baru')
	expect(previousStatus('selesai', [])).toBeNull()
})
