import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

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

/** True for an address inside a private network or of this machine; false for a name. */
export const isPrivateAddress = (address: string): boolean =>
	isIP(address) > 0 && privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** True when one of the addresses of a host is private, and for a name that cannot be resolved. */
export async function leadsInside(url: URL): Promise<boolean> {
	const found = await lookup(hostOf(url), { all: true }).catch(() => [])
	return found.length === 0 || found.some(({ address }) => isPrivateAddress(address))
}
