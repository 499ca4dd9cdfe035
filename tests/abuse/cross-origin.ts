import { fillPath } from '../../contract/fill-path.ts'
import { validWrites, writing } from './api/valid-writes.ts'
import type { Kind } from './attack.ts'

const FOREIGN = ['https://jahat.example', 'http://localhost:8080', 'http://localhost.jahat.example', 'null', '://%', '']
const SITES = ['cross-site', 'same-site', 'garbage', '']
const FORMS: [type: string | undefined, body: (json: string) => string][] = [
	['application/json', (json) => json],
	['text/plain', (json) => json],
	['text/plain;charset=UTF-8', (json) => `${json.slice(0, -1)},"x":"="}`],
	['application/x-www-form-urlencoded', (json) => `${encodeURIComponent(json)}=`],
	[
		'multipart/form-data; boundary=x',
		(json) => `--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n${json}\r\n--x--`,
	],
	['', (json) => json],
	[undefined, (json) => json],
]
const PAGES = [
	'/',
	'/reservasi',
	'/data-saya',
	'/hubungi-kami',
	'/info-kesehatan/artikel-1',
	'/_root.data',
	'/__manifest',
]

/** A victim's browser, led by somebody else's page: their cookie goes along, and nothing may come of it. */
export const crossOrigin: Kind = {
	name: 'other origins (CSRF)',
	share: 0.15,
	async *attacks({ victims }, random) {
		while (true) {
			const victim = random.pick(victims)
			const [name, call] = random.pick(writing)
			const { params, body } = validWrites(victim)[name] ?? {}
			const [type, form] = random.pick(FORMS)
			const headers = new Headers({ cookie: victim.cookie })
			if (type !== undefined) headers.set('content-type', type)
			if (random.chance(0.6)) {
				headers.set('sec-fetch-site', random.pick(SITES))
				if (random.chance(0.8)) headers.set('origin', random.pick(FOREIGN))
			} else headers.set('origin', random.pick(FOREIGN))
			if (random.chance(0.1)) headers.set('x-http-method-override', call.method)

			const toPage = random.chance(0.1)
			const path = toPage ? random.pick(PAGES) : `/api${fillPath(call.path, params)}`
			const method = toPage || random.chance(0.2) ? random.pick(['POST', 'PUT', 'PATCH', 'DELETE']) : call.method
			const url = `http://localhost${path}${random.chance(0.1) ? `?_method=${call.method}` : ''}`
			// As bytes, or a text would be given a type.
			const sent = body === undefined && !toPage ? null : new TextEncoder().encode(form(JSON.stringify(body ?? {})))
			yield {
				request: new Request(url, { method, headers, body: sent }),
				judge: ({ status }) => {
					const expected = toPage ? [405, 404, 403] : [403]
					return expected.includes(status) ? null : `answered ${status}`
				},
			}
		}
	},
}
