import type { Recognize } from './find-card.ts'
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
		ending.signal.addEventListener('abort', () => this.end())
		const end = () => ending.abort()
		signal.addEventListener('abort', end)
		let timer: ReturnType<typeof setTimeout> | undefined
		const endAfter = (ms: number) => {
			clearTimeout(timer)
			timer = setTimeout(end, ms)
		}
		let isReading = false
		try {
			const prepared = (part: number) => {
				endAfter(STALL_MS)
				onProgress({ stage: 'preparing', part })
			}
			prepared(0)
			const picture = await decodePicture(file).catch(() => undefined)
			ending.signal.throwIfAborted()
			if (!picture) return { name: 'no-picture' }
			const worker = this.#worker ?? (await this.#start(prepared, ending.signal))
			isReading = true
			endAfter(READING_MS)
			const read = await readPicture(picture, worker, (part) => onProgress({ stage: 'reading', part }), ending.signal)
			return read ? { name: 'read', read } : { name: 'no-card' }
		} catch {
			signal.throwIfAborted()
			this.end()
			return { name: isReading && ending.signal.aborted ? 'no-card' : 'failed' }
		} finally {
			clearTimeout(timer)
			// The next picture aborts this reading, and its worker goes on.
			signal.removeEventListener('abort', end)
		}
	}

	async #start(onProgress: (part: number) => void, signal: AbortSignal): Promise<OcrWorker> {
		const { worker: address, core, language } = await loadOcrFiles(onProgress, signal)
		signal.throwIfAborted()
		const worker = new OcrWorker(address)
		this.#worker = worker
		worker.onProgress = () => onProgress(1)
		await worker.prepare(core, language)
		return worker
	}

	end(): void {
		this.#worker?.end()
		this.#worker = undefined
	}
}

function readPicture(picture: ImageBitmap, worker: OcrWorker, onProgress: (part: number) => void, signal: AbortSignal) {
	let readings = 0
	const tell = (part: number) => {
		const lines = Math.max(0, readings - 1 + part) / LINES
		const done = readings === 0 ? Math.max(BEGUN, PAGE_PART * part) : PAGE_PART + (1 - PAGE_PART) * lines
		onProgress(Math.min(1, done))
	}
	tell(0)
	worker.onProgress = tell
	const recognize: Recognize = async (png, parameters) => {
		signal.throwIfAborted()
		const lines = await worker.recognize(png, parameters)
		readings += 1
		tell(0)
		return lines
	}
	return readCard(picture, recognize, new Date().getFullYear()).finally(() => picture.close())
}
