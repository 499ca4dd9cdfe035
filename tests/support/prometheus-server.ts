import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findPrometheus } from '../../scripts/prometheus.mjs'
import { freePort } from './nginx-server.ts'

export interface Prometheus {
	/** An answer of its API: `query?query=up`. */
	ask(path: string): Promise<unknown>
	stop(): Promise<void>
}

function programOf(name: 'prometheus' | 'promtool'): string {
	const program = findPrometheus(name)
	if (!program) throw new Error(`There is no ${name} for these tests: please install the package prometheus.`)
	return program
}

/** Runs promtool in `deploy/`; a complaint is an error with its output. */
export function promtool(args: string[], input?: string): string {
	const cwd = join(import.meta.dirname, '../../deploy')
	return execFileSync(programOf('promtool'), args, { cwd, input, encoding: 'utf8', stdio: 'pipe' })
}

/** A real Prometheus on this machine, which has scraped the target once. */
export async function startPrometheus(target: string): Promise<Prometheus> {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-prometheus-'))
	const port = await freePort()
	const scrape = { job_name: 'rs-yasmin', scrape_interval: '1s', static_configs: [{ targets: [target] }] }
	const config = join(folder, 'prometheus.yml')
	// JSON is YAML too.
	writeFileSync(config, JSON.stringify({ scrape_configs: [scrape] }))
	const args = [
		`--config.file=${config}`,
		`--storage.tsdb.path=${join(folder, 'data')}`,
		`--web.listen-address=127.0.0.1:${port}`,
	]
	const child = spawn(programOf('prometheus'), args, { stdio: 'ignore' })
	const ended = once(child, 'close')
	const endWithUs = () => child.kill('SIGKILL')
	process.once('exit', endWithUs)
	const ask = async (path: string) => {
		const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
		return ((await response.json()) as { data?: unknown; error?: string }).data
	}
	await expect
		.poll(() => ask('query?query=up').catch(() => null), { timeout: 60_000 })
		.toMatchObject({ result: [{ value: [expect.any(Number), '1'] }] })
	return {
		ask,
		async stop() {
			child.kill('SIGTERM')
			await ended
			process.off('exit', endWithUs)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
