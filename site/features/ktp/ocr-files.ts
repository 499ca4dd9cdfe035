import languageAddress from '@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz?url'
import workerAddress from 'tesseract.js/dist/worker.min.js?url'
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import simdCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'

export interface OcrFiles {
	worker: string
	core: string
	language: Uint8Array
}

/** What comes out of the network; `content-length` would tell how much goes into it. */
const CORE_BYTES = 3_900_000
const LANGUAGE_BYTES = 1_200_000

/** Everything the reader needs, from our own server. The browser keeps it: names carry a hash and never change. */
export async function loadOcrFiles(onProgress: (part: number) => void, signal: AbortSignal): Promise<OcrFiles> {
	const core = hasSimd() ? simdCore : plainCore
	let received = 0
	const onBytes = (count: number) => {
		received += count
		onProgress(Math.min(1, received / (CORE_BYTES + LANGUAGE_BYTES)))
	}
	const [language] = await Promise.all([
		download(languageAddress, onBytes, signal),
		// The worker finds it in the browser's cache: loaded by the worker itself it would tell no progress.
		download(core, onBytes, signal),
	])
	return { worker: absolute(workerAddress), core: absolute(core), language }
}

const absolute = (address: string) => new URL(address, location.href).href

async function download(address: string, onBytes: (count: number) => void, signal: AbortSignal): Promise<Uint8Array> {
	const response = await fetch(address, { signal })
	if (!response.ok || !response.body) throw new Error(`${address} answers ${response.status}`)
	const counted = response.body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				onBytes(chunk.byteLength)
				controller.enqueue(chunk)
			},
		}),
	)
	return new Uint8Array(await new Response(counted).arrayBuffer())
}

/** Whether the browser takes a module with one SIMD instruction. To validate is not to compile: no policy forbids it. */
function hasSimd(): boolean {
	return WebAssembly.validate(
		Uint8Array.of(
			...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
			...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
		),
	)
}
