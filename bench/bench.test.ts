import { expect, test } from 'vitest'
import { HOME_CACHED } from './cases.ts'
import { judgeGoals, judgeLighthouse } from './goals.ts'
import { calibrateSlowdown } from './lighthouse-report.ts'
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

test('the units of wrk are converted to milliseconds', () => {
	expect(parseWrk(wrkOutput())).toEqual({ perSecond: 16509.12, p50: 0.93, p99: 1250 })
})

test.each(['  Non-2xx or 3xx responses: 3\n', '  Socket errors: connect 0, read 2, write 0, timeout 0\n'])(
	'a run with %j is rejected',
	(line) => expect(() => parseWrk(wrkOutput(line))).toThrow(line.trim()),
)

test('an output without figures is rejected', () => {
	expect(() => parseWrk('unable to connect to 127.0.0.1:3000')).toThrow('unable to connect')
})

test('the median is the middle value', () => {
	expect([median([10, 9, 100]), median([4, 1, 2, 3]), median([7])]).toEqual([10, 2.5, 7])
	expect(median([])).toBeNaN()
	const each = (perSecond: number, p99: number): Load => ({ perSecond, p50: 1, p99 })
	expect(medianLoad([each(1, 30), each(3, 10), each(2, 20)])).toEqual(each(2, 20))
})

test('a percentile is exceeded by the remaining part', () => {
	const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
	expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([5], 0.99)]).toEqual([50, 99, 5])
})

const load = (perSecond: number, p50 = 1, p99 = 2): Load => ({ perSecond, p50, p99 })
const results: Results = {
	date: '2026-11-15T00:00:00.000Z',
	commit: 'abc',
	machine: 'Processor',
	cores: 2,
	node: '26.10.0',
	loadAverage: [0.1, 1.2],
	seconds: 2,
	rounds: 3,
	connections: 20,
	diskSyncsPerSecond: 7000,
	rows: [
		{ what: HOME_CACHED, database: null, bytes: 26_000, ours: load(9000), bare: load(10_000) },
		{ what: 'page, rendered (home)', database: 'SQLite', bytes: 9, ours: load(110, 40, 500.4), bare: load(1000) },
	],
	idle: {
		secondStartSeconds: 1.234,
		workers: [
			{ resident: 120.4, share: 60 },
			{ resident: 171, share: 80 },
		],
	},
}

test('a cached page beside the bare server and the largest worker are judged, and a missing figure misses its goal', () => {
	const judged = (rows: Results['rows']) => judgeGoals({ ...results, rows }).map(({ measured, met }) => [measured, met])
	expect(judged(results.rows)).toEqual([
		['0.90', true],
		['171 MB', false],
	])
	expect(judged([])[0]).toEqual(['0.00', false])
})

test('a page that loses a point, shifts its layout or blocks the phone misses a Lighthouse goal', () => {
	const scores = { performance: 95, accessibility: 100, bestPractices: 100, seo: 99, cls: 0.0012 }
	const rest = { fcp: 1, si: 1, lcp: 1, tbt: 201, bytes: 1, benchmarkIndex: 1500, lost: [] }
	expect(judgeLighthouse({ ...scores, ...rest }).map(({ what, met }) => [what, met])).toEqual([
		['performance', true],
		['accessibility', true],
		['best practices', true],
		['SEO', false],
		['CLS', false],
		['blocking time', false],
	])
	const fast = judgeLighthouse({ ...scores, ...rest, performance: 94, tbt: 200 })
	expect(fast.map(({ met }) => met)).toEqual([false, true, true, false, false, true])
})

test('a machine slower than a desktop slows the processor down less, for the same phone', () => {
	expect([3000, 1500, 1110, 375, 100].map(calibrateSlowdown)).toEqual([4, 4, 3, 1, 1])
})

test('the table shows each case beside the bare server', () => {
	const table = writeTable(results)
	expect(table).toContain('| page, cached (home) |  | 26,000 | 9,000 | 1.00 ms | 2.00 ms | 10,000 | 0.90 |')
	expect(table).toContain('| page, rendered (home) | SQLite | 9 | 110 | 40 ms | 500 ms | 1,000 | 0.11 |')
	const cells = table.split('\n').filter((line) => line.startsWith('|'))
	expect(new Set(cells.map((line) => line.split('|').length))).toEqual(new Set([6, 10]))
})
