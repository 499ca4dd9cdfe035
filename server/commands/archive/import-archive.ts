import type { Database } from '../../../database/connect.ts'
import { type Db, tables } from '../../../database/schema.ts'
import { pasienSearchText, reservasiSearchText } from '../../../database/search/search-text.ts'
import { ImportError, type Isi, type IsiTable, isiTables, type Row } from '../../isi/content-tables.ts'
import type { Fields } from '../../keys/fields.ts'
import type { MailAddresses } from '../../keys/mail-addresses.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { type PictureStore, StoreUnavailable } from '../../pictures/picture-store.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'
import { ARSIP } from '../../retention/purge-reservasi.ts'
import { firstFilled, prepareIsi, upsert, writeIsi } from '../import/write-isi.ts'
import { type ArchiveRecord, PENULIS, tablesOf, toRows } from './archive-records.ts'
import { contentFile, contentTables, patientFile, patientTables, pictureFile, type Table } from './archive-tables.ts'
import type { Persons } from './open-persons.ts'
import { type Archive, openArchive } from './read-archive.ts'

export interface ImportArchiveOptions {
	database: Database
	store: PictureStore
	file: string
	/** Opens what encrypts personal data; the archive may need it. */
	openPersons: () => Promise<Persons>
	now: number
}

/** Records that are written at once. */
const BATCH = 500

/**
 * Puts an archive into an empty installation: everything, or nothing. Every file is checked before the first is written.
 *
 * @returns the manifest, and a warning for each thing that was changed or skipped
 */
export async function importArchive({ database, store, file, openPersons, now }: ImportArchiveOptions) {
	const archive = await openArchive(file)
	if (!(await database.isMigrated())) await database.withStartLock(() => database.migrate())
	await refuseContent(database.db)
	const { isi, others, warnings } = await readContent(archive)
	const persons = archive.manifest.withPatients ? await openPersons() : null
	const added = await writePictures(archive, store)
	try {
		await database.db.transaction().execute(async (transaction) => {
			await refuseContent(transaction)
			await writeIsi(transaction, isi)
			for (const [table, rows] of others) await upsert(transaction, table, rows)
			if (persons) await writePatients(transaction, archive, idsOf(isi), persons, now)
			const label = `Arsip ${archive.manifest.createdAt}`
			await recordEvent(transaction, { aksi: 'impor', sumber: 'impor', sumberId: '', label, staf: null, now })
		})
	} catch (error) {
		await removePictures(store, added)
		throw isConstraint(error) ? contradiction(error as Error) : error
	}
	return { manifest: archive.manifest, warnings, pictures: archive.pictures.length }
}

/** SQLite's code of a constraint, and PostgreSQL's class of such errors. */
const SQLITE_CONSTRAINT = 19
const isConstraint = (error: unknown) => {
	const { code, errcode } = error as { code?: string; errcode?: number }
	return errcode === undefined ? /^23...$/.test(code ?? '') : (errcode & 0xff) === SQLITE_CONSTRAINT
}
const contradiction = ({ message }: Error) =>
	new ImportError(`The archive contradicts itself (${message}); nothing was imported.`)

/** Rows that an installation without content has. */
const MAY_EXIST: Table[] = ['notifikasi', 'ringkasanHarian']

async function refuseContent(db: Db): Promise<void> {
	const tables = [...isiTables, ...contentTables, ...patientTables].filter((each) => !MAY_EXIST.includes(each))
	const filled = await firstFilled(db, tables)
	if (filled)
		throw new ImportError(
			`There is content here already (${filled}), and an archive fills an empty installation only; nothing was imported.`,
		)
}

/** The rows of the content, sanitised like the input of staff. */
async function readContent(archive: Archive) {
	const rowsOf = new Map<Table, Row[]>()
	for (const table of contentTables) {
		for (const each of tablesOf(table)) rowsOf.set(each, [])
		for (const [index, record] of (await archive.readContent(table)).entries()) {
			const given = table === 'artikelKomentar' ? { nama: PENULIS, ...(record as ArchiveRecord) } : record
			const made = toRows(table, given, `${contentFile(table)}, record ${index + 1}`)
			for (const [each, rows] of made) rowsOf.get(each)?.push(...rows)
		}
	}
	// A reply follows what it replies to.
	rowsOf.get('artikelKomentar')?.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
	const isIsi = (table: Table): table is IsiTable => (isiTables as readonly Table[]).includes(table)
	const { isi, warnings } = prepareIsi(Object.fromEntries([...rowsOf].filter(([table]) => isIsi(table))) as Isi)
	const articles = new Set(isi.artikel?.map(({ id }) => id))
	const versions = rowsOf.get('artikelVersi') ?? []
	rowsOf.set(
		'artikelVersi',
		versions.filter(({ artikelId }) => articles.has(artikelId ?? '')),
	)
	return { isi, others: [...rowsOf].filter(([table]) => !isIsi(table)), warnings }
}

/** Returns the pictures that were not there before. */
async function writePictures(archive: Archive, store: PictureStore): Promise<string[]> {
	const added: string[] = []
	try {
		for (const picture of archive.pictures) {
			const bytes = await archive.readPicture(picture)
			// An SVG or a page named like a picture would be served to visitors from our own origin.
			if (!sniffMediaType(bytes))
				throw new ImportError(`${pictureFile(picture)} is not WebP, AVIF, JPEG or PNG; nothing was imported.`)
			if ((await store.find(picture)) === null) added.push(picture)
			await store.write(picture, bytes)
		}
	} catch (error) {
		await removePictures(store, added)
		if (!(error instanceof StoreUnavailable)) throw error
		throw new ImportError('The store of the pictures cannot be reached; nothing was imported.')
	}
	return added
}

/** A picture that stays, because the store cannot be reached, is named nowhere; the next import replaces it. */
async function removePictures(store: PictureStore, pictures: string[]): Promise<void> {
	for (const picture of pictures) await store.remove(picture).catch(() => {})
}

type Ids = Map<Table, Set<Row[string] | undefined>>

const idsOf = (isi: Isi): Ids =>
	new Map((Object.entries(isi) as [Table, Row[]][]).map(([table, rows]) => [table, new Set(rows.map(({ id }) => id))]))

async function writePatients(db: Db, archive: Archive, ids: Ids, persons: Persons, now: number): Promise<void> {
	for (const table of patientTables) {
		const seen: Set<Row[string] | undefined> = new Set()
		ids.set(table, seen)
		let batch: Map<Table, Row[]>[] = []
		let line = 0
		for await (const given of archive.readPatients(table)) {
			line += 1
			const at = `${patientFile(table)}, line ${line}`
			const { keputusanEmail, record } = takeKeputusan(table, given)
			const rows = toRows(table, record, at)
			const [own = {}] = rows.get(table) ?? []
			if (own.id !== undefined && seen.has(own.id)) throw new ImportError(`${at}: its id is there already.`)
			seen.add(own.id)
			for (const [each, several] of rows) for (const row of several) checkReferences(each, row, ids, at)
			if (keputusanEmail !== undefined) await writeKeputusan(db, keputusanEmail, own, persons.addresses, now, at)
			batch.push(rows)
			if (batch.length < BATCH) continue
			await writeBatch(db, table, batch, persons.fields)
			batch = []
		}
		await writeBatch(db, table, batch, persons.fields)
	}
}

/** A field of a member that is stored with its address. */
function takeKeputusan(table: Table, given: unknown): { keputusanEmail?: unknown; record: unknown } {
	if (table !== 'member' || typeof given !== 'object' || given === null) return { record: given }
	const { keputusanEmail, ...record } = given as ArchiveRecord
	return { keputusanEmail, record }
}

/** A reference that a deletion would empty is emptied here too; any other has to be there. */
function checkReferences(table: Table, row: Row, ids: Ids, at: string): void {
	for (const [column, { references }] of Object.entries(tables[table].columns)) {
		const value = row[column]
		if (!references || value === null || ids.get(references.table as Table)?.has(value)) continue
		if (references.onDelete !== 'set null') throw new ImportError(`${at}: its ${column} does not exist.`)
		row[column] = null
	}
}

async function writeBatch(db: Db, table: Table, batch: Map<Table, Row[]>[], fields: Fields): Promise<void> {
	for (const each of tablesOf(table)) {
		const rows = batch.flatMap((rowsOf) =>
			(rowsOf.get(each) ?? []).map((row) => ({
				...(fields.encrypt(each, String(row.id), row) as Row),
				...searchText(each, row, rowsOf),
			})),
		)
		if (rows.length > 0) await upsert(db, each, rows)
	}
}

function searchText(table: Table, row: Row, rowsOf: Map<Table, Row[]>): Row {
	const text = (name: string) => String(row[name])
	if (table === 'memberPasien') return { cari: pasienSearchText({ nama: text('nama'), noTelp: text('noTelp') }) }
	if (table !== 'shopReservasi') return {}
	// Of these nobody is known any more.
	if (row.memberId === ARSIP) return { cari: '' }
	const pasien = (rowsOf.get('shopReservasiItem') ?? []).map(({ pasienNama }) => String(pasienNama))
	return {
		cari: reservasiSearchText({ kode: text('kode'), atasNama: text('atasNama'), noTelp: text('noTelp'), pasien }),
	}
}

async function writeKeputusan(
	db: Db,
	given: unknown,
	{ email }: Row,
	addresses: MailAddresses,
	seenAt: number,
	at: string,
): Promise<void> {
	const keputusan = (['setuju', 'berhenti'] as const).find((each) => each === given)
	if (!keputusan) throw new ImportError(`${at}: keputusanEmail is neither setuju nor berhenti.`)
	await db
		.insertInto('emailAlamat')
		.values({ alamat: addresses.hash(String(email)), keputusan, seenAt })
		.onConflict((conflict) => conflict.column('alamat').doNothing())
		.execute()
}
