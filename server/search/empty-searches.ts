import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../database/schema.ts'
import { foldText } from '../../database/search/fold-text.ts'
import type { SearchTable } from '../../database/search/search-table.ts'

const MAX_LENGTH = 60
/** The most words stored for one day, and the most that wait for a write. */
export const MAX_WORDS = 500

/** A phone number, a NIK or an e-mail address identifies a person and is not stored. */
const PERSONAL = /\d[\d .-]{3,}\d|@/

export interface EmptySearches {
	count(tempat: SearchTable, term: string): void
	/** Writes the counts to the database, and waits for a write that has begun. */
	flush(): Promise<void>
}

const FLUSH_MS = 5000

interface CountingOptions {
	db: Kysely<Schema>
	now: () => number
	onError?: (error: unknown) => void
}

/** Counts searches without a result. The counts are written every few seconds, so that no search waits for a write. */
export function createEmptySearches({ db, now, onError = () => {} }: CountingOptions): EmptySearches {
	let waiting = new Map<string, Schema['cariKosong']>()
	let timer: NodeJS.Timeout | undefined
	let writing = Promise.resolve()

	function flush(): Promise<void> {
		clearTimeout(timer)
		timer = undefined
		writing = writing.then(write)
		return writing
	}

	async function write(): Promise<void> {
		const rows = [...waiting.values()]
		waiting = new Map()
		try {
			for (const row of rows) await add(db, row)
		} catch (error) {
			onError(error)
		}
	}

	return {
		count(tempat, term) {
			const kata = foldText(term).slice(0, MAX_LENGTH).toWellFormed().trim()
			if (kata.length < 3 || PERSONAL.test(kata)) return
			const key = `${tempat} ${kata}`
			const known = waiting.get(key)
			if (known) known.jumlah += 1
			else if (waiting.size < MAX_WORDS) waiting.set(key, { tanggal: tanggalWib(now()), kata, tempat, jumlah: 1 })
			timer ??= setTimeout(flush, FLUSH_MS).unref()
		},
		flush,
	}
}

async function add(db: Kysely<Schema>, row: Schema['cariKosong']): Promise<void> {
	const { numUpdatedRows } = await db
		.updateTable('cariKosong')
		.set({ jumlah: sql`"jumlah" + ${row.jumlah}` })
		.where('tanggal', '=', row.tanggal)
		.where('kata', '=', row.kata)
		.where('tempat', '=', row.tempat)
		.executeTakeFirst()
	if (numUpdatedRows > 0n) return
	const { total } = await db
		.selectFrom('cariKosong')
		.select(sql<number>`count(*)`.as('total'))
		.where('tanggal', '=', row.tanggal)
		.executeTakeFirstOrThrow()
	if (Number(total) >= MAX_WORDS) return
	await db
		.insertInto('cariKosong')
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(['tanggal', 'kata', 'tempat'])
				.doUpdateSet({ jumlah: sql`"cariKosong"."jumlah" + ${row.jumlah}` }),
		)
		.execute()
}
