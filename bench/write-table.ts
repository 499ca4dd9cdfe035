import { judgeGoals, MAX_GROWTH, MAX_PHONE_TBT, MIN_PHONE_SCORE } from './goals.ts'
import type { Results, Row } from './results.ts'

export function writeTable(results: Results): string {
	const { idle, loadAverage, seconds, rounds, connections } = results
	return [
		'# Measured',
		'',
		`Written by \`npm run bench\`, see [operations](operations.md#measuring). ${results.date}, commit ${results.commit}.`,
		'',
		`- ${results.machine}, ${results.cores} cores, Node ${results.node}.`,
		`- Load average ${loadAverage[0].toFixed(2)} at the start, ${loadAverage[1].toFixed(2)} at the end.`,
		`- ${connections} connections, ${seconds} s a turn, medians of ${rounds}, in turns. Servers, PostgreSQL included, ` +
			'share one core, the load generator has another. WORKERS=1. Uncached and rendered: RESPONSE_CACHE=0.',
		`- The disk syncs ${whole(results.diskSyncsPerSecond)} blocks of 4 kB per second, one after the other.`,
		'',
		'## Goals',
		'',
		...table(
			['', 'wanted', 'measured', ''],
			judgeGoals(results).map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'yes' : '**no**']),
		),
		'',
		'Other commands measure the other goals:',
		'',
		`- No call takes more than ${MAX_GROWTH} times as long in a hospital a hundred times as large ` +
			'(`npm run bench -- --growth`, figures in `bench/growth-sqlite.json` and `bench/growth-postgres.json`).',
		`- Each page reaches ${MIN_PHONE_SCORE} of 100 on Lighthouse's phone, and blocks it for ${MAX_PHONE_TBT} ms at most (\`npm run bench -- --lighthouse\`).`,
		'- A first load stays within the bytes of `tests/journeys/budgets.ts`, which `npm test` checks.',
		'',
		'## Requests',
		'',
		'Bare is a `node:http` server with the same bytes in memory.',
		'',
		...table(
			['', 'database', 'bytes', 'requests/s', 'p50', 'p99', 'bare/s', 'of bare'],
			results.rows.map(requestCells),
		),
		'',
		'## Idle',
		'',
		`- A second \`npm start\` is ready after ${idle.secondStartSeconds.toFixed(2)} s.`,
		`- After eight pages each worker holds ${idle.workers.map(({ resident }) => whole(resident)).join(' and ')} MB; ` +
			`with shared memory counted once, ${idle.workers.map(({ share }) => whole(share)).join(' and ')} MB.`,
		'',
	].join('\n')
}

const requestCells = ({ what, database, bytes, ours, bare }: Row): string[] => [
	what,
	database ?? '',
	whole(bytes),
	whole(ours.perSecond),
	milliseconds(ours.p50),
	milliseconds(ours.p99),
	whole(bare.perSecond),
	(ours.perSecond / bare.perSecond).toFixed(2),
]

/** The first column is text, the others are figures. */
function table(head: string[], rows: string[][]): string[] {
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`
	return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)]
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
