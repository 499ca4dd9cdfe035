import { BlockList } from 'node:net'

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

/** True for an address inside a private network or of this machine. */
export const isPrivateAddress = (address: string, family: number): boolean =>
	privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4')
