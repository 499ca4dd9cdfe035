import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** What IANA gives out for global unicast; the library calls unassigned blocks unicast too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** True for an address that is not global unicast: private networks, this machine, multicast, tunnels; false for a name. */
export function isPrivateAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false
	const parsed = ipaddr.process(address)
	if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6, 3)) return true
	return parsed.range() !== 'unicast'
}

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** True when one of the addresses of a host is private, and for a name that cannot be resolved. */
export async function leadsInside(url: URL): Promise<boolean> {
	const found = await lookup(hostOf(url), { all: true }).catch(() => [])
	return found.length === 0 || found.some(({ address }) => isPrivateAddress(address))
}
