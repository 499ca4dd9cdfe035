/** A network in place of a visitor's address: 24 bits of IPv4, 48 bits of IPv6. Null for anything else. */
export function shortenAddress(address: string): string | null {
	const ipv4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
	if (ipv4) return `${ipv4[1]}.0`
	if (!/^[0-9a-f:]{2,39}$/i.test(address) || !address.includes(':')) return null
	const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
	const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 3)
	return groups.every((group) => group.length <= 4) ? `${groups.join(':').toLowerCase()}::` : null
}
