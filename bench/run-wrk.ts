import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Load {
	perSecond: number
	/** In a second that the server was at work. */
	perCpuSecond?: number
	/** Milliseconds. */
	p50: number
	p99: number
}

export interface WrkOptions {
	url: string
	headers: Record<string, string>
	seconds: number
	connections: number
	/** Put before it, to bind it to a core. */
	command?: string[]
}

export async function runWrk({ url, headers, seconds, connections, command = [] }: WrkOptions): Promise<Load> {
	const [program = 'wrk', ...before] = [...command, 'wrk']
	const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
	// A slow answer is not a failed one.
	const args = [...before, '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s', ...lines, url]
	const { stdout } = await promisify(execFile)(program, args)
	return parseWrk(stdout)
}

/** Refuses a run in which anything but good answers came: failures are quick to send. */
export function parseWrk(output: string): Load {
	const failed = /(Non-2xx or 3xx responses|Socket errors):.*/.exec(output)?.[0]
	if (failed) throw new Error(`Not all answers were good: ${failed}`)
	const number = (pattern: RegExp) => {
		const [, value, unit = ''] = pattern.exec(output) ?? []
		if (value === undefined) throw new Error(`wrk said something unexpected:\n${output}`)
		return Number(value) * (MILLISECONDS[unit] ?? 1)
	}
	return {
		perSecond: number(/Requests\/sec:\s+([\d.]+)/),
		p50: number(/ 50%\s+([\d.]+)(us|ms|s|m|h)\b/),
		p99: number(/ 99%\s+([\d.]+)(us|ms|s|m|h)\b/),
	}
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
