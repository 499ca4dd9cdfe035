// The response cache stores what is the same for everybody. What may be stored is declared beside each call and each
// page, by these types. Without a declaration a response is not cached.

/** Seconds after which a cached response is refreshed in the background, unless a declaration says otherwise. */
export const FRESH_SECONDS = 5

/** Declared by a call of the API: `cache: { parameters: ['page', 'limit'] }`. */
export interface CallCache<Parameter extends string = string> {
	/**
	 * The query parameters that belong to the cache key. A request that uses another parameter of the call is not cached;
	 * parameters that the call does not have are ignored.
	 */
	parameters: Parameter[]
	freshSeconds?: number
}

/** Exported by a page: `export const handle: PageHandle = { cache: { parameters: { halaman: /^[1-9]\d?$/ } } }`. */
export interface PageHandle {
	cache: {
		/**
		 * The query parameters that the page is rendered from, each with the values that are cached. A request with another
		 * value is rendered for itself. Parameters that are not listed never reach a cached page.
		 */
		parameters?: Record<string, RegExp>
		/** A request with a parameter that is not listed is answered for itself. */
		only?: true
		freshSeconds?: number
	}
}

/** For a parameter that visitors type: only its absence is cached. */
export const NEVER_CACHED = /^$/
