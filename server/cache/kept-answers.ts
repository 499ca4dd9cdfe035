import { AnswerCache, type Made } from './answer-cache.ts'
import { cachedAddress, type Reader } from './cached-address.ts'
import { KEPT } from './kept.ts'
import { SealedAnswer } from './sealed-answer.ts'

export interface KeptAnswersOptions {
	revision: () => number
	/** Answers anew: an address without anything of the one who asks. */
	fetch: (request: Request) => Promise<Response> | Response
}

/** What is the same for everybody, by address; null for what is not. The API is the same from every origin. */
export interface KeptAnswers {
	forBrowser(url: string, origin: string): SealedAnswer | Promise<SealedAnswer> | null
	forPage(url: string): SealedAnswer | Promise<SealedAnswer> | null
}

const MAX_ADDRESSES = 20_000

export function keptAnswers({ revision, fetch }: KeptAnswersOptions): KeptAnswers {
	const cache = new AnswerCache({ revision })
	const addresses = { browser: remembered('browser'), page: remembered('page') }

	async function make(address: string): Promise<Made> {
		const response = await fetch(new Request(address))
		const answer = await SealedAnswer.from(response)
		const isKept = response.status === 200 && response.headers.get('cache-control') === KEPT
		return { answer, keep: isKept && !holdsNothing(answer, address) }
	}

	function answer(address: string | null, origin: string) {
		if (address === null) return null
		const key = (address.startsWith('/api/') ? INSIDE : origin) + address
		return cache.answer(key, () => make(key))
	}

	return {
		forBrowser: (url, origin) => answer(addresses.browser(url), origin),
		forPage: (url) => answer(addresses.page(url), INSIDE),
	}
}

/** Addresses as they were sent: to find out what they mean takes longer than to answer. */
function remembered(reader: Reader): (url: string) => string | null {
	const addresses = new Map<string, string | null>()
	return (url) => {
		const known = addresses.get(url)
		if (known !== undefined) return known
		const address = cachedAddress(url, reader)
		if (addresses.size >= MAX_ADDRESSES) addresses.clear()
		addresses.set(url, address)
		return address
	}
}

/** The origin for what does not depend on one. */
export const INSIDE = 'http://localhost'

/** Lists without anything in them, for one value of a parameter or another, would fill the cache with nothing. */
const holdsNothing = (answer: SealedAnswer, address: string) =>
	address.includes('?') && answer.text.startsWith('{"data":[]')
