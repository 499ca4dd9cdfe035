/** What belongs to one person is kept by nobody, found by no search engine, and its address is told to nobody. */
export function setPersonalPageHeaders(headers: Headers): void {
	headers.set('cache-control', 'no-store')
	headers.set('referrer-policy', 'no-referrer')
	headers.set('x-robots-tag', 'noindex')
}
