import { Hono } from 'hono'

const DAY_MS = 86_400_000
/** RFC 9116 advises less than a year; the date moves on by itself. */
const VALID_DAYS = 180

interface SecurityTxtOptions {
	/** Where to report a weakness: `mailto:` or `https:`; empty means that there is no file. */
	contact: string
	siteUrl: string
	now?: () => number
}

/** `/.well-known/security.txt`, as RFC 9116 has it. */
export function securityTxt({ contact, siteUrl, now = Date.now }: SecurityTxtOptions): Hono {
	const app = new Hono()
	if (!contact) return app
	return app.get('/.well-known/security.txt', (c) => {
		const expires = new Date(Math.floor(now() / DAY_MS + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z')
		const lines = [
			`Contact: ${contact}`,
			`Expires: ${expires}`,
			'Preferred-Languages: id, en',
			...(siteUrl ? [`Canonical: ${new URL('/.well-known/security.txt', siteUrl)}`] : []),
		]
		return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'no-cache' })
	})
}
