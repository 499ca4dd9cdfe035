import { describe, expect, test } from 'vitest'
import { inputErrors } from '../../staff/input-errors.ts'
import { catatanInput, pengecualianInput, waktuInput } from './jadwal.ts'
import { overlapsOf } from './jadwal-overlap.ts'

const faults = (shape: typeof pengecualianInput | typeof waktuInput | typeof catatanInput, isian: object) => {
	const { error } = shape.safeParse(isian)
	return error ? Object.keys(inputErrors(error)) : []
}

describe('an exception', () => {
	const cuti = { jenis: 'cuti', dokterId: 'd', mulai: '2026-11-16', selesai: '2026-11-20' }
	test.each([
		[cuti, []],
		[{ ...cuti, dokterId: '' }, ['dokterId']],
		[{ ...cuti, selesai: '2026-11-15' }, ['selesai']],
		[{ ...cuti, mulai: '2026-02-30' }, ['mulai']],
		[{ ...cuti, jenis: 'tutup', dokterId: null }, []],
		[{ ...cuti, jenis: 'ganti' }, ['poliKlinikId', 'jamMulai', 'jamSelesai']],
		[{ ...cuti, jenis: 'ganti', poliKlinikId: 'p', jamMulai: '10:00', jamSelesai: '09:00' }, ['jamSelesai']],
		[{ ...cuti, jenis: 'ganti', poliKlinikId: 'p', jamMulai: '10:00', jamSelesai: '12:00', selesai: '2026-11-01' }, []],
	])('%j has faults in %j', (isian, fields) => expect(faults(pengecualianInput, isian)).toEqual(fields))

	test('sets fields that its kind does not use to null', () => {
		const all = { ...cuti, poliKlinikId: 'p', jamMulai: '10:00', jamSelesai: '12:00' }
		expect(pengecualianInput.parse(all)).toMatchObject({ jamMulai: null, jamSelesai: null })
		expect(pengecualianInput.parse({ ...all, jenis: 'tutup' })).toMatchObject({ dokterId: null, jamMulai: null })
		expect(pengecualianInput.parse({ ...all, jenis: 'ganti' })).toMatchObject({
			selesai: cuti.mulai,
			jamMulai: '10:00',
		})
	})
})

test('a slot needs a day and an end after its start; a note may have no end', () => {
	const slot = { dokterId: 'd', poliKlinikId: 'p', hari: ['Senin'], jamMulai: '08:00', jamSelesai: '11:00' }
	expect(faults(waktuInput, slot)).toEqual([])
	expect(faults(waktuInput, { ...slot, jamSelesai: '08:00' })).toEqual(['jamSelesai'])
	expect(faults(waktuInput, { ...slot, hari: [] })).toEqual(['hari'])
	expect(catatanInput.parse({ dokterId: 'd', keterangan: ' Hai ', berlakuSampai: '' })).toMatchObject({
		keterangan: 'Hai',
		berlakuSampai: null,
	})
})

test('slots of one doctor overlap when they share a day and an hour, not when one follows the other', () => {
	const slot = (id: string, jamMulai: string, jamSelesai: string, more = {}) => ({
		id,
		dokterId: 'd',
		hari: ['Senin' as const, 'Rabu' as const],
		jamMulai,
		jamSelesai,
		...more,
	})
	const others = [
		slot('inside', '09:00', '10:00'),
		slot('around', '07:00', '12:00'),
		slot('after', '11:00', '12:00'),
		slot('before', '07:00', '08:00'),
		slot('end', '10:59', '12:00', { hari: ['Rabu'] }),
		slot('another day', '09:00', '10:00', { hari: ['Selasa'] }),
		slot('another doctor', '09:00', '10:00', { dokterId: 'e' }),
	]
	const own = slot('own', '08:00', '11:00')
	expect(overlapsOf(own, [own, ...others]).map(({ id }) => id)).toEqual(['inside', 'around', 'end'])
})
