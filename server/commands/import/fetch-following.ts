import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'
import { ImportError } from '../../content/isi/import-error.ts'

const MAX_REDIRECTS = 5

const privateAddresses = new BlockList()
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
] as const)
	privateAddresses.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
	['::', 127],
	['fc00::', 7],
	['fe80::', 10],
] as const)
	privateAddresses.addSubnet(network, prefix, 'ipv6')

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
	return (
		found.length === 0 ||
		found.some(({ address, family }) => privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'))
	)
}
