import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Load {
	perSecond: number
	/** Milliseconds. */
	p50: number
	p99: number
}

export interface WrkOptions {
	url: string
	headers: Record<string, string>
	seconds: number
	connections: number
	/** Goes before it, to bind it to a core. */
	command?: string[]
}

export async function runWrk({ url, headers, seconds, connections, command = [] }: WrkOptions): Promise<Load> {
	const [program = 'wrk', ...before] = [...command, 'wrk']
	const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
	// A slow response is not a failed one.
	const args = [...before, '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s', ...lines, url]
	const { stdout } = await promisify(execFile)(program, args)
	return parseWrk(stdout)
}

/** Throws if any response failed: failures are quick to send. */
export function parseWrk(output: string): Load {
	const failed = /(Non-2xx or 3xx responses|Socket errors):.*/.exec(output)?.[0]
	if (failed) throw new Error(`Some responses failed: ${failed}`)
	const number = (pattern: RegExp) => {
		const [, value, unit = ''] = pattern.exec(output) ?? []
		if (value === undefined) throw new Error(`wrk printed something unexpected:\n${output}`)
		return Number(value) * (MILLISECONDS[unit] ?? 1)
	}
	return {
		perSecond: number(/Requests\/sec:\s+([\d.]+)/),
		p50: number(/ 50%\s+([\d.]+)(us|ms|s|m|h)\b/),
		p99: number(/ 99%\s+([\d.]+)(us|ms|s|m|h)\b/),
	}
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
