import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.mjs'
import { chooseTestDatabase } from '../support/test-database-choice.ts'
import { type Fault, type FaultResult, type FaultRun, held } from './fault.ts'
import { faults } from './faults.ts'

// npm run faults                            the short form, as in npm test
// npm run faults -- --long                  the long form: 220 kills, more than 20,000 reservations, twenty minutes
// npm run faults -- --long --seed 8         at the moments of seed 8; random moments without it
// npm run faults -- --only killed,cut       faults whose name contains one of these
// npm run faults -- --sqlite                without PostgreSQL; --postgres: without SQLite

const { values } = parseArgs({
	options: {
		long: { type: 'boolean', default: false },
		seed: { type: 'string' },
		only: { type: 'string', default: '' },
		sqlite: { type: 'boolean', default: false },
		postgres: { type: 'boolean', default: false },
	},
})

const seed = Number(values.seed ?? (values.long ? Date.now() % 1_000_000 : 7))
const both = values.sqlite === values.postgres
const kinds = (['sqlite', 'postgres'] as const).filter((kind) => both || values[kind])
const wanted = faults.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)))

/** A fault that is asked for by name runs in every form. */
const databasesOf = ({ databases, short = databases }: Fault) => (values.long || values.only ? databases : short)

const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-faults-'))
chmodSync(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const needsPostgres = kinds.includes('postgres') && wanted.some((fault) => databasesOf(fault).includes('postgres'))
const postgres = needsPostgres ? await startThrowawayPostgres(join(folder, 'postgres'), { durable: true }) : null

const rows: string[][] = [
	['fault', 'database', 'rounds', 'acknowledged', 'lost', 'doubled', 'other 5xx', 'held', 'seed'],
]
for (const fault of wanted)
	for (const kind of kinds.filter((kind) => databasesOf(fault).includes(kind)))
		rows.push(await tryFault(fault, { kind, seed, long: values.long }))
await postgres?.stop()
printTable(rows)
process.exit(rows.slice(1).every((row) => row[7] !== 'no') ? 0 : 1)

async function tryFault(fault: Fault, run: FaultRun): Promise<string[]> {
	chooseTestDatabase({ kind: run.kind, runDir: folder, postgresUrl: postgres?.url ?? '' })
	const started = performance.now()
	const known = [fault.name, run.kind]
	const missing = fault.missing?.() ?? []
	if (missing.length > 0) {
		console.log(`– ${fault.name}: not run, this system lacks ${missing.join(', ')}`)
		return [...known, 'not run', '', '', '', '', '', String(seed)]
	}
	let result: FaultResult
	try {
		result = await fault.run(run)
	} catch (error) {
		console.log(`✗ ${fault.name} (${run.kind}, seed ${seed}): ${error instanceof Error ? error.stack : error}`)
		return [...known, '', '', '', '', '', 'no', String(seed)]
	}
	const { rounds, ledger, verdict, notes = [] } = result
	const { lost, doubled, broken } = verdict
	const seconds = ((performance.now() - started) / 1000).toFixed(1)
	console.log(`${held(verdict) ? '✓' : '✗'} ${fault.name} (${run.kind}, seed ${seed}) ${seconds} s`)
	for (const complaint of [...lost, ...doubled, ...broken].slice(0, 20)) console.log(`  ${complaint}`)
	for (const note of notes) console.log(`  ${note}`)
	const wrong5xx = [...ledger.statuses].filter(([status]) => status >= 500 && status !== 503)
	const counts = [
		rounds,
		ledger.acknowledged.length,
		lost.length,
		doubled.length,
		wrong5xx.reduce((sum, [, n]) => sum + n, 0),
	]
	return [...known, ...counts.map(String), held(verdict) ? 'yes' : 'no', String(seed)]
}

function printTable(rows: string[][]) {
	const widths = (rows[0] as string[]).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
	const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
	const [head = [], ...body] = rows
	console.log(
		['', line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n'),
	)
}
