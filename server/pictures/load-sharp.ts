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
