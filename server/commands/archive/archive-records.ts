import { daftarProfil } from '../../../contract/dokter/dokter.ts'
import { namaSinkron } from '../../../contract/integrasi/staff/sinkronisasi.ts'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import type { Column } from '../../../database/migrations/table.ts'
import { tables } from '../../../database/schema.ts'
import { ImportError, type Row, rowOf } from '../../isi/content-tables.ts'
import { type Table, type Within, withinTables } from './archive-tables.ts'

/** A record of an archive: the fields of the contract, JSON without text in text. */
export type ArchiveRecord = Record<string, unknown>

/** Columns that the database derives, or that mean something in this installation alone. */
const omitted: Partial<Record<Table, readonly string[]>> = {
	member: ['kunciHash'],
	memberPasien: ['idempotencyKey'],
	shopReservasi: ['idempotencyKey'],
	artikelVersi: ['stafId', 'stafNama'],
	notifikasi: ['surelTersedia'],
}
const DERIVED = ['cari', 'ringkasan']

/** Numbers that stand for true and false. */
const booleans = new Set([
	...['promo', 'tampilTestimoni', 'tinjauArtikel', 'tampil', 'jadwalSaja', 'gawatDarurat', 'alasanTampil', 'dariRs'],
	...['ubahMandiri', 'perkiraan', 'pakaiNomor', 'untukL', 'untukP', 'hiasan', 'own', 'surelPasien', 'pengingat'],
])
/** Text of lists and objects. */
const json = new Set([
	...['webTeks.menu', 'webTeks.menuTentang', 'popupInformation.quiz', 'poliKlinik.spesialisasi', 'jadwalWaktu.hari'],
	...['tandaBahaya.ditambah', 'tandaBahaya.dimatikan', 'tandaBahaya.kalimat', 'tandaBahaya.bantuan'],
	...['fasilitas.foto', 'artikel.artikelMedia', 'artikelVersi.isi', 'shopSetting.hariBuka', 'shopSetting.jamDatang'],
	...['antreanSetting.tipe', 'antreanSetting.loket', 'peranSendiri.hak', 'simrs.kolom', 'sinkronisasi.jumlah'],
	...['notifikasi.reservasiPeran', 'notifikasi.komentarPeran'],
])
/** Text with one thing in each line. */
const lines = new Set<string>(daftarProfil.map((name) => `dokter.${name}`))

const STATUS_TERBIT = ['konsep', 'terjadwal', 'terbit']
/** Columns that hold one of a few words, and no content rule checks them. */
const words: Record<string, readonly string[]> = {
	'artikel.status': STATUS_TERBIT,
	'berandaBanner.status': STATUS_TERBIT,
	'popupInformation.status': STATUS_TERBIT,
	'shopItem.status': STATUS_TERBIT,
	'artikelVersi.jenis': ['konsep', 'konsep-lama', 'simpan'],
	'artikelKomentar.allowStatus': ['menunggu', 'diizinkan', 'ditolak', 'spam'],
	'jadwalPengecualian.jenis': ['cuti', 'ganti', 'tutup'],
	'sinkronisasi.jenis': Object.keys(namaSinkron),
	'memberPasien.jenisKelamin': ['l', 'p'],
	'persetujuan.tujuan': ['member', 'pasien'],
	'shopReservasi.status': statusReservasi,
	'shopReservasi.asal': ['situs', 'meja'],
	'shopReservasi.bayar': ['belum', 'sebagian', 'lunas'],
	'antrean.status': ['menunggu', 'dipanggil', 'dilewati', 'selesai'],
	'drafWa.status': ['menunggu', 'selesai', 'dibuang'],
}

const withinOf = (owner: Table) =>
	(Object.entries(withinTables) as [Table, Within][]).filter(([, within]) => within.owner === owner)

/** The tables of the rows that a record of this table stands for. */
export const tablesOf = (table: Table): Table[] => [table, ...withinOf(table).map(([each]) => each)]

/** Rows as records, in their order. @param rowsOf the rows that belong to them, by table */
export function toRecords(table: Table, rows: Row[], rowsOf: Map<Table, Row[]>): ArchiveRecord[] {
	const owned = withinOf(table).map(([each, within]) => {
		const groups = Map.groupBy(rowsOf.get(each) ?? [], (row) => row[within.column])
		return { table: each, within, groups }
	})
	return rows.map((row) => {
		const record = toRecord(table, row)
		for (const { table: each, within, groups } of owned) {
			const { column, place, id, single } = within
			const own = (groups.get(row.id) ?? []).toSorted(byUrutan).map((part) => {
				const { [column]: _, ...rest } = toRecord(each, part)
				if (!id) return rest
				const { [id]: linked, ...more } = rest
				return { id: linked, ...more }
			})
			if (!single) put(record, place, own)
			else if (own[0]) put(record, place, single === true ? own[0] : own[0][single])
		}
		return record
	})
}

const byUrutan = (a: Row, b: Row) =>
	Number(a.urutan ?? 0) - Number(b.urutan ?? 0) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

function put(record: ArchiveRecord, place: string, value: unknown): void {
	const [first = '', second] = place.split('.')
	if (second === undefined) record[first] = value
	else record[first] = { ...(record[first] as ArchiveRecord | undefined), [second]: value }
}

function toRecord(table: Table, row: Row): ArchiveRecord {
	const left = [...DERIVED, ...(omitted[table] ?? [])]
	const fields = Object.entries(row).flatMap(([column, value]): [string, unknown][] =>
		left.includes(column) ? [] : [[column, toField(`${table}.${column}`, column, value)]],
	)
	const record = Object.fromEntries(fields)
	if (table !== 'shopItem') return record
	const { untukL, untukP, ...rest } = record
	return { ...rest, jenisKelamin: [...(untukL ? ['l'] : []), ...(untukP ? ['p'] : [])] }
}

function toField(name: string, column: string, value: Row[string]): unknown {
	if (value === null) return null
	if (booleans.has(column)) return value === 1
	if (lines.has(name)) return value === '' ? [] : String(value).split('\n')
	if (!json.has(name)) return value
	try {
		return JSON.parse(String(value))
	} catch {
		return value
	}
}

/**
 * The rows of a record and of what stands within it, by table. Missing fields get the default of their column.
 *
 * @param at names the record for the operator
 * @throws ImportError for a field that is missing, unknown or of another type
 */
export function toRows(table: Table, given: unknown, at: string): Map<Table, Row[]> {
	const record = asObject(given, at)
	const within = withinOf(table)
	const places = new Set(within.map(([, { place }]) => place.split('.')[0]))
	const own = Object.fromEntries(Object.entries(record).filter(([name]) => !places.has(name)))
	const row = toRow(table, own, at)
	const rows = new Map<Table, Row[]>([[table, [row]]])
	for (const [each, { column, place, id, single }] of within) {
		const found = place
			.split('.')
			.reduce<unknown>((value, name) => (value as ArchiveRecord | undefined)?.[name], record)
		const parts = found === undefined ? [] : single ? [found] : found
		if (!Array.isArray(parts)) throw new ImportError(`${at}: ${place} is not a list.`)
		const made = parts.map((part, index) => {
			const where = `${at}, ${place} ${index + 1}`
			const { id: linked, ...rest } = typeof single === 'string' ? { [single]: part } : asObject(part, where)
			const named = id ? { ...rest, [id]: linked } : linked === undefined ? rest : { id: linked, ...rest }
			return toRow(each, { ...named, [column]: row.id }, where)
		})
		rows.set(each, made)
	}
	return rows
}

function asObject(value: unknown, at: string): ArchiveRecord {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new ImportError(`${at} is not an object.`)
	return value as ArchiveRecord
}

const ID: Column = { type: 'text' }

function toRow(table: Table, { jenisKelamin, ...given }: ArchiveRecord, at: string): Row {
	const { columns, keys } = tables[table]
	const known: Record<string, Column> = { ...(!keys.primaryKey && { id: ID }), ...columns }
	const left = [...DERIVED, ...(omitted[table] ?? [])]
	const record =
		table === 'shopItem' && Array.isArray(jenisKelamin)
			? { ...given, untukL: jenisKelamin.includes('l'), untukP: jenisKelamin.includes('p') }
			: jenisKelamin === undefined
				? given
				: { ...given, jenisKelamin }
	for (const name of Object.keys(record))
		if (!(name in known) || left.includes(name))
			throw new ImportError(`${at} has a field that is not known here: ${name.slice(0, 100)}.`)
	const texts = Object.fromEntries(
		Object.entries(record).map(([name, value]) => [name, toText(`${table}.${name}`, value)]),
	)
	const row = rowOf(table, texts)
	for (const [name, column] of Object.entries(known)) {
		if (DERIVED.includes(name)) continue
		// Null is a value too: a setting may be switched off that is on by default.
		const value = name in row ? row[name] : (column.default ?? null)
		const isOmitted = value === null && !column.nullable && left.includes(name)
		row[name] = isOmitted ? '' : checked(value, column, `${at}: ${name}`)
		const allowed = words[`${table}.${name}`]
		if (allowed && row[name] !== null && !allowed.includes(String(row[name])))
			throw new ImportError(`${at}: ${name} is none of ${allowed.join(', ')}.`)
	}
	return row
}

/** Lists and objects as their column stores them. */
function toText(name: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (lines.has(name) && Array.isArray(value)) return value.join('\n')
	return json.has(name) ? JSON.stringify(value) : value
}

function checked(value: unknown, { type, nullable }: Column, at: string): Row[string] {
	if (value === null) {
		if (nullable) return null
		throw new ImportError(`${at} is missing.`)
	}
	if (type === 'text' || type === 'folded') {
		// PostgreSQL stores no NUL.
		if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
		throw new ImportError(`${at} is not a text.`)
	}
	if (type === 'bigint' ? Number.isSafeInteger(value) : Number.isFinite(value)) return value as number
	throw new ImportError(`${at} is not a ${type === 'bigint' ? 'whole number' : 'number'}.`)
}

/** What an archive without patients holds of content that names persons who are not public. */
export const withoutPersons: Partial<Record<Table, (records: ArchiveRecord[]) => ArchiveRecord[]>> = {
	artikelKomentar: withoutNames,
	// Why a doctor is away, unless visitors see it.
	jadwalPengecualian: (records) => records.map((each) => (each.alasanTampil ? each : { ...each, alasan: '' })),
	// Addresses of staff.
	notifikasi: (records) => records.map(({ reservasiAlamat: _, komentarAlamat: __, ...settings }) => settings),
}

/** Approved comments without the names of visitors. The import calls them PENULIS. */
function withoutNames(comments: ArchiveRecord[]): ArchiveRecord[] {
	const approved = comments.filter(({ allowStatus }) => allowStatus === 'diizinkan')
	const ids = new Set(approved.map(({ id }) => id))
	return approved
		.filter(({ komenParentId }) => komenParentId === null || ids.has(komenParentId))
		.map(({ nama, ...comment }) => (comment.dariRs ? { nama, ...comment } : comment))
}

/** Who wrote a comment whose name is not in the archive. */
export const PENULIS = 'Pengunjung'
