/** The worker that reads ID cards, in the site and in the staff app. */
const OCR_WORKER = /\/assets\/worker\.min-[\w-]+\.js$/
const OCR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** The worker has a policy of its own, so that pages need not allow WebAssembly for it. */
export function allowOcrWorker(path: string, headers: Headers): void {
	if (OCR_WORKER.test(path)) headers.set('content-security-policy', OCR_WORKER_POLICY)
}
