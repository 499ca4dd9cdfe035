import { sql } from 'kysely'
import type { HasilSinkron } from '../../contract/integrasi/calls.ts'
import type { JenisSinkron } from '../../contract/integrasi/staff/sinkronisasi.ts'
import { type Failure, fail, isFailure } from '../http/failure.ts'
import type { ChangeContext, StaffRequest } from '../staff/staff-route.ts'

export type Perubahan = HasilSinkron['perubahan'][number]

/** What a sending would do, compared with what is here. */
export interface Plan {
	perubahan: Perubahan[]
	/** Lines that change nothing. */
	tetap: number
	/** Rows that could be hidden or removed. */
	dikenal: number
	/** Writes the differences, each with its event. */
	write(): Promise<Failure | null>
}

interface Received {
	request: Pick<StaffRequest, 'kunci'> & { query: { dryRun: '0' | '1'; yakin: '0' | '1' } }
	/** What is wrong with its lines, or its plan. */
	plan: () => Promise<Plan | Failure>
}

/** Receives one kind, sent whole: plans, refuses what looks like an accident, and writes the differences alone. */
export async function receive(
	context: ChangeContext,
	jenis: JenisSinkron,
	{ request: { kunci, query }, plan }: Received,
): Promise<{ data: HasilSinkron } | Failure> {
	await lockSync(context)
	const planned = await plan()
	if (isFailure(planned)) return planned
	const { perubahan, tetap, dikenal } = planned
	const of = (aksi: Perubahan['aksi']) => perubahan.filter((each) => each.aksi === aksi).length
	const jumlah = { dibuat: of('buat'), diubah: of('ubah'), hilang: of('hilang'), tetap }
	if (query.yakin === '0' && isSuspicious(jumlah.hilang, dikenal)) return fail('HILANG_BANYAK')
	const dryRun = query.dryRun === '1'
	if (!dryRun) {
		const failed = await planned.write()
		if (failed) return failed
		const { db, now } = context
		const row = { kunciNama: kunci.nama, diterimaAt: now(), jumlah: JSON.stringify(jumlah) }
		const changed = { ...row, ...(perubahan.length > 0 && { berubahAt: now() }) }
		await db
			.insertInto('sinkronisasi')
			.values({ ...row, jenis, berubahAt: now() })
			.onConflict((conflict) => conflict.column('jenis').doUpdateSet(changed))
			.execute()
	}
	return { data: { dryRun, jumlah, perubahan } }
}

const FEW = 5

/** Few rows vanish in everyday work; most of them at once looks like a fault of the sender. */
const isSuspicious = (hilang: number, dikenal: number) => hilang >= FEW && hilang > dikenal / 2

const SYNC_LOCK = 7_921_006

/** Sendings run one after the other, so that each one is compared with the state after the last. SQLite does that by itself. */
async function lockSync({ db, database: { kind } }: ChangeContext): Promise<void> {
	if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${SYNC_LOCK}::bigint)`.execute(db)
}

/** Collects what is wrong with the lines, by field: `data.17.jamSelesai`. */
export function collectErrors() {
	const fields: Record<string, string> = {}
	return {
		add(line: number, field: string, sentence: string) {
			fields[`data.${line}.${field}`] ??= sentence
		},
		failure: () => (Object.keys(fields).length > 0 ? fail('INPUT_TIDAK_VALID', { fields }) : null),
	}
}

export type LineErrors = ReturnType<typeof collectErrors>

/** Names every line whose key an earlier line has. Lines count from 0, as in the names of fields. */
export function refuseTwice<Line>(
	lines: readonly Line[],
	errors: LineErrors,
	{ keyOf, field, what }: { keyOf: (line: Line) => string; field: string; what: string },
): void {
	const first = new Map<string, number>()
	for (const [index, line] of lines.entries()) {
		const earlier = first.get(keyOf(line))
		if (earlier === undefined) first.set(keyOf(line), index)
		else errors.add(index, field, `${what} sudah ada di baris ${earlier}.`)
	}
}

/** The ids of what has a code, by code. */
export async function readCoded(
	{ db }: ChangeContext,
	table: 'dokter' | 'poliKlinik',
): Promise<Map<string, { id: string; kode: string; nama: string }>> {
	const rows = await db
		.selectFrom(table)
		.select(['id', 'kodeSimrs', 'nama'])
		.where('kodeSimrs', 'is not', null)
		.execute()
	return new Map(rows.map(({ id, kodeSimrs, nama }) => [kodeSimrs ?? '', { id, kode: kodeSimrs ?? '', nama }]))
}
