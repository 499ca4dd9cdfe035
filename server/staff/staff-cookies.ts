/** Browsers accept this prefix only from the host itself, over HTTPS: a subdomain cannot set such a cookie. */
const PREFIX = '__Host-'

/** A `Set-Cookie` line as HTTPS sends it. The prefix requires `Secure` and `Path=/`. */
export function toHostCookie(line: string): string {
	const [pair, ...attributes] = line.split('; ')
	const others = attributes.filter((attribute) => !/^(path|domain|secure)\b/i.test(attribute))
	return [`${PREFIX}${pair}`, 'Path=/', ...others, 'Secure'].join('; ')
}

/** The headers of a request over HTTPS. Only cookies with the prefix are left, and the prefix is removed. */
export function readHostCookies(headers: Headers): Headers {
	const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
	const own = cookies.filter((cookie) => cookie.startsWith(PREFIX)).map((cookie) => cookie.slice(PREFIX.length))
	const read = new Headers(headers)
	read.set('cookie', own.join('; '))
	return read
}
