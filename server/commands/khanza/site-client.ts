import type { AnyCall, CallResponse } from '../../../contract/call.ts'
import { type CallInput, queryText } from '../../../contract/client.ts'
import { type ErrorBody, type ErrorCode, errorBody } from '../../../contract/error.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { StartError } from '../../env.ts'
import { boundedFetch, FetchError } from '../../http/bounded-fetch.ts'
import { parseJson } from '../../http/parse-json.ts'

const TIMEOUT_MS = 60_000
const MAX_BYTES = 16 * 1024 ** 2

/** The site understood the call and refused it. */
export class SiteRefusal extends StartError {
	readonly code: ErrorCode
	readonly fields: Record<string, string>

	constructor({ error: { code, message, fields = {} } }: ErrorBody) {
		super(`Situs menolak: ${message} (${code})`)
		this.code = code
		this.fields = fields
	}
}

export type SendToSite = <C extends AnyCall>(call: C, input: CallInput<C>) => Promise<CallResponse<C>>

/**
 * Sends calls of the contract to the site, with its key. A failed call is not repeated: the next run does it.
 *
 * @throws StartError
 */
export const createSiteClient =
	({ site, kunci }: { site: string; kunci: string }): SendToSite =>
	async (call, { params, query, body }) => {
		const address = `${site}/api${fillPath(call.path, params)}${queryText(query)}`
		const response = await boundedFetch(address, {
			method: call.method,
			headers: {
				authorization: `Bearer ${kunci}`,
				...(body !== undefined && { 'content-type': 'application/json' }),
			},
			body: body === undefined ? undefined : JSON.stringify(body),
			timeoutMs: TIMEOUT_MS,
			maxBytes: MAX_BYTES,
		}).catch((error) => {
			if (!(error instanceof FetchError)) throw error
			throw new StartError(
				error.fault === 'redirect refused'
					? 'KHANZA_SITE mengalihkan ke alamat lain; isi dengan alamat itu.'
					: `Situs ${site} tidak dapat dihubungi (${error.fault}).`,
			)
		})
		const answer = parseJson(response.body.toString())
		if (response.status < 300 && answer !== undefined) return answer as CallResponse<typeof call>
		const refusal = errorBody.safeParse(answer)
		throw refusal.success
			? new SiteRefusal(refusal.data)
			: new StartError(`Situs ${site} menjawab ${response.status} dan bukan seperti situs ini; periksa KHANZA_SITE.`)
	}
