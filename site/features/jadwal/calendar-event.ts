import { tambahHari } from '../../../contract/tanggal.ts'
import type { Kunjungan } from './registration-text.ts'

interface CalendarEvent extends Kunjungan {
	/** The day of the visit, `YYYY-MM-DD` in WIB. */
	tanggal: string
	alamat: string
	/** Unlike any other event's. */
	uid: string
	now: number
}

/** The visit as a calendar file (RFC 5545). It holds nothing of the patient. */
export function calendarEvent({ slot, tanggal, dokter, poli, namaWeb, alamat, uid, now }: CalendarEvent): string {
	// A slot that ends past midnight ends on the next day.
	const lastDay = slot.jamSelesai > slot.jamMulai ? tanggal : tambahHari(tanggal, 1)
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//RS Yasmin Web//Jadwal Dokter//ID',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`DTSTAMP:${utc(new Date(now))}`,
		`DTSTART:${utc(wib(tanggal, slot.jamMulai))}`,
		`DTEND:${utc(wib(lastDay, slot.jamSelesai))}`,
		`SUMMARY:${escapeText(`Periksa ke ${dokter}`)}`,
		`LOCATION:${escapeText([poli, namaWeb, alamat].filter(Boolean).join(', '))}`,
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const wib = (tanggal: string, jam: string) => new Date(`${tanggal}T${jam}:00+07:00`)

/** `20261116T010000Z` */
const utc = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Longer lines go on in the next one, after a space; counted in bytes, never within a character. */
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
