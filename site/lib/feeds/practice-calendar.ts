import type { Dokter } from '../../../contract/dokter/dokter.ts'
import { type Day, daysFrom, type Praktik, replacements, takesPlace } from '../../../contract/dokter/takes-place.ts'
import { type CalendarEvent, calendarFile, escapeText, utc } from '../../../contract/tanggal/calendar-file.ts'
import { type Hari, pekan } from '../../../contract/tanggal/hari.ts'
import { epochWib, tambahHari, tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'
import type { Template } from '../../../contract/web/web.ts'
import { type Api, ApiError } from '../../api.ts'
import { readTemplate } from '../../load.ts'
import { readDiubah } from './diubah.ts'

interface PracticeCalendar {
	/** What the calendar is called in the subscriber's program. */
	judul: string
	/** The hospital. */
	nama: string
	alamat: string
	siteUrl: string
	dokter: Dokter[]
	/** Only the hours in this clinic. */
	poliKlinikId?: string
	/** The day on which the calendar begins. */
	hariIni: string
	/** The last change of what is in it, if known. */
	changed?: number
}

/** Leave and closed days are public this far ahead. Hours after that would be a guess. */
const DAYS_AHEAD = 30

const ZONE = 'Asia/Jakarta'

/** WIB has had one offset since 1964. */
const zone = [
	...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0700'],
	...['TZOFFSETTO:+0700', 'TZNAME:WIB', 'END:STANDARD', 'END:VTIMEZONE'],
]

/**
 * The practice hours of doctors from today on: an event per weekly slot, without the days on which it does not take place,
 * and one per day of replacement hours. Its text changes with the day and with the schedule alone.
 */
export function practiceCalendar(calendar: PracticeCalendar): string {
	const { judul, nama, dokter, hariIni } = calendar
	const days = daysFrom(hariIni, DAYS_AHEAD)
	const events = dokter.flatMap((each) => eventsOf(each, days, calendar))
	return calendarFile({
		nama,
		product: 'Jadwal Praktik',
		head: [
			`NAME:${escapeText(judul)}`,
			`X-WR-CALNAME:${escapeText(judul)}`,
			`X-WR-TIMEZONE:${ZONE}`,
			'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
			'X-PUBLISHED-TTL:PT6H',
			...zone,
		],
		// A provider may list the same hours twice.
		events: [...new Map(events.map((event) => [event.uid, event])).values()],
	})
}

function eventsOf(dokter: Dokter, days: Day[], calendar: PracticeCalendar): CalendarEvent[] {
	const { waktu, pengecualian } = dokter.jadwal
	const slots: Praktik[] = [
		...waktu,
		...replacements(pengecualian).map(({ alasan: keteranganWaktu, ...slot }) => ({ ...slot, keteranganWaktu })),
	]
	return slots.flatMap((slot) => {
		if (calendar.poliKlinikId && slot.poliKlinikId !== calendar.poliKlinikId) return []
		const [first, ...later] = days.filter((day) => takesPlace(slot, day, pengecualian))
		const times = first && timesOf(slot, first.tanggal)
		if (!times) return []
		const held = new Set([first, ...later].map(({ tanggal }) => tanggal))
		const cancelled = days.filter(
			({ tanggal, hari }) => slot.hari.includes(hari) && tanggal > first.tanggal && !held.has(tanggal),
		)
		const repetition = slot.tanggal ? [] : repetitionOf(slot, cancelled, days)
		return eventOf(dokter, slot, [...times, ...repetition], calendar)
	})
}

const byDay: Record<Hari, string> = {
	...{ Senin: 'MO', Selasa: 'TU', Rabu: 'WE', Kamis: 'TH', Jumat: 'FR', Sabtu: 'SA', Minggu: 'SU' },
}

const daysOf = ({ hari }: Pick<Praktik, 'hari'>) => pekan.filter((day) => hari.includes(day)).map((day) => byDay[day])

const local = (epochMs: number) => `${waktuWib(epochMs).replace(/[-:]/g, '')}00`

/** Null for hours that no clock has. Hours past midnight end on the next day. */
function timesOf({ jamMulai, jamSelesai }: Praktik, tanggal: string): string[] | null {
	const start = epochWib(tanggal, jamMulai)
	const end = epochWib(jamMulai < jamSelesai ? tanggal : tambahHari(tanggal, 1), jamSelesai)
	if (Number.isNaN(start + end)) return null
	return [`DTSTART;TZID=${ZONE}:${local(start)}`, `DTEND;TZID=${ZONE}:${local(end)}`]
}

function repetitionOf(slot: Praktik, cancelled: Day[], days: Day[]): string[] {
	const last = epochWib(days.at(-1)?.tanggal ?? '', '23:59')
	const dates = cancelled.map(({ tanggal }) => local(epochWib(tanggal, slot.jamMulai)))
	return [
		`RRULE:FREQ=WEEKLY;UNTIL=${utc(last)};BYDAY=${daysOf(slot).join(',')}`,
		...(dates.length > 0 ? [`EXDATE;TZID=${ZONE}:${dates.join(',')}`] : []),
	]
}

function eventOf(dokter: Dokter, slot: Praktik, when: string[], calendar: PracticeCalendar): CalendarEvent {
	const { nama, alamat, siteUrl, hariIni, changed } = calendar
	const poli = dokter.poliKlinik.find(({ id }) => id === slot.poliKlinikId)
	const path = dokter.uri ? `/dokter/${dokter.uri}` : poli ? `/daftar-dokter/${poli.uri}` : '/poli-klinik'
	const page = new URL(path, siteUrl).href
	const notes = dokter.jadwal.keterangan.filter(({ expiredStatus }) => expiredStatus === 0)
	const hours = [slot.jamMulai, slot.jamSelesai].map((jam) => jam.replace(':', ''))
	const days = slot.tanggal ?? daysOf(slot).join('')
	return {
		uid: `praktik-${[dokter.id, slot.poliKlinikId, ...hours, days].join('-')}@${new URL(siteUrl).host}`,
		// The day itself is part of the calendar: yesterday's hours are not in it.
		now: Math.max(epochWib(hariIni), changed ?? 0),
		when,
		summary: ['Praktik', dokter.nama, ...(poli ? ['–', poli.nama] : [])].join(' '),
		location: [poli?.nama, nama, alamat].filter(Boolean).join(', '),
		description: [
			dokter.spesialis,
			slot.keteranganWaktu,
			...notes.map(({ keterangan }) => keterangan),
			`Jadwal bisa berubah. Cek lagi sebelum berangkat: ${page}`,
		]
			.filter(Boolean)
			.join('\n'),
		// The subscriber is not busy then.
		more: ['TRANSP:TRANSPARENT', `URL:${page}`, ...(changed ? [`LAST-MODIFIED:${utc(changed)}`] : [])],
	}
}

interface CalendarOf {
	judul: string
	dokter: Dokter[]
	poliKlinikId?: string
}

/** The calendar as a response. A read that fails fails it: programs would delete what is missing in it. */
export async function calendarResponse(api: Api, siteUrl: string, reading: Promise<CalendarOf>): Promise<Response> {
	const [template, calendar] = await Promise.all([readTemplate(api), orMissing(reading)])
	const text = practiceCalendar({
		...calendar,
		nama: template.merek.data.namaPendek,
		alamat: template.webSetting.data?.alamat ?? '',
		siteUrl,
		hariIni: tanggalWib(Date.now()),
		changed: await lastChange(api, template, calendar),
	})
	return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}

async function orMissing<T>(reading: Promise<T>): Promise<T> {
	try {
		return await reading
	} catch (error) {
		if (error instanceof ApiError && [400, 404].includes(error.status)) throw new Response(null, { status: 404 })
		throw error
	}
}

/** Of the doctors, their clinics, and the hospital's name and address. */
async function lastChange(api: Api, template: Template, { dokter }: CalendarOf): Promise<number | undefined> {
	const [ofDokter, ofPoli, ofSetting] = await Promise.all([
		readDiubah(api, template, 'dokter'),
		readDiubah(api, template, 'poliKlinik'),
		readDiubah(api, template, 'webSetting'),
	])
	const clinics = dokter.flatMap(({ poliKlinik }) => poliKlinik.map(({ id }) => ofPoli.get(id) ?? 0))
	const last = Math.max(0, ...dokter.map(({ id }) => ofDokter.get(id) ?? 0), ...clinics, ...ofSetting.values())
	return last || undefined
}
