import { decodePicture } from './gray-picture.ts'
import type { KtpRead } from './ktp-read.ts'
import { loadOcrFiles } from './ocr-files.ts'
import { OcrWorker } from './ocr-worker.ts'
import { readCard } from './read-card.ts'

export type KtpOutcome = { name: 'read'; read: KtpRead } | { name: 'no-picture' | 'no-card' | 'failed' }

export interface KtpProgress {
	stage: 'preparing' | 'reading'
	/** From 0 to 1. */
	part: number
}

/** The timeout without progress in the preparation. The worker does not report when it cannot start. */
const STALL_MS = 30_000

/** The timeout of the reading itself. Noise of many megapixels takes a minute, and no card is found in it. */
const READING_MS = 30_000

/** The first page takes about half of the time, the lines the other half. */
const PAGE_PART = 0.5
const LINES = 9
/** The bar shows some progress from the start. */
const BEGUN = 0.05

/** Reads ID cards with one worker, which starts with the first card. */
export class KtpSession {
	#worker: OcrWorker | undefined

	/** Rejects when `signal` is aborted; any other end is an outcome. */
	async read(file: Blob, onProgress: (progress: KtpProgress) => void, signal: AbortSignal): Promise<KtpOutcome> {
		const ending = new AbortController()
		const end = () => ending.abort()
		let stalled = setTimeout(end, STALL_MS)
		let reading: ReturnType<typeof setTimeout> | undefined
		let failure: KtpOutcome = { name: 'failed' }
		const giveUp = () => {
			failure = { name: 'no-card' }
			end()
		}
		const tell = (progress: KtpProgress) => {
			clearTimeout(stalled)
			if (progress.stage === 'reading') reading ??= setTimeout(giveUp, READING_MS)
			else stalled = setTimeout(end, STALL_MS)
			if (!ending.signal.aborted) onProgress(progress)
		}
		const ended = new Promise<never>((_, reject) => {
			ending.signal.addEventListener('abort', () => {
				this.end()
				reject(new Error('ended'))
			})
		})
		signal.addEventListener('abort', end)
		try {
			return await Promise.race([this.#outcome(file, tell, ending.signal), ended])
		} catch {
			signal.throwIfAborted()
			this.end()
			return failure
		} finally {
			clearTimeout(stalled)
			clearTimeout(reading)
			signal.removeEventListener('abort', end)
		}
	}

	async #outcome(file: Blob, tell: (progress: KtpProgress) => void, signal: AbortSignal): Promise<KtpOutcome> {
		tell({ stage: 'preparing', part: 0 })
		const picture = await decodePicture(file).catch(() => undefined)
		if (!picture) return { name: 'no-picture' }
		this.#worker ??= await startWorker((part) => tell({ stage: 'preparing', part }), signal)
		const worker = this.#worker
		let readings = 0
		const tellReading = (part: number) => {
			const lines = Math.max(0, readings - 1 + part) / LINES
			const done = readings === 0 ? Math.max(BEGUN, PAGE_PART * part) : PAGE_PART + (1 - PAGE_PART) * lines
			tell({ stage: 'reading', part: Math.min(1, done) })
		}
		tellReading(0)
		worker.onProgress = tellReading
		const read = await readCard(
			picture,
			async (png, parameters) => {
				signal.throwIfAborted()
				const lines = await worker.recognize(png, parameters)
				readings += 1
				tellReading(0)
				return lines
			},
			new Date().getFullYear(),
		).finally(() => picture.close())
		return read ? { name: 'read', read } : { name: 'no-card' }
	}

	end(): void {
		this.#worker?.end(new Error('ended'))
		this.#worker = undefined
	}
}

async function startWorker(onProgress: (part: number) => void, signal: AbortSignal): Promise<OcrWorker> {
	const { worker: address, core, language } = await loadOcrFiles(onProgress, signal)
	const worker = new OcrWorker(address)
	const end = () => worker.end(new Error('ended'))
	signal.addEventListener('abort', end)
	worker.onProgress = () => onProgress(1)
	try {
		await worker.prepare(core, language)
		return worker
	} catch (error) {
		end()
		throw error
	} finally {
		signal.removeEventListener('abort', end)
	}
}
