import { sql } from 'kysely'
import type { Database } from '../../../database/connect.ts'
import type { PublishedTable } from '../../../database/is-published.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { anyDatabase } from '../content/any-database.ts'
import { entities } from '../content/entities.ts'
import { labelOf } from '../content/label-of.ts'

const published = entities.filter((entity) => entity.published)

/** When the next of what is scheduled is to be seen, or null. */
export async function nextDue({ db }: Database): Promise<number | null> {
	const rows = await published
		.map(({ table }) =>
			db
				.selectFrom(table as PublishedTable)
				.select(sql<number | null>`min("terbitPada")`.as('due'))
				.where(sql<boolean>`"status" = 'terjadwal'`),
		)
		.reduce((all, each) => all.unionAll(each))
		.execute()
	const due = rows.flatMap((row) => (row.due === null ? [] : [Number(row.due)]))
	return due.length > 0 ? Math.min(...due) : null
}

/**
 * Publishes what is due, and tells how many that were. The write is a change of content like any other, so every
 * process hears of it. Whoever else does the same at the same time finds nothing left to do.
 */
export async function publishDue({ db, kind }: Database, now: number): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		let count = 0
		for (const entity of published) {
			const any = anyDatabase(transaction)
			let query = any
				.selectFrom(entity.table)
				.selectAll()
				.where(sql<boolean>`"status" = 'terjadwal'`)
				.where('terbitPada', '<=', now)
			if (kind === 'postgres') query = query.forUpdate()
			for (const row of await query.execute()) {
				// An article is as old as its publishing: it shows this date, and comes first in the lists.
				const stamps = Object.fromEntries((entity.stamps ?? []).map((column) => [column, row.terbitPada]))
				await any
					.updateTable(entity.table)
					.set({ status: 'terbit', ...stamps })
					.where('id', '=', row.id)
					.execute()
				const record = { ...row, id: String(row.id) }
				await writeAudit(transaction, {
					aksi: 'terbitkan',
					sumber: entity.sumber,
					sumberId: record.id,
					label: labelOf(entity, record),
					sebelum: { status: row.status },
					sesudah: { status: 'terbit' },
					staf: null,
					now,
				})
				count += 1
			}
		}
		return count
	})
}
