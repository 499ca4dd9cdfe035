import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { isPictureName } from '../../../contract/media/picture-places.ts'
import type { Database } from '../../../database/connect.ts'
import { type Db, tables } from '../../../database/schema.ts'
import { StartError } from '../../env.ts'
import { anyTable, type Isi, picturesOf, type Row } from '../../isi/content-tables.ts'
import type { MailAddresses } from '../../keys/mail-addresses.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { type PictureStore, StoreUnavailable } from '../../pictures/picture-store.ts'
import { VERSION as PRODUCT_VERSION } from '../../version.ts'
import { archiveReadme } from './archive-readme.ts'
import { type ArchiveRecord, tablesOf, toRecords, withoutPersons } from './archive-records.ts'
import {
	type ArchiveManifest,
	contentFile,
	contentTables,
	FORMAT,
	MANIFEST,
	patientFile,
	patientTables,
	pictureFile,
	README,
	type Table,
	VERSION,
	type Within,
	withinTables,
} from './archive-tables.ts'
import type { Persons } from './open-persons.ts'
import { createZip, type ZipOutput } from './write-zip.ts'

export interface ExportOptions {
	database: Database
	/** Uploaded pictures, then those of the demo hospital. */
	stores: [PictureStore, ...PictureStore[]]
	/** The archive; it must not exist. */
	file: string
	/** What reads personal data; without it none is exported. */
	patients: Persons | null
	now: number
}

/** Rows of a page of patients, members or reservations. */
const PAGE = 1000

/** Writes everything that the hospital owns into one archive. It gets its name when it is complete. */
export async function exportArchive({ database, stores, file, patients, now }: ExportOptions) {
	if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
	const unfinished = `${file}.${randomUUID()}`
	try {
		await mkdir(dirname(file), { recursive: true })
		await using zip = await createZip(unfinished)
		const createdAt = new Date(now).toISOString()
		const withPatients = patients !== null
		await zip.add(README, Buffer.from(archiveReadme({ createdAt, withPatients })))
		const counts: Record<string, number> = {}
		const named = new Set<string>()
		await withSnapshot(database, async (db) => {
			await addContent({ db, zip, counts }, named, withPatients)
			if (patients) await addPatients({ db, zip, counts }, patients)
		})
		const missingPictures = await addPictures(zip, stores, named)
		counts.pictures = named.size - missingPictures.length
		const manifest: ArchiveManifest = {
			format: FORMAT,
			version: VERSION,
			product: { name: 'rs-yasmin-web', version: PRODUCT_VERSION },
			createdAt,
			withPatients,
			counts,
			missingPictures,
			files: [...zip.files],
		}
		await zip.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, '\t')}\n`))
		await zip.close()
		// Before the file has its name: nobody takes patients' data out without a trace.
		const label = withPatients ? 'Arsip lengkap dengan data pasien' : 'Arsip tanpa data pasien'
		await recordEvent(database.db, { aksi: 'ekspor', sumber: 'impor', sumberId: '', label, staf: null, now })
		await rename(unfinished, file)
		return manifest
	} catch (error) {
		await rm(unfinished, { force: true }).catch(() => {})
		const { syscall = '', message } = error as NodeJS.ErrnoException
		throw FILE_CALL.test(syscall) ? new StartError(`${file} cannot be written: ${message}.`) : error
	}
}

/** A connection fails with another one. */
const FILE_CALL = /^(open|write|mkdir|rename|fsync)$/

/** All reads see the same moment, and no writer waits: a transaction of Kysely would lock SQLite. */
function withSnapshot(database: Database, work: (db: Db) => Promise<void>): Promise<void> {
	const begin = database.kind === 'sqlite' ? 'begin' : 'begin isolation level repeatable read read only'
	return database.db.connection().execute(async (db) => {
		await sql.raw(begin).execute(db)
		try {
			await work(db)
		} finally {
			await sql`rollback`.execute(db)
		}
	})
}

interface Export {
	db: Db
	zip: ZipOutput
	/** Gets the number of records by table. */
	counts: Record<string, number>
}

/** @param named gets the pictures that the content names */
async function addContent({ db, zip, counts }: Export, named: Set<string>, withPatients: boolean): Promise<void> {
	for (const table of contentTables) {
		const rowsOf = new Map<Table, Row[]>()
		for (const each of tablesOf(table)) rowsOf.set(each, await readAll(db, each))
		const rows = rowsOf.get(table) ?? []
		const all = toRecords(table, rows, rowsOf)
		const records = withPatients ? all : (withoutPersons[table]?.(all) ?? all)
		for (const picture of picturesOf({ [table]: rows } as Isi)) if (isPictureName(picture)) named.add(picture)
		counts[table] = records.length
		await zip.add(contentFile(table), Buffer.from(`${JSON.stringify(records, null, '\t')}\n`))
	}
}

/** Ordered by key, byte by byte: both databases give the same file. */
async function readAll(db: Db, table: Table): Promise<Row[]> {
	let query = anyTable(db).selectFrom(table).selectAll()
	// An autosaved copy belongs to the person who has the form open.
	if (table === 'artikelVersi') query = query.where('jenis', '<>', 'otomatis').where('artikelId', 'is not', null)
	const key = primaryKeyOf(table)
	const keyText = (row: Row) => JSON.stringify(key.map((column) => row[column]))
	return ((await query.execute()) as Row[]).sort((a, b) => (keyText(a) < keyText(b) ? -1 : 1))
}

const primaryKeyOf = (table: Table): string[] => tables[table].keys.primaryKey ?? ['id']

async function addPatients({ db, zip, counts }: Export, patients: Persons): Promise<void> {
	for (const table of patientTables) {
		let count = 0
		async function* lines() {
			for await (const records of pagesOf(db, table, patients)) {
				count += records.length
				yield Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
			}
		}
		await zip.add(patientFile(table), lines())
		counts[table] = count
	}
}

async function* pagesOf(db: Db, table: Table, persons: Persons): AsyncGenerator<ArchiveRecord[]> {
	if (!primaryKeyOf(table).includes('id')) {
		yield toRecords(table, await readAll(db, table), new Map())
		return
	}
	for (let last = ''; ; ) {
		const page = (await anyTable(db)
			.selectFrom(table)
			.selectAll()
			.where('id', '>', last)
			.orderBy('id')
			.limit(PAGE)
			.execute()) as (Row & { id: string })[]
		if (page.length === 0) return
		last = page.at(-1)?.id ?? ''
		const ids = page.map(({ id }) => id)
		const rowsOf = new Map<Table, Row[]>()
		for (const each of tablesOf(table).slice(1)) {
			const { column } = (withinTables as Partial<Record<Table, Within>>)[each] as Within
			rowsOf.set(each, (await anyTable(db).selectFrom(each).selectAll().where(column, 'in', ids).execute()) as Row[])
		}
		const rows = page.map((row) => persons.fields.decrypt(table, row) as Row)
		const records = toRecords(table, rows, rowsOf)
		yield table === 'member' ? await withKeputusanEmail(db, records, persons.addresses) : records
	}
}

/** What the owner of the member's address said about mail: the stored hash means nothing with another key. */
async function withKeputusanEmail(
	db: Db,
	members: ArchiveRecord[],
	addresses: MailAddresses,
): Promise<ArchiveRecord[]> {
	const hashOf = ({ email }: ArchiveRecord) => addresses.hash(String(email))
	const decided = await db
		.selectFrom('emailAlamat')
		.select(['alamat', 'keputusan'])
		.where('alamat', 'in', members.map(hashOf))
		.where('keputusan', '<>', 'belum')
		.execute()
	const keputusanOf = new Map(decided.map(({ alamat, keputusan }) => [alamat, keputusan]))
	return members.map((member) => {
		const keputusanEmail = member.email === '' ? undefined : keputusanOf.get(hashOf(member))
		return keputusanEmail ? { ...member, keputusanEmail } : member
	})
}

/** Adds the stored pictures and those that the content names; returns the names of those that are nowhere. */
async function addPictures(zip: ZipOutput, stores: ExportOptions['stores'], named: Set<string>): Promise<string[]> {
	const missing: string[] = []
	try {
		for (const picture of await stores[0].list()) if (isPictureName(picture)) named.add(picture)
		for (const picture of [...named].sort()) {
			const bytes = await readPicture(stores, picture)
			if (bytes) await zip.add(pictureFile(picture), bytes, true)
			else missing.push(picture)
		}
	} catch (error) {
		if (!(error instanceof StoreUnavailable)) throw error
		throw new StartError('The store of the pictures cannot be reached; nothing was written.')
	}
	return missing
}

async function readPicture(stores: PictureStore[], picture: string): Promise<Buffer | null> {
	for (const store of stores) {
		const bytes = await store.read(picture)
		if (bytes) return bytes
	}
	return null
}
