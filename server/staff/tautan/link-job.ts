import { hariDari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { newId } from '../../ids/new-id.ts'
import { dailyJob } from '../../jobs/daily-job.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { entities } from '../content/entities.ts'
import { entryOf, untyped } from '../content/entity.ts'
import { toRecord } from '../content/read-record.ts'
import { checkLink, type DeadLink } from './check-link.ts'

const CHECK_EVERY_MS = 10 * 60_000
const DAY = 'Senin'
/** In WIB: before the editors begin. */
const HOUR = 3
/** Each run; a site rarely has more. */
const MAX_LINKS = 1000

interface LinkJobOptions {
	db: Db
	now: () => number
	check?: typeof checkLink
}

/** Checks the links to other sites once a week, one after the other, and stores the dead ones. */
export const linkJob = ({ db, now, check = checkLink }: LinkJobOptions): Job =>
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
