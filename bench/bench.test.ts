import { expect, test } from 'vitest'
import { judgeGoals } from './goals.ts'
import { type Growth, plotGrowth } from './plot-growth.ts'
import type { Results } from './results.ts'
import { type Load, parseWrk } from './run-wrk.ts'
import { median, medianLoad, percentile } from './statistics.ts'
import { writeTable } from './write-table.ts'

const wrkOutput = (more = '') => `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 20 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.21ms  350.11us   9.99ms   95.50%
    Req/Sec    16.60k     1.50k   18.10k    85.00%
  Latency Distribution
     50%  930.00us
     75%    1.20ms
     90%    1.50ms
     99%    1.25s
  33021 requests in 2.00s, 830.11MB read
${more}Requests/sec:  16509.12
Transfer/sec:    415.02MB
`

test("wrk's units are told apart", () => {
	expect(parseWrk(wrkOutput())).toEqual({ perSecond: 16509.12, p50: 0.93, p99: 1250 })
})

test.each(['  Non-2xx or 3xx responses: 3\n', '  Socket errors: connect 0, read 2, write 0, timeout 0\n'])(
	'a run with %j counts for nothing',
	(line) => expect(() => parseWrk(wrkOutput(line))).toThrow(line.trim()),
)

test('an output that is none is not taken for zero', () => {
	expect(() => parseWrk('unable to connect to 127.0.0.1:3000')).toThrow('unable to connect')
})

test('the median is the one in the middle, by size', () => {
	expect([median([10, 9, 100]), median([4, 1, 2, 3]), median([7])]).toEqual([10, 2.5, 7])
	expect(median([])).toBeNaN()
	const each = (perSecond: number, p99: number): Load => ({ perSecond, perCpuSecond: perSecond * 2, p50: 1, p99 })
	expect(medianLoad([each(1, 30), each(3, 10), each(2, 20)])).toEqual(each(2, 20))
})

test('a percentile is exceeded by the rest alone', () => {
	const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
	expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([5], 0.99)]).toEqual([50, 99, 5])
})

const load = (perSecond: number, p50 = 1, p99 = 2, perCpuSecond = perSecond): Load => ({
	perSecond,
	perCpuSecond,
	p50,
	p99,
})
const results: Results = {
	date: '2026-11-15T00:00:00.000Z',
	commit: 'abc',
	machine: 'Processor',
	cores: 2,
	node: '26.10.0',
	nginx: null,
	loadAverage: [0.1, 1.2],
	seconds: 2,
	rounds: 3,
	connections: 20,
	diskSyncsPerSecond: 7000,
	behindNginx: null,
	rows: [
		{
			what: 'page, kept (home)',
			database: null,
			bytes: 26_000,
			ours: load(9000, 1, 2, 9500),
			bare: load(10_000),
			nginx: load(30_000),
		},
		{
			what: 'page, rendered each time (home)',
			database: 'PostgreSQL',
			bytes: 9,
			ours: load(900, 1, 1),
			bare: load(1000),
		},
		{
			what: 'page, rendered each time (home)',
			database: 'SQLite',
			bytes: 9,
			ours: load(200, 40, 500.4),
			bare: load(1000),
		},
	],
	workers: {
		two: load(15_000, 1, 2, 9500),
		one: load(9000, 1, 2, 10_000),
		bare: load(10_000, 1, 2, 11_000),
	},
	idle: {
		secondStartSeconds: 1.234,
		workers: [
			{ resident: 120.4, share: 60 },
			{ resident: 161, share: 80 },
		],
	},
}

test('goals are held against what was measured on SQLite', () => {
	const goals = judgeGoals(results).map(({ measured, met }) => [measured, met])
	expect(goals.slice(0, 4)).toEqual([
		['0.90', true],
		['1.90', true],
		['200/s', false],
		['12.51 ×', false],
	])
	// Nothing was measured of the next five: that is no success.
	expect(goals.slice(4, 9).map(([, met]) => met)).toEqual([false, false, false, false, false])
	expect(goals.slice(9)).toEqual([
		['161 MB', false],
		['1.23 s', true],
	])
})

test('the table tells what is beside what', () => {
	const table = writeTable(results)
	expect(table).toContain(
		'| page, kept (home) |  | 26,000 | 9,000 | 1.00 ms | 2.00 ms | 10,000 | 0.90 | 0.95 | 30,000 | 0.30 | 0.32 |',
	)
	expect(table).toContain(
		'| page, rendered each time (home) | SQLite | 9 | 200 | 40 ms | 500 ms | 1,000 | 0.20 | 0.20 | – | – | – |',
	)
	expect(table).toContain('nginx is not installed')
	const cells = table.split('\n').filter((line) => line.startsWith('|'))
	const widths = new Set(cells.map((line) => line.split('|').length))
	expect(widths).toEqual(new Set([6, 14]))
})

test('a growing cost rises on the plot, and every call is on it', () => {
	const growth: Growth = {
		database: 'SQLite',
		date: '2026-11-15',
		machine: 'Processor',
		commit: 'abc',
		measured: [
			{ call: 'list <a> & b', costs: costs(0.2, 0.2, 2), growth: 10 },
			{ call: 'detail', costs: costs(0.1, 0.1, 0.1), growth: 1 },
		],
	}
	const svg = plotGrowth([growth])
	expect(svg).toContain('list &lt;a> &amp; b')
	const heights = Array.from(svg.matchAll(/<polyline class="\w+" points="([^"]+)"/g), ([, points = '']) =>
		points.split(' ').map((point) => Number(point.split(',')[1])),
	)
	expect(heights).toHaveLength(2)
	const [steep = []] = heights.filter(([first, , last]) => first !== last)
	expect(steep[2]).toBeLessThan(steep[0] as number)
	expect(svg).not.toContain('NaN')
})

const costs = (...p50: number[]) => p50.map((each, index) => ({ size: 10 ** index, p50: each }))
