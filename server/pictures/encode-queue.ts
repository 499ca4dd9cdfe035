import pLimit from 'p-limit'

/** libuv has four threads; more encodes would leave none for reading files. */
const CONCURRENT_ENCODES = 2

/** All encodes of this process, of variants and uploads: each may hold hundreds of megabytes of pixels. */
export const encodeQueue = pLimit(CONCURRENT_ENCODES)
