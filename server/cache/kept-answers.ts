import type { IncomingMessage } from 'node:http'
import { AnswerCache, type Made } from './answer-cache.ts'
import { cachedAddress } from './cached-address.ts'
import { KEPT } from './kept.ts'
import { SealedAnswer } from './sealed-answer.ts'

export interface KeptAnswersOptions {
	revision: () => number
	/** Answers anew: an address without anything of the one who asks. */
	fetch: (request: Request) => Promise<Response> | Response
	/** Whether whoever sent this request may have an answer made that is not there yet. */
	mayMake?: (request: IncomingMessage) => boolean
}

/** What is the same for everybody, by address; null for what is not. The API is the same from every origin. */
export interface KeptAnswers {
	forBrowser(request: IncomingMessage, origin: string): SealedAnswer | Promise<SealedAnswer> | null
	forPage(url: string): SealedAnswer | Promise<SealedAnswer> | null
}

const MAX_ADDRESSES = 5000
const MAX_REMEMBERED_LENGTH = 200
const MAX_ORIGINS = 10

export function keptAnswers({ revision, fetch, mayMake = () => true }: KeptAnswersOptions): KeptAnswers {
	const cache = new AnswerCache({ revision })
	async function make(address: string): Promise<Made> {
		const response = await fetch(new Request(address))
		const answer = await SealedAnswer.from(response)
		const isGood = response.headers.get('cache-control') === KEPT
		// A page is whole and 200 also when one of its parts could not be had; then it says that it is not to be kept.
		const failed = response.status >= 500 || (response.status === 200 && !isGood)
		return { answer, failed, keep: response.status === 200 && isGood && !holdsNothing(answer, address) }
	}

	const forPage = remembered((url) => cachedAddress(url, 'page'), INSIDE)
	const forBrowser = new Map<string, Keys>()

	function keysOf(origin: string): Keys {
		let keys = forBrowser.get(origin)
		if (!keys) {
			keys = remembered((url) => cachedAddress(url), origin)
			if (forBrowser.size >= MAX_ORIGINS) forBrowser.clear()
			forBrowser.set(origin, keys)
		}
		return keys
	}

	return {
		forBrowser: (request, origin) => {
			const key = keysOf(origin)(request.url ?? '')
			return key === null
				? null
				: cache.answer(
						key,
						() => make(key),
						() => mayMake(request),
					)
		},
		forPage: (url) => {
			const key = forPage(url)
			return key === null ? null : cache.answer(key, () => make(key))
		},
	}
}

/** By which key the answer to an address is kept. */
type Keys = (url: string) => string | null

/** Addresses as they were sent: to find out what they mean takes longer than to answer. */
function remembered(addressOf: (url: string) => string | null, origin: string): Keys {
	const keys = new Map<string, string | null>()
	return (url) => {
		const known = keys.get(url)
		if (known !== undefined) return known
		const address = addressOf(url)
		// The API does not say where it is.
		const key = address && (address.startsWith('/api/') ? INSIDE : origin) + address
		// Long ones are nobody's, and thousands of them would be a hundred megabytes.
		if (url.length > MAX_REMEMBERED_LENGTH) return key
		if (keys.size >= MAX_ADDRESSES) keys.clear()
		keys.set(url, key)
		return key
	}
}

/** The origin for what does not depend on one. */
export const INSIDE = 'http://localhost'

/** Lists without anything in them, for one value of a parameter or another, would fill the cache with nothing. */
const holdsNothing = (answer: SealedAnswer, address: string) =>
	address.includes('?') && answer.text.startsWith('{"data":[]')
