import { attacks as markup } from '../support/xss-attacks.ts'
import type { Kind } from './attack.ts'

const PAGES = [
	...['/pencarian?cari=', '/yasmin-shop?tipe=', '/poli-klinik?cari=', '/galeri?jenis=', '/promo?halaman=', '/?dokter='],
	'/bandingkan?paket=',
	...['/layanan/', '/info-kesehatan/', '/kategori-info-kesehatan/', '/paket-layanan/', '/reservasi-status/', '/'],
]

/** Markup in an address: nowhere on the page does it become markup again. */
export const reflectedScript: Kind = {
	name: 'reflected script',
	share: 0.01,
	async *attacks({ send }, random) {
		const tagsOf = new Map<string, string>()
		while (true) {
			const page = random.pick(PAGES)
			const attack = random.pick(markup)
			const known = tagsOf.get(page) ?? dangerous((await send(addressed(page, 'tidak-ada'))).text)
			tagsOf.set(page, known)
			yield {
				request: addressed(page, attack),
				judge: ({ text, headers }) => {
					if (!headers.get('content-type')?.startsWith('text/html')) return null
					if (/[<"]/.test(attack) && text.includes(attack)) return `shows ${attack}`
					return dangerous(text) === known ? null : `other scripts or handlers after ${attack}`
				},
			}
		}
	},
}

const addressed = (page: string, value: string) =>
	new Request(`http://localhost${page}${encodeURIComponent(value.toWellFormed())}`)

/** How many scripts, frames, handlers and script addresses a page has. */
const dangerous = (html: string) =>
	[/<script\b/gi, /<iframe\b/gi, /<(?:svg|math|img|a)\b[^>]*\son\w+\s*=/gi, /(?:href|src)="\s*javascript:/gi]
		.map((pattern) => html.match(pattern)?.length ?? 0)
		.join()
