import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../scripts/chromium.mjs'
import { isExecutable, searchPath } from '../scripts/system-packages.mjs'
import { startSite } from '../tests/support/site-server.ts'
import { describeMachine } from './describe-machine.ts'
import { judgeLighthouse } from './goals.ts'
import { calibrateSlowdown, type LighthouseReport, medianOf, type Scores, scoresOf } from './lighthouse-report.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUTES = [
	'/',
	'/poli-klinik',
	'/daftar-dokter/poli-anak',
	'/info-kesehatan',
	'/info-kesehatan/jalan-kaki-30-menit',
	'/layanan/igd-24-jam',
	'/yasmin-shop',
	'/hubungi-kami',
]
const CHROME_FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage']
/** A data folder with pictures that earlier runs encoded: encoding is not measured. */
const PICTURE_CACHE_DATA = join(import.meta.dirname, '../node_modules/.cache/site-data')

const root = join(import.meta.dirname, '..')
const execute = promisify(execFile)

interface LighthouseOptions {
	/** Runs of each page; the median counts. */
	times: number
	/** How much slower the phone's processor is; by default it is calibrated to this machine. */
	slowdown?: number
	/** Some of the pages, comma-separated. */
	only?: string
	/** A file for the whole result. */
	out?: string
}

/** An installed Lighthouse, or npm's copy: it is no dependency of the project. */
function lighthouseCommand(): [string, string[]] {
	const installed = searchPath()
		.map((folder) => join(folder, 'lighthouse'))
		.find(isExecutable)
	return installed ? [installed, []] : ['npm', ['exec', '--yes', LIGHTHOUSE, '--']]
}

async function measure(address: string, chromium: string, slowdown?: number): Promise<Scores> {
	const [program, before] = lighthouseCommand()
	const flags = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${CHROME_FLAGS.join(' ')}`]
	if (slowdown) flags.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`)
	const { stdout } = await execute(
		'env',
		[`CHROME_PATH=${chromium}`, program, ...before, address, ...flags, '--enable-error-reporting=false'],
		{ cwd: root, maxBuffer: 100_000_000 },
	)
	return scoresOf(JSON.parse(stdout) as LighthouseReport)
}

/**
 * Lighthouse's phone preset (simulated slow 4G, a slower processor) on the built site with the demo hospital, as a
 * table. Browser and server share the processors, so blocking time is meaningful on a quiet machine alone; the load
 * stands beside every run.
 */
export async function measureLighthouse({
	times,
	slowdown: givenSlowdown,
	only,
	out,
}: LighthouseOptions): Promise<void> {
	const routes = only ? ROUTES.filter((route) => only.split(',').includes(route)) : ROUTES
	const chromium = await ensureChromium()
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-lighthouse-'))
	const site = await startSite({
		env: { DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}`, DATA_DIR: PICTURE_CACHE_DATA, DEMO: '1' },
	})
	const calibrate = async () => calibrateSlowdown((await measure(site.url, chromium)).benchmarkIndex)
	let slowdown = givenSlowdown
	const measured: (Scores & { route: string; load: number; runs: number[] })[] = []
	try {
		slowdown ??= await calibrate()
		for (const route of routes) {
			const runs: Scores[] = []
			for (let time = 0; time < times; time += 1) runs.push(await measure(site.url + route, chromium, slowdown))
			measured.push({
				route,
				...medianOf(runs),
				load: loadavg()[0] as number,
				runs: runs.map(({ performance }) => performance),
			})
		}
	} finally {
		await site.stop()
		rmSync(folder, { recursive: true, force: true })
	}

	const run = { ...describeMachine(root), lighthouse: LIGHTHOUSE, slowdown, measured }
	if (out) writeFileSync(out, `${JSON.stringify(run, null, '\t')}\n`)

	console.log(
		`${run.lighthouse}, phone preset, processor ${slowdown} times slower, median of ${times}; ${run.machine}, ${run.cores} cores, ${run.commit}, ${run.date}\n`,
	)
	console.log(row(HEAD))
	console.log(row(['---', ...HEAD.slice(1).map(() => '--:')]))
	for (const { route, load, runs, ...scores } of measured)
		console.log(
			row([
				route,
				`${scores.performance} (${runs.join(', ')})`,
				...[scores.accessibility, scores.bestPractices, scores.seo],
				...[scores.fcp, scores.si, scores.lcp].map((ms) => (ms / 1000).toFixed(2)),
				...[scores.cls.toFixed(3), scores.tbt.toFixed(0), (scores.bytes / 1000).toFixed(0)],
				...[scores.benchmarkIndex, load.toFixed(1)],
			]),
		)
	for (const { route, ...scores } of measured) {
		const missed = judgeLighthouse(scores).filter(({ met }) => !met)
		for (const { what, wanted, measured } of missed) console.log(`\n${route} misses ${what} ${wanted}: ${measured}`)
		if (scores.lost.length) console.log(`\n${route} loses points by: ${scores.lost.join(', ')}`)
	}
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const SCORES = ['performance', 'accessibility', 'best practices', 'SEO']
const HEAD = ['route', ...SCORES, 'FCP s', 'SI s', 'LCP s', 'CLS', 'TBT ms', 'kB', 'processor', 'load']
