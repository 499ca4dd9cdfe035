import { sql } from 'kysely'
import type { CallBody } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import { shortenAddress } from '../../contract/web/shorten-address.ts'
import { visitNames } from '../../contract/web/visit-names.ts'
import type { Db, Schema } from '../../database/schema.ts'
import { type Handler, isThisWeb } from '../api/context.ts'
import type { Place } from '../geo/open-geo-db.ts'
import { countDaily } from '../http/daily-limits.ts'
import { fail } from '../http/failure.ts'
import { isCrawler, refusesTracking } from '../http/visit-signals.ts'
import { hashVisitor, readSalt } from '../http/visitor-hash.ts'
import { newId } from '../ids/new-id.ts'
import { hideNik } from '../nik/hide-nik.ts'

/**
 * Stores a visit. A value that cannot be right is dropped; a visit of an unknown or private page, or over the limits of a
 * day, is not stored. The response is the same, because a visitor cannot do anything about it.
 */
export const createWebVisitor: Handler<Calls['createWebVisitor']> = async ({ body, address, header }, context) => {
	// The site does not send these visits; another client is refused, and nothing is stored.
	if (refusesTracking(header)) return fail('PELACAKAN_DITOLAK')

	const { db, now, findPlace } = context
	const createdAt = now()
	const id = newId(createdAt)
	const response = { data: { created: { id } } }
	if (isCrawler(header) || !isRecorded(body)) return response

	if (await countDaily(context, 'kunjungan', address)) return response

	const tanggal = tanggalWib(createdAt)
	const salt = await readSalt(db, tanggal)
	const network = shortenAddress(address)
	const ids = await existingIds(db, body)
	const pengunjung = hashVisitor(salt, network ?? address, header('user-agent'))
	const placeOf = async () => {
		const setting = await db.selectFrom('webSetting').select('tempatPengunjung').executeTakeFirst()
		const who = setting?.tempatPengunjung || (findPlace ? 'server' : 'browser')
		if (who === 'mati') return { ip: network }
		if (findPlace) return { ip: network, ...(network && findPlace(network)) }
		return who === 'browser' ? visitedPlace(body) : { ip: network }
	}
	const row = {
		...(await placeOf()),
		...ids,
		id,
		routeName: body.routeName,
		url: body.url ? visitedPath(body.url) : null,
		webId: body.webId && (await isThisWeb(db, body.webId)) ? body.webId : null,
		pengunjung,
		createdAt,
	}
	const { dokterId } = ids
	await db.transaction().execute(async (transaction) => {
		await transaction.insertInto('webVisitor').values(row).execute()
		if (dokterId) await countDokter(transaction, { tanggal, pengunjung, dokterId })
	})
	return response
}

/** Counts a doctor once per visitor and day. */
async function countDokter(db: Db, visit: Schema['dokterPengunjung']): Promise<void> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('dokterPengunjung')
		.values(visit)
		.onConflict((conflict) => conflict.columns(['tanggal', 'pengunjung', 'dokterId']).doNothing())
		.executeTakeFirst()
	if (!numInsertedOrUpdatedRows) return
	await db
		.insertInto('dokterView')
		.values({ dokterId: visit.dokterId, countView: 1 })
		.onConflict((conflict) => conflict.column('dokterId').doUpdateSet({ countView: sql`"dokterView"."countView" + 1` }))
		.execute()
}

/** A phone number or NIK, but not the digits of a hexadecimal id. */
const LONG_NUMBER = /(?<![0-9a-f])\d{8,}(?![0-9a-f])/g

type Visit = CallBody<Calls['createWebVisitor']>

/** Far more than an address of the site or the name of a place takes. */
const MAX_URL_BYTES = 300
const MAX_PLACE_BYTES = 100

const names = new Set<string>(visitNames)

/** Whether a visit is stored at all: its name is one of ours, and it is not of a page where patients type. */
function isRecorded({ routeName, url }: Visit): boolean {
	const pathname = (url ?? '').replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
	return names.has(routeName) && !isPrivatePage(pathname)
}

/** The visited path without personal data: no query, no long number. */
function visitedPath(url: string): string | null {
	return bounded(url.replace(/[?#].*$/s, '').replace(LONG_NUMBER, '…'), MAX_URL_BYTES)
}

/** The place as the browser looked it up, with a shortened address. */
function visitedPlace(visit: Visit): Place & { ip: string | null } {
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
async function existingIds(db: Db, visit: Visit): Promise<Partial<Record<IdName, string>>> {
	const existing: Partial<Record<IdName, string>> = {}
	for (const name of Object.keys(tables) as IdName[]) {
		const id = visit[name]
		if (!id) continue
		const row = await db.selectFrom(tables[name]).select('id').where('id', '=', id).executeTakeFirst()
		if (row) existing[name] = id
	}
	return existing
}

/** Adds one to the count of the day. It shares the limits of visitor records; beyond them the answer is the same. */
export const createHubungi: Handler<Calls['createHubungi']> = async (
	{ body, address, header },
	{ db, now, limits },
) => {
	if (refusesTracking(header)) return fail('PELACAKAN_DITOLAK')
	const response = { data: { counted: true as const } }
	if (isCrawler(header)) return response

	const tanggal = tanggalWib(now())
	if (await countDaily({ db, limits, now }, 'kunjungan', address)) return response
	await db
		.insertInto('ringkasanHarian')
		.values({ tanggal, jenis: 'hubungi', kunci: body.jenis, jumlah: 1 })
		.onConflict((conflict) =>
			conflict.columns(['tanggal', 'jenis', 'kunci']).doUpdateSet({ jumlah: sql`"ringkasanHarian"."jumlah" + 1` }),
		)
		.execute()
	return response
}
