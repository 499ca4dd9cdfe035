import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '../../../database/connect.ts'
import type { Db } from '../../../database/schema.ts'
import {
	anyTable,
	ImportError,
	type Isi,
	type IsiTable,
	isiTables,
	keyOf,
	picturesOf,
	type Row,
	singleTables,
} from '../../isi/content-tables.ts'
import { readIsiFile, refuseUnknownColumns } from '../../isi/isi-file.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { fetchResponses } from './fetch-responses.ts'
import { concurrentMap } from './fetch-with-retry.ts'
import { emptyJournal, type Journal, openJournal } from './journal.ts'
import { createPictureNames, fetchPicture, type PictureNames } from './picture-names.ts'
import type { Progress } from './progress.ts'
import { openProvider } from './provider.ts'
import { rowsFromResponses } from './rows-from-responses.ts'
import { firstFilled, type PreparedIsi, prepareIsi, writeIsi } from './write-isi.ts'

export interface ImportOptions {
	/** An http(s) address of another provider, or an exported file. */
	source: string
	/** Where the pictures are. Default: `/images` of the address; none for a file. */
	images?: string
	database: Database
	store: PictureStore
	dataDir: string
	dryRun: boolean
	/** Allows a target that has content: rows with the same id are overwritten, the others stay. */
	merge: boolean
	now: number
	progress: Progress
}

export type ImportResult = Awaited<ReturnType<typeof importContent>>

/**
 * Imports in three steps: all responses, all pictures, then all rows in one transaction, so that visitors see either
 * nothing or everything. An interrupted import resumes from the journal.
 */
export async function importContent(options: ImportOptions) {
	const { source, database, dataDir, dryRun, merge, now, progress } = options
	const { db } = database
	const isAddress = /^https?:\/\//.test(source)
	const isMigrated = await database.isMigrated()
	if (!isMigrated && !dryRun) await database.withStartLock(() => database.migrate())
	// Responses that an interrupted import has already fetched; it may have written its rows too.
	const journal =
		dryRun || !isAddress
			? emptyJournal(now)
			: openJournal(join(dataDir, 'impor', `${hash('sha256', apiBase(source)).slice(0, 16)}.jsonl`), now)
	const task = `impor ${journal.id}`
	if (journal.resumed > 0 && (await isDone(database, task))) {
		await cleanUp(database, task, journal)
		return { rows: 0, pictures: 0, warnings: [], differences: [], resumed: journal.resumed, alreadyDone: true }
	}
	if (!merge && !dryRun) await refuseContent(db)

	const images = options.images?.replace(/\/+$/, '') || (isAddress ? `${siteBase(source)}/images` : '')
	const warnings: string[] = []
	const names = createPictureNames({ site: siteBase(source), images, report: (problem) => warnings.push(problem) })
	const { isi, warnings: changes } = isAddress
		? await fetchIsi(options, journal, names, warnings)
		: await readIsi(options)
	warnings.push(...changes)
	const pictures = picturesOf(isi)
	const rows = Object.values(isi).reduce((sum, each) => sum + each.length, 0)
	const differences = await compareIsi(isMigrated || !dryRun ? db : null, isi)
	const result = {
		rows,
		pictures: pictures.length,
		warnings,
		differences,
		resumed: journal.resumed,
		alreadyDone: false,
	}
	if (dryRun) return result

	if (images) {
		progress.begin('pictures')
		progress.expect(pictures.length)
		const problems = await concurrentMap(pictures, async (picture) => {
			const problem = await fetchPicture(names.addressOf(picture), picture, options.store)
			progress.step()
			return problem
		})
		warnings.push(...problems.filter((problem) => problem !== null))
		progress.end()
	}
	await db.transaction().execute(async (transaction) => {
		if (!merge) await refuseContent(transaction)
		await writeIsi(transaction, isi)
		const done = { nama: task, hari: '', startedAt: journal.startedAt, finishedAt: now }
		await transaction.insertInto('tugas').values(done).execute()
	})
	await cleanUp(database, task, journal)
	return result
}

async function fetchIsi(
	{ source, progress }: ImportOptions,
	journal: Journal,
	names: PictureNames,
	warnings: string[],
): Promise<PreparedIsi> {
	progress.begin('responses')
	const provider = openProvider({
		base: apiBase(source),
		journal,
		onResponse: progress.step,
		report: (problem) => warnings.push(problem),
		prepare: names.inTexts,
	})
	const responses = await fetchResponses(provider, progress.expect)
	progress.end()
	return prepareIsi(names.inRows(rowsFromResponses(responses, journal.startedAt)))
}

async function readIsi({ source, database }: ImportOptions): Promise<PreparedIsi> {
	const isi = withoutKodeSimrs(await readIsiFile(source))
	if (await database.isMigrated()) await refuseUnknownColumns(database.db, isi, source)
	return prepareIsi(isi)
}

/** Only a push sets these codes: nothing keeps the rows here, and staff could not change them. A row here keeps its own. */
const withoutKodeSimrs = (isi: Isi): Isi =>
	Object.fromEntries(Object.entries(isi).map(([table, rows]) => [table, rows.map(({ kodeSimrs: _, ...row }) => row)]))

/** The source may be the address of a site or of its API. */
const siteBase = (source: string) => source.replace(/\/+$/, '').replace(/\/api$/, '')
const apiBase = (source: string) => `${siteBase(source)}/api`

async function refuseContent(db: Db): Promise<void> {
	if (await firstFilled(db, isiTables))
		throw new ImportError(
			'There is content here already. Add --merge to import beside it; rows with the same id are overwritten.',
		)
}

async function isDone({ db }: Database, nama: string): Promise<boolean> {
	return Boolean(await db.selectFrom('tugas').select('nama').where('nama', '=', nama).executeTakeFirst())
}

/** Removes the journal first: without a journal the next import does not look for the finished task. */
async function cleanUp({ db }: Database, nama: string, journal: Journal): Promise<void> {
	journal.remove()
	await db.deleteFrom('tugas').where('nama', '=', nama).execute()
}

/** Columns that the contract does not give and the import makes up; they do not count as a difference. */
const generated: Partial<Record<IsiTable, string[]>> = {
	testimoni: ['createdAt'],
	gallery: ['createdAt'],
	webSettingMetaPixel: ['createdAt'],
	berandaBanner: ['berlakuSampai'],
	popupInformation: ['tayangMulai', 'tayangSelesai'],
	jadwalKeterangan: ['id', 'berlakuSampai'],
	jadwalWaktu: ['id'],
	keluhan: ['id'],
	dokterView: ['countView'],
	gambar: ['id', 'lebar', 'tinggi', 'createdAt'],
}

/** Compares incoming and present rows, table by table. Without a database all rows are new. */
async function compareIsi(db: Db | null, isi: Isi) {
	const differences = []
	for (const table of isiTables) {
		const rows = isi[table] ?? []
		const present = db ? ((await anyTable(db).selectFrom(table).selectAll().execute()) as Row[]) : []
		if (rows.length === 0 && present.length === 0) continue
		const ignored = new Set(generated[table])
		const columns = Object.keys(rows[0] ?? {}).filter(
			(column) => !ignored.has(column) && !(singleTables.has(table) && column === 'id'),
		)
		const key = singleTables.has(table)
			? []
			: keyOf(table).every((column) => ignored.has(column))
				? columns
				: keyOf(table)
		const text = (row: Row, names: string[]) => JSON.stringify(names.map((name) => row[name] ?? null))
		const here = new Map(present.map((row) => [text(row, key), text(row, columns)]))
		const known = rows.filter((row) => here.has(text(row, key)))
		const unchanged = known.filter((row) => here.get(text(row, key)) === text(row, columns)).length
		differences.push({
			table,
			incoming: rows.length,
			added: rows.length - known.length,
			changed: known.length - unchanged,
			unchanged,
			// The import leaves it unchanged.
			onlyHere: Math.max(0, here.size - new Set(known.map((row) => text(row, key))).size),
		})
	}
	return differences
}
