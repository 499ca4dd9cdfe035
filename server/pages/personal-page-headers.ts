/** A page of one person is not cached, not listed by search engines, and its address is sent to no other site. */
export function setPersonalPageHeaders(headers: Headers): void {
	headers.set('cache-control', 'no-store')
	headers.set('referrer-policy', 'no-referrer')
	headers.set('x-robots-tag', 'noindex')
}
