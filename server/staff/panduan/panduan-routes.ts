import { sql } from 'kysely'
import type { z } from 'zod'
import { pictureFolders, picturePlaces } from '../../../contract/media/picture-places.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import { DEMO_REMOVED } from '../../../database/demo-removed.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { entities } from '../content/entities.ts'
import { untyped } from '../content/entity.ts'
import { changeRoute, handleRoute, readRoute } from '../staff-route.ts'
import { planRemoval, type Removal } from './plan-removal.ts'
import { type Changes, readChanges } from './read-changes.ts'
import { readLangkah } from './read-langkah.ts'

/** The mark that an administrator has closed the guide. */
const TUTUP = 'tutup'

export const getPanduan = readRoute(calls.getPanduan, async (_, { db, demo }) => {
	const ids = await demo.ids()
	const changes = await readChanges(db, ids)
	const gambarContoh = await countDemoPictures(db, await demo.pictures())
	const langkah = await readLangkah(db, ids, changes, gambarContoh.length > 0)
	const { summary } = await planRemoval(db, ids, changes)
	const closed = await db.selectFrom('panduan').select('langkah').where('langkah', '=', TUTUP).executeTakeFirst()
	const hasDemo = summary.dihapus > 0
	return { data: { langkah, ditutup: closed !== undefined, gambarContoh, contoh: hasDemo ? summary : null } }
})

export const markPanduan = changeRoute(calls.markPanduan, async ({ body: { tanda, ada } }, { db, now, audit }) => {
	await db.deleteFrom('panduan').where('langkah', '=', tanda).execute()
	if (ada) await db.insertInto('panduan').values({ langkah: tanda, createdAt: now() }).execute()
	const label = tanda === TUTUP ? 'Panduan' : `Langkah ${tanda}`
	const sesudah = { [tanda === TUTUP ? 'ditutup' : 'dilewati']: ada }
	await audit({ aksi: 'ubah', sumber: 'panduan', sumberId: tanda, label, sesudah })
	return { data: null }
})

export const removeDemoContent = handleRoute(calls.removeDemoContent, async ({ staf }, { db, now, demo }) => {
	// Not `change`: the backup must not hold a transaction open.

	const ids = await demo.ids()
	const { summary } = await planRemoval(db, ids, await readChanges(db, ids))
	if (summary.dihapus === 0) return fail('TIDAK_DITEMUKAN')
	const cadangan = await demo.backup().catch(() => null)
	if (cadangan === null) return fail('CADANGAN_GAGAL')
	return db.transaction().execute(async (transaction) => {
		const changes = await readChanges(transaction, ids)
		const removal = await planRemoval(transaction, ids, changes)
		await removeDemo(transaction, removal, changes)
		await transaction
			.insertInto('panduan')
			.values({ langkah: DEMO_REMOVED, createdAt: now() })
			.onConflict((conflict) => conflict.column('langkah').doNothing())
			.execute()
		const { dihapus, diubah, dipakai } = removal.summary
		const sesudah = { dihapus, tetap: diubah.jumlah + dipakai.jumlah, cadangan }
		const entry = { aksi: 'hapus', sumber: 'panduan', sumberId: 'contoh', label: 'Konten contoh', sesudah }
		await recordEvent(transaction, { ...entry, staf, now: now() })
		return { data: { ...removal.summary, cadangan } }
	})
})

/** Counts the demo's pictures in each kind of content. An upload is named by its content, so it never has such a name. */
async function countDemoPictures(db: Db, demo: ReadonlySet<string>): Promise<Panduan['gambarContoh']> {
	const counts: Panduan['gambarContoh'] = []
	for (const { sumber, table } of entities) {
		let jumlah = 0
		for (const folder of pictureFolders) {
			const columns = picturePlaces[folder].columns[table]
			if (!columns) continue
			const rows = await untyped(db).selectFrom(table).select(columns).execute()
			// A column holds a file name, or JSON with file names in quotes.
			const names = rows.flatMap((row) => columns.flatMap((column) => String(row[column] ?? '').split('"')))
			jumlah += names.filter((name) => demo.has(`${folder}/${name}`)).length
		}
		if (jumlah > 0) counts.push({ sumber, jumlah })
	}
	return counts
}

/** Both databases accept this many parameters in one statement. */
const BATCH = 1000

/** Deletes the demo rows of the plan and empties the settings. Runs in the caller's transaction. */
async function removeDemo(db: Db, { remove, settings }: Removal, changes: Changes): Promise<void> {
	for (const [table, ids] of remove)
		for (let start = 0; start < ids.length; start += BATCH) {
			const batch = ids.slice(start, start + BATCH)
			await untyped(db).deleteFrom(table).where('id', 'in', batch).execute()
			await db.deleteFrom('alihan').where('tabel', '=', table).where('sumberId', 'in', batch).execute()
		}
	for (const [table, id] of settings) await emptySetting(db, table, id, changes.get(table)?.get(id))
}

/** A setting that staff have not changed is deleted; else the fields that they have not changed become empty. */
async function emptySetting(db: Db, table: string, id: string, changed?: ReadonlySet<string>) {
	const fields = entities.find((entity) => entity.table === table)?.isian.shape ?? {}
	if (!changed?.size) {
		await untyped(db).deleteFrom(table).where('id', '=', id).execute()
		return
	}
	for (const [column, field] of Object.entries<z.ZodType>(fields)) {
		if (changed?.has(column)) continue
		const empty = field.safeParse(undefined)
		// A required number has no empty value and stays; a required text becomes empty.
		const value = empty.success ? empty.data : field.safeParse('').success || isText(field) ? '' : undefined
		if (value === undefined) continue
		await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where "id" = ${id}`.execute(db)
	}
}

const isText = (field: z.ZodType) => field.safeParse('teks').success
