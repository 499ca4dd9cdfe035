import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '../../../database/connect.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { compareIsi, type Difference } from './compare-isi.ts'
import type { Isi } from './content-tables.ts'
import { fetchAnswers } from './fetch-answers.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { ImportError } from './import-error.ts'
import { readIsiFile, refuseUnknownColumns } from './isi-file.ts'
import { forgetfulJournal, type Journal, openJournal } from './journal.ts'
import { picturesOf } from './pictures-of.ts'
import { type Prepared, prepareIsi } from './prepare-isi.ts'
import type { Progress } from './progress.ts'
import { openProvider } from './provider.ts'
import { rowsOfAnswers } from './rows-of-answers.ts'
import { isEmpty, writeIsi } from './write-isi.ts'

export interface Importing {
	/** An http(s) address of another provider, or a file that was exported. */
	source: string
	/** Where its pictures are; empty for `/images` of its address, or none for a file. */
	images?: string
	database: Database
	store: PictureStore
	dataDir: string
	dryRun: boolean
	/** Allows a target that has content: what comes covers what has the same id, all else stays. */
	merge: boolean
	now: number
	progress: Progress
}

export interface Imported {
	rows: number
	pictures: number
	warnings: string[]
	differences: Difference[]
	/** Answers that an interrupted import had fetched already. */
	found: number
	/** It had been finished, only nobody was told. */
	wasDone: boolean
}

/**
 * Brings everything in: first all answers, then all pictures, at last all rows in one transaction, so that visitors see
 * either nothing of it or everything. What was interrupted goes on from the journal.
 */
export async function importContent(importing: Importing): Promise<Imported> {
	const { source, database, dataDir, dryRun, merge, now, progress } = importing
	const { db } = database
	const isAddress = /^https?:\/\//.test(source)
	const isMigrated = await database.isMigrated()
	if (!isMigrated && !dryRun) await database.withStartLock(() => database.migrate())
	const journal =
		dryRun || !isAddress
			? forgetfulJournal(now)
			: openJournal(join(dataDir, 'impor', `${hash('sha256', apiBase(source)).slice(0, 16)}.jsonl`), now)
	const task = `impor ${journal.id}`
	if (journal.found > 0 && (await isDone(database, task))) {
		await forget(database, task, journal)
		return { rows: 0, pictures: 0, warnings: [], differences: [], found: journal.found, wasDone: true }
	}
	if (!merge && !dryRun) await refuseContent(database)

	const { isi, warnings } = isAddress ? await fetchIsi(importing, journal) : await readIsi(importing)
	const pictures = picturesOf(isi)
	const rows = Object.values(isi).reduce((sum, each) => sum + each.length, 0)
	const differences = await compareIsi(isMigrated || !dryRun ? db : null, isi)
	const result = { rows, pictures: pictures.length, warnings, differences, found: journal.found, wasDone: false }
	if (dryRun) return result

	const base = importing.images || (isAddress ? `${siteBase(source)}/images` : '')
	if (base) {
		progress.begin('pictures')
		progress.expect(pictures.length)
		warnings.push(...(await fetchPictures({ base, pictures, store: importing.store, onPicture: progress.step })))
		progress.end()
	}
	await db.transaction().execute(async (transaction) => {
		if (!merge) await refuseContent({ ...database, db: transaction })
		await writeIsi(transaction, isi)
		const done = { nama: task, hari: '', startedAt: journal.startedAt, finishedAt: now }
		await transaction.insertInto('tugas').values(done).execute()
	})
	await forget(database, task, journal)
	return result
}

async function fetchIsi({ source, progress }: Importing, journal: Journal): Promise<Prepared> {
	progress.begin('answers')
	const answers = await fetchAnswers(openProvider(apiBase(source), journal, progress.step), progress.expect)
	progress.end()
	return prepareIsi(rowsOfAnswers(answers, journal.startedAt))
}

async function readIsi({ source, database }: Importing): Promise<Prepared> {
	const isi: Isi = await readIsiFile(source)
	if (await database.isMigrated()) await refuseUnknownColumns(database.db, isi, source)
	return prepareIsi(isi)
}

/** The address of a site or of its API; either will do. */
const siteBase = (source: string) => source.replace(/\/+$/, '').replace(/\/api$/, '')
const apiBase = (source: string) => `${siteBase(source)}/api`

async function refuseContent({ db }: Pick<Database, 'db'>): Promise<void> {
	if (!(await isEmpty(db)))
		throw new ImportError(
			'There is content here already. --merge brings the other beside it, covering what has the same id.',
		)
}

async function isDone({ db }: Database, nama: string): Promise<boolean> {
	return Boolean(await db.selectFrom('tugas').select('nama').where('nama', '=', nama).executeTakeFirst())
}

/** The journal first: without it nobody asks whether it was done. */
async function forget({ db }: Database, nama: string, journal: Journal): Promise<void> {
	journal.remove()
	await db.deleteFrom('tugas').where('nama', '=', nama).execute()
}
