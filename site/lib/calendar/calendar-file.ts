import { downloadFile } from '../browser/download-file.ts'

interface CalendarEntry {
	/** The name of the hospital. */
	nama: string
	/** The part of the site that created the event. */
	product: string
	/** Unique per event. */
	uid: string
	now: number
	/** The DTSTART and DTEND lines, see `atMoments` and `allDay`. */
	when: string[]
	summary: string
	location: string
	description?: string
}

/** One event as a calendar file (RFC 5545). */
export function calendarFile({ nama, product, uid, now, when, summary, location, description }: CalendarEntry): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${nama} Web//${product}//ID`,
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`DTSTAMP:${utc(now)}`,
		...when,
		`SUMMARY:${escapeText(summary)}`,
		`LOCATION:${escapeText(location)}`,
		...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return lines.map((line) => `${fold(line)}\r\n`).join('')
}

export const downloadCalendarFile = (name: string, text: string) =>
	downloadFile(name, 'text/calendar;charset=utf-8', text)

export const atMoments = (start: number, end: number) => [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]

/** Whole days from `tanggal` up to but not including `until`, both `YYYY-MM-DD`, in any time zone. */
export const allDay = (tanggal: string, until: string) => [
	`DTSTART;VALUE=DATE:${tanggal.replaceAll('-', '')}`,
	`DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
]

/** `20261116T010000Z` */
const utc = (epochMs: number) => new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** RFC 5545: a longer line continues on the next one after a space. Bytes count, and no character is split. */
const MAX_LINE_BYTES = 75

function fold(line: string): string {
	let folded = ''
	let bytes = 0
	for (const character of line) {
		const size = new TextEncoder().encode(character).length
		if (bytes + size > MAX_LINE_BYTES) {
			folded += '\r\n '
			bytes = 1
		}
		folded += character
		bytes += size
	}
	return folded
}
