import pLimit from 'p-limit'

/** Allows the 50-megapixel photos of phones (8160 × 6120). */
export const MAX_INPUT_PIXELS = 50_000_000

/** Loaded with the first encode: a process that never encodes saves eight megabytes. */
export async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// One thread per encode: the queue alone limits concurrency.
	sharp.concurrency(1)
	// Every input is read once, so a cache in libvips would never hit.
	sharp.cache(false)
	return sharp
}

/** libuv has four threads; more encodes would leave none for reading files. */
const CONCURRENT_ENCODES = 2

/** All encodes of this process, of variants and uploads: each may hold hundreds of megabytes of pixels. */
export const encodeQueue = pLimit(CONCURRENT_ENCODES)
