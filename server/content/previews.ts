import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PublishedTable } from '../../database/is-published.ts'

/** The one record that a member of staff sees before it is published, as id by table. */
export type Preview = { readonly [Table in PublishedTable]?: string }

/** Long enough to look at a page on two devices' widths. */
export const PREVIEW_MS = 10 * 60_000

const COOKIE = 'pratinjau'
export const publishedTables: readonly PublishedTable[] = ['artikel', 'berandaBanner', 'popupInformation', 'shopItem']

/** Lets one browser see one thing that is not published, for a while. */
export interface Previews {
	/** The line that sets the cookie. */
	begin(table: PublishedTable, id: string): string
	/** The line that takes it away. */
	end(): string
	/** What the one who sends these cookies may see. */
	read(cookies: string | null | undefined): Preview | undefined
}

/** Cheap enough for every request: nobody but staff has this cookie. */
export const mayHavePreview = (cookies: string | null | undefined) => cookies?.includes(`${COOKIE}=`) ?? false

export function createPreviews(secret: string, now: () => number = Date.now): Previews {
	const sign = (text: string) => createHmac('sha256', secret).update(`${COOKIE}.${text}`).digest()
	const line = (value: string, seconds: number) =>
		`${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
	return {
		begin(table, id) {
			const text = `${table}.${id}.${now() + PREVIEW_MS}`
			return line(`${text}.${sign(text).toString('base64url')}`, PREVIEW_MS / 1000)
		},
		end: () => line('', 0),
		read(cookies) {
			if (!mayHavePreview(cookies)) return undefined
			const [, text = '', signature = ''] = /(?:^|;\s*)pratinjau=([^;]+)\.([\w-]+)/.exec(cookies ?? '') ?? []
			const given = Buffer.from(signature, 'base64url')
			const expected = sign(text)
			if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
			const [table = '', id = '', until] = text.split('.')
			return publishedTables.some((each) => each === table) && Number(until) > now() ? { [table]: id } : undefined
		},
	}
}
