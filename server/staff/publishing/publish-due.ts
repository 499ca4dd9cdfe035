import { sql } from 'kysely'
import type { Database } from '../../../database/connect.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { entities } from '../content/entities.ts'
import { entryOf, untyped } from '../content/entity.ts'
import { toRecord } from '../content/read-record.ts'

const published = entities.filter((entity) => entity.published)

/** A literal, not a parameter: otherwise neither database uses the partial index of scheduled rows. */
const isScheduled = sql<boolean>`"status" = 'terjadwal'`

/** The earliest time of a scheduled row, or null. */
async function nextDue({ db }: Database): Promise<number | null> {
	const times: number[] = []
	for (const { table } of published) {
		const first = await untyped(db)
			.selectFrom(table)
			.select((eb) => eb.fn.min('terbitPada').as('due'))
			.where(isScheduled)
			.executeTakeFirst()
		if (first?.due !== null && first?.due !== undefined) times.push(Number(first.due))
	}
	return times.length > 0 ? Math.min(...times) : null
}

/**
 * Publishes the rows that are due and returns their number. The write raises the content revision, which every process
 * watches. When two processes publish at once, the second one finds nothing to do.
 */
export async function publishDue({ db, kind }: Database, now: number): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		let count = 0
		for (const entity of published) {
			let query = untyped(transaction)
				.selectFrom(entity.table)
				.selectAll()
				.where(isScheduled)
				.where('terbitPada', '<=', now)
			if (kind === 'postgres') query = query.forUpdate()
			for (const row of await query.execute()) {
				const record = toRecord(row)
				// The date of an article is the time of its publishing; lists are sorted by it.
				const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, row.terbitPada]))
				await untyped(transaction)
					.updateTable(entity.table)
					.set({ status: 'terbit', ...stamps })
					.where('id', '=', record.id)
					.execute()
				count += 1
				const [sebelum, sesudah] = [{ status: row.status }, { status: 'terbit' }]
				const entry = { ...entryOf(entity, record), aksi: 'terbitkan', sebelum, sesudah }
				await recordEvent(transaction, { ...entry, staf: null, now })
			}
		}
		return count
	})
}

/** Short enough that a scheduled row appears within a second, including the delay of the watched revision. */
const CHECK_EVERY_MS = 500

interface PublishingOptions {
	database: Database
	/** The content revision known to this process; a new one may contain a scheduled row. */
	revision: () => number
	now: () => number
}

/** Queries the database only when content has changed or a row is due. The first process that finds one publishes it. */
export function publishingJob({ database, revision, now }: PublishingOptions): Job {
	let known: { revision: number; due: number | null } | undefined
	return {
		nama: 'penerbitan',
		everyMs: CHECK_EVERY_MS,
		async run() {
			const current = revision()
			if (known?.revision !== current) known = { revision: current, due: await nextDue(database) }
			if (known.due === null || known.due > now()) return undefined
			const count = await publishDue(database, now())
			known = undefined
			return count > 0 ? { count } : undefined
		},
	}
}
