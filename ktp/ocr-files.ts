import languageAddress from '@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz?url'
import workerAddress from 'tesseract.js/dist/worker.min.js?url'
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import simdCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'

/** The decompressed size: `content-length` is the compressed one. */
const CORE_BYTES = 3_900_000
const LANGUAGE_BYTES = 1_200_000

/** Everything the reader needs, from our own server. The browser caches it: the names contain a hash. */
export async function loadOcrFiles(onProgress: (part: number) => void, signal: AbortSignal) {
	const core = hasSimd() ? simdCore : plainCore
	let received = 0
	const onBytes = (count: number) => {
		received += count
		onProgress(Math.min(1, received / (CORE_BYTES + LANGUAGE_BYTES)))
	}
	const [language] = await Promise.all([
		download(languageAddress, onBytes, signal),
		// The worker then loads it from the browser's cache; its own load would report no progress.
		download(core, onBytes, signal),
	])
	return { worker: absolute(workerAddress), core: absolute(core), language }
}

const absolute = (address: string) => new URL(address, location.href).href

async function download(address: string, onBytes: (count: number) => void, signal: AbortSignal): Promise<Uint8Array> {
	const response = await fetch(address, { signal })
	if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`)
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

/** Whether the browser accepts a module with one SIMD instruction. No security policy forbids a validation. */
const hasSimd = (): boolean =>
	WebAssembly.validate(
		Uint8Array.of(
			...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
			...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
		),
	)
