import { calls } from '../../contract/calls.ts'
import type { Answer } from '../support/send-request.ts'
import type { Kind } from './attack.ts'

const HOSTILE = [
	'jahat.example',
	'"><script>alert(1)</script>',
	'https',
	'127.0.0.1',
	'/data-saya',
	'POST',
	'1',
	'null',
]
const NAMES = [
	...[
		'x-forwarded-host',
		'x-forwarded-proto',
		'x-forwarded-for',
		'x-forwarded-port',
		'x-forwarded-prefix',
		'forwarded',
	],
	...['x-original-url', 'x-rewrite-url', 'x-host', 'x-http-method-override', 'x-method-override', 'x-real-ip', 'via'],
	...['origin', 'referer', 'accept-language', 'user-agent', 'cookie', 'authorization', 'x-wap-profile', 'max-forwards'],
	...['true-client-ip', 'cf-connecting-ip', 'host', 'x-middleware-prefetch', 'x-react-router', 'save-data', 'dnt'],
]
const NO_HOST = /["/]/
/** A page that is not cached holds the minute it was rendered in. */
const RENDERED_AT = /\d{4}-\d\d-\d\dT\d\d:\d\d/g
const withoutTime = ({ text }: Answer) => text.replace(RENDERED_AT, '')
const QUERIES = [
	'',
	'utm_source=%22%3E%3Cscript%3E',
	'__proto__[polluted]=1',
	'constructor.prototype.polluted=1',
	'cb=1',
]

/** Cached responses: no header of one client may change them. */
export const oddHeaders: Kind = {
	name: 'headers and unkeyed inputs',
	share: 0.09,
	async *attacks({ send }, random) {
		const reads = ['getTemplate', 'listDokter', 'listFaq', 'getShop', 'listLayanan', 'listMetaPixel'] as const
		const addresses = [
			...reads.map((name) => `/api${calls[name].path}`),
			...['/healthz', '/api/docs', '/images/web-setting/logo.png'],
			...['/', '/faq', '/layanan', '/hubungi-kami', '/robots.txt', '/sitemap.xml', '/tidak-ada'],
			...['/llms.txt', '/info-kesehatan/rss.xml', '/sitemap-halaman.xml', '/dokter/tidak-ada/kalender.ics'],
		]
		const plain = new Map<string, Answer>()
		while (true) {
			const path = random.pick(addresses)
			const expected = plain.get(path) ?? (await send(new Request(`http://localhost${path}`)))
			plain.set(path, expected)
			const headers = new Headers()
			for (let times = 1 + random.below(4); times > 0; times--) headers.set(random.pick(NAMES), random.pick(HOSTILE))
			// Links of a page repeat its query; a cached page is rendered without it.
			const query = path.startsWith('/api') ? random.pick(QUERIES) : ''
			yield {
				request: new Request(`http://localhost${path}?${query}`, { headers }),
				judge: (answer) => {
					if (NO_HOST.test(headers.get('host') ?? '')) return answer.status === 400 ? null : 'took a host that is none'
					if (answer.status !== expected.status) return `answered ${answer.status} instead of ${expected.status}`
					return withoutTime(answer) === withoutTime(expected) ? null : 'answered otherwise than without them'
				},
			}
		}
	},
}
