import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** True for an address that is not of the public internet: private networks, this machine, multicast; false for a name. */
export const isPrivateAddress = (address: string): boolean =>
	ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** True when one of the addresses of a host is private, and for a name that cannot be resolved. */
export async function leadsInside(url: URL): Promise<boolean> {
	const found = await lookup(hostOf(url), { all: true }).catch(() => [])
	return found.length === 0 || found.some(({ address }) => isPrivateAddress(address))
}
