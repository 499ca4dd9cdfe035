import { createHmac, timingSafeEqual } from 'node:crypto'

/** The one record that a member of staff sees before it is published, as id by table. */
export type Preview = { readonly [Table in PreviewedTable]?: string }

/** Rows that are not public yet, and the draft of an article that is. */
const previewedTables = ['artikel', 'artikelVersi', 'berandaBanner', 'popupInformation', 'shopItem'] as const
export type PreviewedTable = (typeof previewedTables)[number]

/** Long enough to check a page at several widths. */
const PREVIEW_MS = 10 * 60_000

const COOKIE = 'pratinjau'

/** A signed cookie that shows one unpublished row to one browser for a limited time. */
export type Previews = ReturnType<typeof createPreviews>

/** A cheap check for every request: only staff have this cookie. */
const mayHavePreview = (cookies: string | null | undefined) => cookies?.includes(`${COOKIE}=`) ?? false

export function createPreviews(secret: string, now: () => number = Date.now) {
	const sign = (text: string) => createHmac('sha256', secret).update(`${COOKIE}.${text}`).digest()
	const setCookie = (value: string, seconds: number) =>
		`${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
	return {
		/** The Set-Cookie header that starts a preview. */
		begin(table: PreviewedTable, id: string): string {
			const text = `${table}.${id}.${now() + PREVIEW_MS}`
			return setCookie(`${text}.${sign(text).toString('base64url')}`, PREVIEW_MS / 1000)
		},
		/** The Set-Cookie header that ends it. */
		end: () => setCookie('', 0),
		/** The preview of a valid cookie; on HTTPS its name has a prefix (`create-staff-api.ts`). */
		read(cookies: string | null | undefined): Preview | undefined {
			if (!mayHavePreview(cookies)) return undefined
			const [, text = '', signature = ''] =
				/(?:^|;\s*)(?:__Host-)?pratinjau=([^;]+)\.([\w-]+)/.exec(cookies ?? '') ?? []
			const given = Buffer.from(signature, 'base64url')
			const expected = sign(text)
			if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
			const [table = '', id = '', until] = text.split('.')
			return previewedTables.some((each) => each === table) && Number(until) > now() ? { [table]: id } : undefined
		},
	}
}
