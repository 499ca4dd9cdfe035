import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pekan } from '../../contract/tanggal/hari.ts'
import { type Jam, mergeWeek, type Slot } from './put-jadwal.ts'

const hours = {
	poliKlinikId: fc.constantFrom('anak', 'gigi'),
	jamMulai: fc.constantFrom('08:00', '13:00'),
	jamSelesai: fc.constantFrom('14:00', '15:00'),
	kuota: fc.constantFrom(null, 20),
}
const weeks: fc.Arbitrary<Jam[]> = fc.uniqueArray(fc.record({ ...hours, hari: fc.constantFrom(...pekan) }), {
	selector: ({ hari, jamMulai }) => `${hari}/${jamMulai}`,
})
/** Staff may have typed anything. */
const present: fc.Arbitrary<Slot[]> = fc
	.array(fc.record({ ...hours, hari: fc.subarray([...pekan], { minLength: 1 }) }), { maxLength: 5 })
	.map((slots) => slots.map((slot, place) => ({ ...slot, id: `s${place}` })))

const daysOf = (slots: Omit<Slot, 'id'>[]) =>
	slots
		.flatMap(({ poliKlinikId, hari, jamMulai, jamSelesai, kuota }) =>
			hari.map((day) => [poliKlinikId, day, jamMulai, jamSelesai, kuota].join()),
		)
		.toSorted()

test('the slots have exactly the hours of the week, and no slot is used twice', () => {
	fc.assert(
		fc.property(weeks, present, (week, slots) => {
			const merged = mergeWeek(week, slots)
			expect(daysOf(merged)).toEqual(daysOf(week.map((jam) => ({ ...jam, hari: [jam.hari] }))))
			const ids = merged.flatMap(({ id }) => id ?? [])
			expect(new Set(ids).size).toBe(ids.length)
		}),
	)
})

test('days with the same hours are one slot, and the same week again is the same slots', () => {
	fc.assert(
		fc.property(weeks, (week) => {
			const merged = mergeWeek(week, [])
			const kinds = merged.map(({ id: _, hari: __, ...same }) => JSON.stringify(same))
			expect(new Set(kinds).size).toBe(kinds.length)
			const stored = merged.map((slot, place) => ({ ...slot, id: `s${place}` }))
			const byId = (slots: { id: string | null }[]) =>
				slots.toSorted((a, b) => String(a.id).localeCompare(String(b.id)))
			expect(byId(mergeWeek(week.toReversed(), stored))).toEqual(byId(stored))
		}),
	)
})

const senin: Jam = { poliKlinikId: 'anak', hari: 'Senin', jamMulai: '08:00', jamSelesai: '12:00', kuota: 20 }
const slot = (id: string, more: Partial<Slot> = {}): Slot => ({ ...senin, hari: ['Senin'], id, ...more })

test.each([
	['another end', { ...senin, jamSelesai: '13:00' }],
	['another quota', { ...senin, kuota: null }],
	['another day', { ...senin, hari: 'Rabu' as const }],
])('hours with %s stay the same slot', (_, jam) => {
	expect(mergeWeek([jam], [slot('a')])).toEqual([{ ...jam, hari: [jam.hari], id: 'a' }])
})

test.each([
	['in another clinic', { ...senin, poliKlinikId: 'gigi' }],
	['with another start', { ...senin, jamMulai: '09:00' }],
])('hours %s are a new slot', (_, jam) => {
	expect(mergeWeek([jam], [slot('a')])).toMatchObject([{ id: null }])
})

test('days stay in the slots that staff had apart, and a new day joins the first one', () => {
	const rabu = { ...senin, hari: 'Rabu' as const }
	const jumat = { ...senin, hari: 'Jumat' as const }
	expect(mergeWeek([senin, rabu, jumat], [slot('a'), slot('b', { hari: ['Rabu'] })])).toEqual([
		slot('a', { hari: ['Senin', 'Jumat'] }),
		slot('b', { hari: ['Rabu'] }),
	])
})
