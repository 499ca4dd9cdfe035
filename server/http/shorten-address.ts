/** The network of an address: /24 of IPv4, /48 of IPv6. Empty for anything else. */
export function shortenAddress(address: string): string {
	const ipv4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
	if (ipv4) return `${ipv4[1]}.0/24`
	const ipv6 = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):/i.exec(address)
	return ipv6 ? `${ipv6[1]}::/48` : ''
}
