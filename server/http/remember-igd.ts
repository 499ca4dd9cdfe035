import { calls } from '../../contract/calls.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import type { Template } from '../../contract/web/web.ts'

export interface Igd {
	noTelp: string
	to: string
}

const ASK_AGAIN_MS = 60_000

type AskTemplate = (address: string) => Promise<Pick<Response, 'ok' | 'json'>>

/**
 * Remembers the number of the emergency room, so that an error page has it when nothing can be read. The returned
 * function answers at once with what is known; at most once a minute it asks again in the background.
 */
export function rememberIgd(ask: AskTemplate, now: () => number = Date.now): () => Igd | null {
	let known: Igd | null = null
	let askedAt = Number.NEGATIVE_INFINITY

	async function read(): Promise<void> {
		const response = await ask(`/api${calls.getTemplate.path}?bentuk=ringkas`)
		if (!response.ok) return
		const { data } = ((await response.json()) as Template).webSetting
		known = data?.noTelpUgd ? { noTelp: data.noTelpUgd, to: contactAddress(data.noTelpUgd, data.noTelpUgdType) } : null
	}

	return () => {
		if (now() - askedAt >= ASK_AGAIN_MS) {
			askedAt = now()
			// The number that is known stays.
			read().catch(() => {})
		}
		return known
	}
}
