import { judgeGoals } from './goals.ts'
import type { Results, Row } from './results.ts'
import type { Load } from './run-wrk.ts'

/** The results as Markdown. */
export function writeTable(results: Results): string {
	const { rows, behindNginx, workers, idle, loadAverage, seconds, rounds, connections } = results
	const measured = [...rows, ...(behindNginx ? [behindNginx] : [])]
	return [
		'# Measured',
		'',
		`Written by \`npm run bench\`, see [operations](operations.md#measuring). ${results.date}, commit ${results.commit}.`,
		'',
		`- ${results.machine}, ${results.cores} cores, Node ${results.node}, ` +
			`${results.nginx ? `nginx ${results.nginx}` : 'nginx is not installed, so its columns are empty'}.`,
		`- Load average ${loadAverage[0].toFixed(2)} when it began, ${loadAverage[1].toFixed(2)} when it ended.`,
		`- ${connections} connections, ${seconds} s a turn, medians of ${rounds}, in turns. Servers, PostgreSQL included, ` +
			'share one core, the load generator has another. WORKERS=1.',
		`- The disk takes ${whole(results.diskSyncsPerSecond)} blocks of 4 kB for good in a second, one after the other.`,
		'',
		'## Goals',
		'',
		...table(
			['', 'wanted', 'measured', ''],
			judgeGoals(results).map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'yes' : '**no**']),
		),
		'',
		'## Requests',
		'',
		'Bare is a `node:http` server with the same bytes in memory, nginx the same bytes as a file. By work: the same ratio',
		'of what each answers in a second that it is at work, which holds even if others were at work on the machine.',
		'',
		...table(
			[
				...['', 'database', 'bytes', 'requests/s', 'p50', 'p99'],
				...['bare/s', 'of bare', 'by work', 'nginx/s', 'of nginx', 'by work'],
			],
			measured.map(requestCells),
		),
		'',
		'## Two workers',
		'',
		'The kept home page with all cores free for servers and load generator alike. What a server does in a second of its',
		'own work tells what it would do with a core for itself.',
		'',
		...table(
			['', 'requests/s', 'of bare', 'in a second of work'],
			Object.entries({ 'two workers': workers.two, 'one worker': workers.one, bare: workers.bare }).map(
				([name, { perSecond, perCpuSecond = Number.NaN }]) => [
					...[name, whole(perSecond), ratio(perSecond, workers.bare.perSecond), whole(perCpuSecond)],
				],
			),
		),
		'',
		'## At rest',
		'',
		`- A second \`npm start\` is ready after ${idle.secondStartSeconds.toFixed(2)} s.`,
		`- After eight pages its workers hold ${idle.workers.map(({ resident }) => whole(resident)).join(' and ')} MB each; ` +
			`with what they share counted once, ${idle.workers.map(({ share }) => whole(share)).join(' and ')} MB.`,
		'',
	].join('\n')
}

const requestCells = ({ what, database, bytes, ours, bare, nginx }: Row): string[] => [
	what,
	database ?? '',
	whole(bytes),
	whole(ours.perSecond),
	milliseconds(ours.p50),
	milliseconds(ours.p99),
	...besideCells(ours, bare),
	...besideCells(ours, nginx),
]

const besideCells = (ours: Load, other: Load | undefined): string[] =>
	other
		? [
				whole(other.perSecond),
				ratio(ours.perSecond, other.perSecond),
				ratio(ours.perCpuSecond ?? Number.NaN, other.perCpuSecond ?? Number.NaN),
			]
		: ['–', '–', '–']

/** The first column is text, the others are figures. */
function table(head: string[], rows: string[][]): string[] {
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`
	return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)]
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(2)
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
