import type { CallBody } from '../../contract/call.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import { shortenAddress } from '../../contract/web/shorten-address.ts'
import { visitNames } from '../../contract/web/visit-names.ts'
import type { createWebVisitor } from '../../contract/web/visitor.ts'
import type { Db } from '../../database/schema.ts'
import type { Place } from '../geo/open-geo-db.ts'
import { hideNik } from '../nik/hide-nik.ts'

/** A phone number or NIK, but not the digits of a hexadecimal id. */
const LONG_NUMBER = /(?<![0-9a-f])\d{8,}(?![0-9a-f])/g

export type Visit = CallBody<typeof createWebVisitor>

/** Far more than an address of the site or the name of a place takes. */
const MAX_URL_BYTES = 300
const MAX_PLACE_BYTES = 100

const names = new Set<string>(visitNames)

/** Whether a visit is stored at all: its name is one of ours, and it is not of a page where patients type. */
export function isRecorded({ routeName, url }: Visit): boolean {
	const pathname = (url ?? '').replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
	return names.has(routeName) && !isPrivatePage(pathname)
}

/** The visited path without personal data: no query, no long number. */
export function visitedPath(url: string): string | null {
	return bounded(url.replace(/[?#].*$/s, '').replace(LONG_NUMBER, '…'), MAX_URL_BYTES)
}

/** The place as the browser looked it up, with a shortened address. */
export function visitedPlace(visit: Visit): Place & { ip: string | null } {
	return {
		ip: shortenAddress(visit.ip ?? ''),
		provider: placeName(visit.provider),
		negara: placeName(visit.negara),
		provinsi: placeName(visit.provinsi),
		kota: placeName(visit.kota),
		timezone: placeName(visit.timezone),
		latitude: coordinate(visit.latitude),
		longitude: coordinate(visit.longitude),
	}
}

const placeName = (name: string | null | undefined) => (name ? bounded(hideNik(name), MAX_PLACE_BYTES) : null)

const bounded = (text: string, maxBytes: number) => (Buffer.byteLength(text) <= maxBytes ? text : null)

function coordinate(value: number | string | null | undefined): number | null {
	if (value === null || value === undefined || value === '') return null
	const number = Number(value)
	return Number.isFinite(number) && Math.abs(number) <= 180 ? number : null
}

const tables = {
	poliKlinikId: 'poliKlinik',
	artikelId: 'artikel',
	kategoriArtikelId: 'kategoriArtikel',
	layananId: 'layanan',
	fasilitasId: 'fasilitas',
	komunitasId: 'komunitas',
	mitraId: 'mitra',
	dokterId: 'dokter',
} as const

type IdName = keyof typeof tables

/** The ids of a visit that exist; the others are dropped. */
export async function existingIds(db: Db, visit: Visit): Promise<Partial<Record<IdName, string>>> {
	const existing: Partial<Record<IdName, string>> = {}
	for (const name of Object.keys(tables) as IdName[]) {
		const id = visit[name]
		if (!id) continue
		const row = await db.selectFrom(tables[name]).select('id').where('id', '=', id).executeTakeFirst()
		if (row) existing[name] = id
	}
	return existing
}
