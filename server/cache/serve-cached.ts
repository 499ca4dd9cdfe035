import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayHavePreview } from '../content/previews.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { SealedAnswer } from './sealed-answer.ts'

export interface ServeCachedOptions {
	answers: KeptAnswers
	/** Without it an answer depends on the host that was asked for. */
	siteUrl: string
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Answers what is the same for everybody from memory, and leaves everything else to the next listener. */
export function serveCached({ answers, siteUrl }: ServeCachedOptions, next: Listener): Listener {
	const ownOrigin = siteUrl ? new URL(siteUrl).origin : null
	return (request, response) => {
		const { method, headers } = request
		const isRead = method === 'GET' || method === 'HEAD'
		// A body, an odd host: whatever is unusual takes the long way.
		const isPlain = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
		const isVisitor = !mayHavePreview(headers.cookie)
		const origin = originOf(headers.host)
		const answer =
			isRead && isPlain && isVisitor && origin !== null ? answers.forBrowser(request, ownOrigin ?? origin) : null
		if (answer === null) return next(request, response)
		const sending =
			answer instanceof SealedAnswer
				? answer.send(request, response)
				: answer.then((made) => made.send(request, response))
		// Made again on its own, it answers for itself what went wrong.
		sending?.catch(() => next(request, response))
	}
}

let lastHost: string | undefined
let lastOrigin: string | null = null

/** Null for a host that is none. Nearly always it is the same as before. */
export function originOf(host: string | undefined): string | null {
	if (host === lastHost) return lastOrigin
	lastHost = host
	lastOrigin = host !== undefined && HOST.test(host) ? `http://${host}` : null
	return lastOrigin
}

const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i
