export interface CalendarEvent {
	uid: string
	now: number
	/** The DTSTART and DTEND lines, see `atMoments` and `allDay`, and those of a repetition. */
	when: string[]
	summary: string
	location: string
	description?: string
	/** Other lines, as they are. */
	more?: string[]
}

interface Calendar {
	nama: string
	/** The part of the site that created the events. */
	product: string
	/** Lines of the calendar itself, as they are. */
	head?: string[]
	events: CalendarEvent[]
}

/** Events as a calendar file (RFC 5545). */
export function calendarFile({ nama, product, head = [], events }: Calendar): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${nama} Web//${product}//ID`,
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		...head,
		...events.flatMap(({ uid, now, when, summary, location, description, more = [] }) => [
			'BEGIN:VEVENT',
			`UID:${uid}`,
			`DTSTAMP:${utc(now)}`,
			...when,
			`SUMMARY:${escapeText(summary)}`,
			`LOCATION:${escapeText(location)}`,
			...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
			...more,
			'END:VEVENT',
		]),
		'END:VCALENDAR',
	]
	return lines.map((line) => `${fold(line)}\r\n`).join('')
}

export const atMoments = (start: number, end: number) => [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]

/** Whole days from `tanggal` up to but not including `until`, both `YYYY-MM-DD`, in any time zone. */
export const allDay = (tanggal: string, until: string) => [
	`DTSTART;VALUE=DATE:${tanggal.replaceAll('-', '')}`,
	`DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
]

/** `20261116T010000Z` */
export const utc = (epochMs: number) => new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '')

export const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

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
