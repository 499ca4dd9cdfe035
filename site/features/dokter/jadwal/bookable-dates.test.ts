import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { assert, integer, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { type Hari, namaHari } from '../../../../contract/tanggal/hari.ts'
import { formatHariTanggal } from '../../../lib/dates/format-tanggal.ts'
import { bookableDates } from './bookable-dates.ts'

const DAY_MS = 86_400_000

const inJakarta = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options })

const weekday = inJakarta({ weekday: 'long' })
const written = inJakarta({ weekday: 'long', day: '2-digit', month: 'long', year: 'numeric' })

/** The same rule by the platform's own calendar: fifteen moments, one day apart, formatted in Asia/Jakarta. */
const oracle = (hari: readonly Hari[], now: number) =>
	Array.from({ length: 15 }, (_, ahead) => now + ahead * DAY_MS)
		.filter((moment) => hari.includes(weekday.format(moment) as Hari))
		.map((moment) => written.format(moment))

/** Until midnight, so that today always counts. */
const slotOn = (hari: readonly Hari[]) => ({
	poliKlinikId: 'anak',
	hari: [...hari],
	jamMulai: '08:00',
	jamSelesai: '00:00',
})

const asWritten = (hari: readonly Hari[], now: number) => bookableDates(slotOn(hari), [], now).map(formatHariTanggal)

const everySet = Array.from({ length: 2 ** namaHari.length }, (_, bits) =>
	namaHari.filter((_, index) => bits & (1 << index)),
)

/** Edge cases of a rule about days, in WIB. */
const edges = [
	'2026-11-16T00:00:00+07:00',
	'2026-11-16T23:59:59.999+07:00',
	'2026-11-17T00:00:00+07:00',
	'2026-11-17T06:59:59+07:00',
	'2026-11-17T07:00:00+07:00',
	'2026-12-31T23:59:59+07:00',
	'2027-01-01T00:00:00+07:00',
	'2026-12-20T12:00:00+07:00',
	'2027-02-28T23:59:59+07:00',
	'2028-02-15T00:00:00+07:00',
	'2028-02-28T23:59:59+07:00',
	'2028-02-29T00:00:00+07:00',
	'2028-02-29T23:59:59+07:00',
	'2100-02-28T12:00:00+07:00',
	'2026-03-29T02:30:00+07:00',
	'2026-11-01T13:30:00+07:00',
].map((moment) => Date.parse(moment))

test('the dates reach from today through two weeks ahead', () => {
	expect(asWritten(['Senin', 'Kamis'], Date.parse('2026-11-16T09:00:00+07:00'))).toEqual([
		'Senin, 16 November 2026',
		'Kamis, 19 November 2026',
		'Senin, 23 November 2026',
		'Kamis, 26 November 2026',
		'Senin, 30 November 2026',
	])
})

test('every set of weekdays matches the platform calendar at every edge case', () => {
	for (const now of edges) for (const hari of everySet) expect(asWritten(hari, now)).toEqual(oracle(hari, now))
})

test('random moments of two centuries match the platform calendar', () => {
	const anyMoment = integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2170, 0, 1) })
	assert(
		property(subarray([...namaHari]), anyMoment, (hari, now) => {
			expect(asWritten(hari, now)).toEqual(oracle(hari, now))
		}),
		{ numRuns: 1000 },
	)
})

test.each([
	'Pacific/Kiritimati',
	'Pacific/Pago_Pago',
	'America/New_York',
	'Europe/London',
	'Pacific/Chatham',
	'Australia/Lord_Howe',
])('a process in the time zone %s returns the same days', (TZ) => {
	const program = `
		const { bookableDates } = await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/bookable-dates.ts`).href)})
		const dates = ${JSON.stringify(edges)}.map((now) => bookableDates(${JSON.stringify(slotOn(namaHari))}, [], now))
		console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, dates }))`
	const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env: { TZ } })
	expect(JSON.parse(output.toString())).toEqual({
		zone: TZ,
		dates: edges.map((now) => bookableDates(slotOn(namaHari), [], now)),
	})
})
