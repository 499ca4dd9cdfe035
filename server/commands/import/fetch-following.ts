import { lookup } from 'node:dns/promises'
import { ImportError } from '../../content/isi/import-error.ts'
import { isPrivateAddress } from '../../http/private-address.ts'

const MAX_REDIRECTS = 5

/**
 * A `fetch` that follows redirects on the same host and to public addresses. Another server must not make this one ask
 * inside the hospital's network; an operator who wants that names the address in the command.
 *
 * @throws ImportError
 */
export async function fetchFollowing(address: string, init: RequestInit): Promise<Response> {
	let url = new URL(address)
	for (let redirects = 0; ; redirects++) {
		const response = await fetch(url, { ...init, redirect: 'manual' })
		const location = response.headers.get('location')
		if (response.status < 300 || response.status >= 400 || location === null) return response
		await response.body?.cancel()
		const next = URL.parse(location, url)
		if (!next || !/^https?:$/.test(next.protocol) || redirects === MAX_REDIRECTS)
			throw new ImportError(`${address} redirects to ${location}, which is not followed.`)
		if (next.host !== url.host && (await isPrivate(next.hostname)))
			throw new ImportError(
				`${address} redirects to the private address ${next.host}, which is not followed: if it is right, import from there.`,
			)
		url = next
	}
}

/** Also true for a name that cannot be resolved. */
export async function isPrivate(hostname: string): Promise<boolean> {
	const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
	return found.length === 0 || found.some(({ address, family }) => isPrivateAddress(address, family))
}
