import { newKey } from '../../../../contract/new-key.ts'

export interface Box {
	x0: number
	y0: number
	x1: number
	y1: number
}

export interface OcrWord {
	text: string
	/** 0 to 100. */
	confidence: number
	bbox: Box
	symbols: { text: string; confidence: number; bbox: Box }[]
}

export interface OcrLine {
	words: OcrWord[]
	bbox: Box
	baseline: Box
}

interface Answer {
	jobId: string
	status: 'progress' | 'resolve' | 'reject'
	data: unknown
}

interface Page {
	blocks: { paragraphs: { lines: OcrLine[] }[] }[] | null
}

interface Job {
	resolve: (data: unknown) => void
	reject: (reason: unknown) => void
}

const LANGUAGE = 'ind'
/** The neural network only: our core has no other engine. */
const LSTM_ONLY = 1
/** Otherwise every picture writes to the console. */
const QUIET = { debug_file: '/dev/null', user_defined_dpi: '300' }

/**
 * Talks to the worker script of tesseract.js without the library's client: `createWorker` 7.0.0 passes language data
 * on as a name, throws failures into the page, and falls back to a third-party server.
 */
export class OcrWorker {
	#worker: Worker
	#jobs = new Map<string, Job>()
	/** Called with the progress of the current job. */
	onProgress: (part: number) => void = () => {}

	constructor(address: string) {
		this.#worker = new Worker(address)
		this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data)
		this.#worker.onerror = (event) => {
			event.preventDefault()
			this.end(new Error(event.message || 'the worker could not be started'))
		}
	}

	#take({ jobId, status, data }: Answer) {
		if (status === 'progress') return this.onProgress((data as { progress: number }).progress)
		const job = this.#jobs.get(jobId)
		this.#jobs.delete(jobId)
		if (status === 'resolve') job?.resolve(data)
		else job?.reject(new Error(String(data)))
	}

	#do<T>(action: string, payload: object): Promise<T> {
		const jobId = newKey()
		return new Promise((resolve, reject) => {
			this.#jobs.set(jobId, { resolve: (data) => resolve(data as T), reject })
			this.#worker.postMessage({ workerId: LANGUAGE, jobId, action, payload })
		})
	}

	async prepare(core: string, language: Uint8Array): Promise<void> {
		await this.#do('load', { options: { lstmOnly: true, corePath: core } })
		const langs = [{ code: LANGUAGE, data: language }]
		await this.#do('loadLanguage', { langs, options: { cacheMethod: 'none' } })
		await this.#do('initialize', { langs: LANGUAGE, oem: LSTM_ONLY })
	}

	/** The lines of a PNG, from top to bottom. The parameters apply to this picture only. */
	async recognize(image: Uint8Array, parameters: Record<string, string>): Promise<OcrLine[]> {
		const options = { ...QUIET, ...parameters }
		const page = await this.#do<Page>('recognize', { image, options, output: { text: false, blocks: true } })
		return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
	}

	end(reason: unknown): void {
		this.#worker.terminate()
		for (const job of this.#jobs.values()) job.reject(reason)
		this.#jobs.clear()
	}
}
