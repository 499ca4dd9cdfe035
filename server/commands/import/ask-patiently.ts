import { setTimeout as wait } from 'node:timers/promises'
import { ImportError } from './import-error.ts'

/** The whole answer has to be here by then. */
const TIMEOUT_MS = 30_000
const TRIES = 6
const FIRST_WAIT_MS = 500
/** What a provider may ask us to wait between two tries. */
const MAX_WAIT_MS = 70_000
const MAX_BYTES = 32 * 1024 ** 2

export interface Answer {
	status: number
	bytes: Buffer
}

/**
 * Asks until there is an answer that will not change by asking again; waits longer each time, or as long as it is told.
 *
 * @throws ImportError
 */
export async function askPatiently(address: string, accept: string, firstWaitMs = FIRST_WAIT_MS): Promise<Answer> {
	let trouble = ''
	for (let attempt = 0; attempt < TRIES; attempt++) {
		let asked = 0
		try {
			const response = await fetch(address, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS) })
			const bytes = await readUpTo(response, address)
			if (response.status !== 429 && response.status < 500) return { status: response.status, bytes }
			trouble = `it answers ${response.status}`
			asked = Number(response.headers.get('retry-after')) * 1000 || 0
		} catch (error) {
			if (error instanceof ImportError) throw error
			trouble = explain(error)
		}
		const grown = firstWaitMs * 2 ** attempt * (0.75 + Math.random() / 2)
		if (attempt < TRIES - 1) await wait(Math.min(MAX_WAIT_MS, Math.max(asked, grown)))
	}
	throw new ImportError(`${address} cannot be had: ${trouble}, also after ${TRIES} tries.`)
}

async function readUpTo(response: Response, address: string): Promise<Buffer> {
	const parts: Uint8Array[] = []
	let size = 0
	for await (const part of response.body ?? []) {
		size += part.length
		if (size > MAX_BYTES) throw new ImportError(`${address} is larger than ${MAX_BYTES / 1024 ** 2} MB.`)
		parts.push(part)
	}
	return Buffer.concat(parts)
}

function explain(error: unknown): string {
	const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
	if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`
	return cause?.code ?? cause?.message ?? message
}
