import * as calls from '../../contract/integrasi/calls.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { type Failure, fail, isFailure } from '../http/failure.ts'
import { createRecord, updateRecord } from '../staff/content/change-content.ts'
import { dokter, poliKlinik } from '../staff/content/entities/dokter.ts'
import { type Entity, untyped } from '../staff/content/entity.ts'
import { columnsOf } from '../staff/content/read-record.ts'
import { type ChangeContext, syncRoute } from '../staff/staff-route.ts'
import { collectErrors, type LineErrors, type Perubahan, type Plan, receive, refuseTwice } from './receive.ts'

export const putDokter = syncRoute(calls.putDokter, (request, context) =>
	receive(context, 'dokter', { request, plan: () => planRecords(context, dokter, request.body.data) }),
)

export const putPoliKlinik = syncRoute(calls.putPoliKlinik, (request, context) =>
	receive(context, 'poli-klinik', { request, plan: () => planRecords(context, poliKlinik, request.body.data) }),
)

/** A clinic or doctor of another system, with the columns that it keeps. */
interface Line {
	kode: string
	values: Values
}

type Values = Record<string, unknown> & { nama: string; tampil: number }

interface Row extends Values {
	id: string
	kodeSimrs: string | null
	cari: string
}

interface Step {
	perubahan: Perubahan
	/** Null for a row that no line names. */
	line: number | null
	/** Null for a new row. */
	id: string | null
	changes: Record<string, unknown>
}

/** How people read a column in the plan. */
const titles: Record<string, string> = {
	nama: 'nama',
	spesialis: 'spesialis',
	kodeSatusehat: 'kode SATUSEHAT',
	kodeBpjs: 'kode BPJS',
}

/** Compares all clinics or all doctors of another system with the rows here. */
async function planRecords(
	context: ChangeContext,
	entity: Entity,
	sent: (calls.BarisDokter | calls.BarisPoliKlinik)[],
): Promise<Plan | Failure> {
	const lines = sent.map(({ kode, aktif, ...kept }) => ({ kode, values: { ...kept, tampil: aktif ? 1 : 0 } }))
	const rows = await readRows(context, entity, lines)
	const matched = matchLines(lines, rows)
	const errors = collectErrors()
	refuseTwice(lines, errors, { keyOf: ({ kode }) => kode, field: 'kode', what: 'Kode ini' })
	if (entity.sameName) refuseSameNames(entity.sameName.message, { lines, rows, matched, errors })
	const wrong = errors.failure()
	if (wrong) return wrong

	const steps = [
		...lines.flatMap((line, index) => planLine(line, index, matched.get(index)) ?? []),
		...absent(rows, new Set(matched.values())),
	]
	return {
		perubahan: steps.map(({ perubahan }) => perubahan),
		tetap: lines.length - steps.filter(({ line }) => line !== null).length,
		dikenal: rows.filter(({ kodeSimrs, tampil }) => kodeSimrs !== null && tampil === 1).length,
		write: () => writeSteps(context, entity, steps),
	}
}

async function readRows({ db }: ChangeContext, { table }: Entity, lines: Line[]): Promise<Row[]> {
	const sent = new Set(lines.flatMap(({ values }) => Object.keys(values)))
	const columns = ['id', 'kodeSimrs', 'cari', ...sent]
	return (await untyped(db).selectFrom(table).select(columns).orderBy('id').execute()) as unknown as Row[]
}

/**
 * The row of each line: the one with its code; or else the only one of its name, typed by staff or left by another code,
 * if no other line has the name.
 */
function matchLines(lines: readonly Line[], rows: readonly Row[]): Map<number, Row> {
	const sent = new Set(lines.map(({ kode }) => kode))
	const known = new Map(rows.map((row) => [row.kodeSimrs, row]))
	const free = Map.groupBy(
		rows.filter(({ kodeSimrs }) => kodeSimrs === null || !sent.has(kodeSimrs)),
		({ cari }) => cari,
	)
	const named = Map.groupBy(lines, ({ values }) => foldText(values.nama))
	const matched = new Map<number, Row>()
	for (const [index, { kode, values }] of lines.entries()) {
		const name = foldText(values.nama)
		const [alike, ...more] = free.get(name) ?? []
		const isOnly = more.length === 0 && named.get(name)?.length === 1
		const row = known.get(kode) ?? (isOnly ? alike : undefined)
		if (row) matched.set(index, row)
	}
	return matched
}

interface Names {
	lines: readonly Line[]
	rows: readonly Row[]
	matched: ReadonlyMap<number, Row>
	errors: LineErrors
}

/** Names every line that gives a row a name which another row has after the sending. */
function refuseSameNames(message: string, { lines, rows, matched, errors }: Names): void {
	const renamed = new Set(matched.values())
	const names = [
		...lines.map(({ values }) => foldText(values.nama)),
		...rows.filter((row) => !renamed.has(row)).map(({ cari }) => cari),
	]
	const holders = Map.groupBy(names, (name) => name)
	for (const [index, { values }] of lines.entries()) {
		const isShared = (holders.get(foldText(values.nama))?.length ?? 0) > 1
		if (isShared && matched.get(index)?.nama !== values.nama) errors.add(index, 'nama', message)
	}
}

function planLine({ kode, values }: Line, line: number, row: Row | undefined): Step | null {
	const { nama } = values
	if (!row) {
		const keterangan = values.tampil === 1 ? 'Baru.' : 'Baru, disembunyikan.'
		return {
			perubahan: { aksi: 'buat', kode, nama, keterangan },
			line,
			id: null,
			changes: { ...values, kodeSimrs: kode },
		}
	}
	const changes = Object.fromEntries(Object.entries(values).filter(([column, value]) => row[column] !== value))
	if (row.kodeSimrs !== kode) changes.kodeSimrs = kode
	if (Object.keys(changes).length === 0) return null
	const aksi = changes.tampil === 0 ? 'hilang' : 'ubah'
	return { perubahan: { aksi, kode, nama, keterangan: describe(row, changes) }, line, id: row.id, changes }
}

function describe(row: Row, changes: Record<string, unknown>): string {
	const sentences = Object.entries(titles)
		.filter(([column]) => column in changes)
		.map(([column, title]) => `${title}: “${row[column]}” menjadi “${changes[column]}”`)
	if (changes.tampil === 0) sentences.unshift('tidak aktif, disembunyikan')
	if (changes.tampil === 1) sentences.unshift('ditampilkan lagi')
	if ('kodeSimrs' in changes) sentences.unshift(`dipasangkan dengan “${row.nama}” yang sudah ada`)
	const [first = '', ...more] = sentences
	return `${[first.charAt(0).toUpperCase() + first.slice(1), ...more].join('; ')}.`
}

/** What has a code that was not sent is hidden. */
const absent = (rows: readonly Row[], present: ReadonlySet<Row>): Step[] =>
	rows
		.filter((row) => row.kodeSimrs !== null && row.tampil === 1 && !present.has(row))
		.map(({ id, kodeSimrs, nama }) => ({
			perubahan: { aksi: 'hilang', kode: kodeSimrs ?? '', nama, keterangan: 'Tidak dikirim lagi, disembunyikan.' },
			line: null,
			id,
			changes: { tampil: 0 },
		}))

async function writeSteps(context: ChangeContext, entity: Entity, steps: readonly Step[]): Promise<Failure | null> {
	// The plan has checked the names after the sending; on the way two rows may share one.
	const { sameName: _, ...checked } = entity
	for (const { line, id, changes } of steps) {
		const saved = id
			? await updateRecord(context, checked, id, changes)
			: await createRecord(context, checked, newRow(checked, changes))
		if (isFailure(saved)) return atLine(saved, line)
	}
	return null
}

/** The columns alone: a new row has no links and parts, and looking for them takes most of the time. */
function newRow(entity: Entity, values: Record<string, unknown>): Record<string, unknown> {
	const row = { ...entity.isian.parse(values), kodeSimrs: values.kodeSimrs }
	const columns = columnsOf(entity)
	return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))
}

const atLine = ({ failure, fields = {} }: Failure, line: number | null): Failure =>
	fail(failure, {
		fields: Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`data.${line}.${field}`, sentence])),
	})
