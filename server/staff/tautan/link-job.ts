import { hariDari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { PrivateAddressError, requestPublic } from '../../http/request-public.ts'
import { newId } from '../../ids/new-id.ts'
import { dailyJob } from '../../jobs/daily-job.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { entities } from '../content/entities.ts'
import { entryOf, untyped } from '../content/entity.ts'
import { toRecord } from '../content/read-record.ts'

const CHECK_EVERY_MS = 10 * 60_000
const DAY = 'Senin'
/** In WIB: before the editors begin. */
const HOUR = 3
/** Each run; a site rarely has more. */
const MAX_LINKS = 1000

/** Checks the links to other sites once a week, one after the other, and stores the dead ones. */
export const linkJob = ({ db, now, check = checkLink }: { db: Db; now: () => number; check?: typeof checkLink }): Job =>
	dailyJob({
		nama: 'tautan',
		everyMs: CHECK_EVERY_MS,
		db,
		now,
		hour: () => HOUR,
		async run({ now: createdAt, signal, renew }) {
			if (hariDari(tanggalWib(createdAt)) !== DAY) return undefined
			const links = [...(await findLinks(db))].slice(0, MAX_LINKS)
			const dead: (DeadLink & { url: string })[] = []
			for (const [url] of links) {
				const found = await check(url, { signal })
				if (signal.aborted) return undefined
				if (found) dead.push({ ...found, url })
				await renew()
			}
			const checked = { checked: links.length, dead: dead.length }
			// Without a connection of this server every link seems dead: the list stays as it was.
			if (dead.length > 0 && dead.length === links.length && dead.every(({ isUnreachable }) => isUnreachable))
				return checked
			const places = new Map(links)
			const rows = dead.flatMap(({ url, alasan }) =>
				(places.get(url) ?? []).map((place) => ({ id: newId(createdAt), url, alasan, ...place, createdAt })),
			)
			await db.transaction().execute(async (transaction) => {
				await transaction.deleteFrom('tautanMati').execute()
				for (const row of rows) await transaction.insertInto('tautanMati').values(row).execute()
			})
			return checked
		},
	})

interface Place {
	sumber: string
	sumberId: string | null
	label: string
}

/** The addresses of other sites that visitors see, each with the rows that have it. */
async function findLinks(db: Db): Promise<Map<string, Place[]>> {
	const links = new Map<string, Place[]>()
	for (const entity of entities) {
		const rows = await untyped(db).selectFrom(entity.table).selectAll().execute()
		for (const row of rows) {
			if (row.tampil === 0 || (entity.published && row.status !== 'terbit')) continue
			const entry = entryOf(entity, toRecord(row))
			const place = entity.single ? { ...entry, sumberId: null } : entry
			for (const url of addressesIn(Object.values(row))) links.set(url, [...(links.get(url) ?? []), place])
		}
	}
	return links
}

/** A whole value that is an address, or the targets of links in HTML. */
function addressesIn(values: unknown[]): Set<string> {
	const found = values.flatMap((value) => {
		if (typeof value !== 'string') return []
		if (/^https?:\/\/\S+$/.test(value)) return [value]
		return [...value.matchAll(/\shref="(https?:\/\/[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
	})
	return new Set(found.filter((url) => URL.canParse(url)))
}

const TIMEOUT_SECONDS = 10
const MAX_REDIRECTS = 5

interface CheckOptions {
	signal: AbortSignal
	/** Allows private addresses. */
	allowInternal?: boolean
}

export interface DeadLink {
	/** A sentence for staff. */
	alasan: string
	/** No server answered; perhaps this one has no connection. */
	isUnreachable?: true
}

/** Why visitors cannot open an address; null when they can, or when this server cannot tell. */
export async function checkLink(address: string, options: CheckOptions): Promise<DeadLink | null> {
	// Some servers answer a read only.
	return (await follow(address, 'HEAD', options)) && follow(address, 'GET', options)
}

async function follow(
	address: string,
	method: 'HEAD' | 'GET',
	{ signal, allowInternal = false }: CheckOptions,
): Promise<DeadLink | null> {
	let url = new URL(address)
	for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
		const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
		const answer = await requestPublic(url, {
			method,
			headers: { 'user-agent': 'Mozilla/5.0 (compatible; pemeriksa tautan)', accept: '*/*' },
			allowInternal,
			signal: AbortSignal.any([signal, timeout]),
		}).catch((error: NodeJS.ErrnoException) => error)
		if (answer instanceof Error) {
			// Within the hospital its own name may lead to a private address.
			if (answer instanceof PrivateAddressError || signal.aborted) return null
			if (timeout.aborted) return { alasan: `Tidak menjawab dalam ${TIMEOUT_SECONDS} detik.`, isUnreachable: true }
			if (answer.code === 'ENOTFOUND') return { alasan: 'Nama situsnya tidak ditemukan.', isUnreachable: true }
			return { alasan: `Tidak dapat dihubungi (${answer.code ?? 'galat jaringan'}).`, isUnreachable: true }
		}
		const { status, location } = answer
		if (status === 404 || status === 410) return { alasan: `Halamannya tidak ada (HTTP ${status}).` }
		// Other errors may be meant for programs, or over tomorrow.
		const next = status >= 300 && status < 400 && location ? URL.parse(location, url) : null
		if (!next || !/^https?:$/.test(next.protocol)) return null
		url = next
	}
	return { alasan: 'Dialihkan terus-menerus.' }
}
