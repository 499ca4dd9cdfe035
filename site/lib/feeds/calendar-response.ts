import type { Dokter } from '../../../contract/dokter/dokter.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Template } from '../../../contract/web/web.ts'
import { type Api, ApiError } from '../../api.ts'
import { readDiubah } from './diubah.ts'
import { practiceCalendar } from './practice-calendar.ts'

interface CalendarOf {
	judul: string
	dokter: Dokter[]
	poliKlinikId?: string
}

/** The calendar as a response. A read that fails fails it: programs would delete what is missing in it. */
export async function calendarResponse(api: Api, siteUrl: string, reading: Promise<CalendarOf>): Promise<Response> {
	const [template, calendar] = await Promise.all([
		api('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } }),
		orMissing(reading),
	])
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
