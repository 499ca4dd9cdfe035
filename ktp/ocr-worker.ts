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
	status: 'progress' | 'resolve' | 'reject'
	data: unknown
}

interface Page {
	blocks: { paragraphs: { lines: OcrLine[] }[] }[] | null
}

const LANGUAGE = 'ind'
/** The neural network only: our core has no other engine. */
const LSTM_ONLY = 1
/** Otherwise every picture writes to the console. */
const QUIET = { debug_file: '/dev/null', user_defined_dpi: '300' }

/**
 * Talks to the worker script of tesseract.js without the library's client: `createWorker` 7.0.0 passes language data
 * on as a name, throws failures into the page, and falls back to a third-party server. It does one job at a time.
 */
export class OcrWorker {
	#worker: Worker
	#fail: (reason: Error) => void = () => {}
	onProgress: (part: number) => void = () => {}

	constructor(address: string) {
		this.#worker = new Worker(address)
		this.#worker.onerror = (event) => {
			event.preventDefault()
			this.end()
		}
	}

	#do<T>(action: string, payload: object): Promise<T> {
		return new Promise((resolve, reject) => {
			this.#fail = reject
			this.#worker.onmessage = ({ data: { status, data } }: MessageEvent<Answer>) => {
				if (status === 'progress') this.onProgress((data as { progress: number }).progress)
				else if (status === 'resolve') resolve(data as T)
				else reject(new Error(String(data)))
			}
			this.#worker.postMessage({ workerId: LANGUAGE, jobId: action, action, payload })
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

	end(): void {
		this.#worker.terminate()
		this.#worker.onmessage = null
		this.#fail(new Error('ended'))
	}
}
