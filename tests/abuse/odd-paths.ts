import { pictureFolders } from '../../contract/media/picture-places.ts'
import type { Kind } from './attack.ts'

const STARTS = ['/', '/images/', '/assets/', '/api/', '/api/v1/public/dokter/detail/', '/api/v1/public/artikel/detail/']
const STEPS = [
	...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '%c0%ae%c0%ae/', '..%00/', '..;/'],
	...['%uff0e%uff0e/', '%ef%bc%8e%ef%bc%8e/', '....//', './', '//', '/%2f/', '%2f%2f', '\\\\', '~/', '%0d%0a', '%09'],
]
const ENDS = [
	...['etc/passwd', 'package.json', 'server/env.ts', 'data/yasmin.db', 'build/server/index.js', '.env', '.git/config'],
	...['proc/self/environ', 'C:%5cwindows%5cwin.ini', 'passwd%00.webp', 'a.webp?w=-1', 'a.webp?w=99999', 'a.svg', '%00'],
	...['logo.png%00', 'logo.png/..', `${'a'.repeat(3000)}.webp`, '%F0%9F%A9%BA.webp', 'nul', 'con.webp', '..', '.'],
]

/** Ways out of the folders that pictures and files are served from. */
export const oddPaths: Kind = {
	name: 'paths of pictures and files',
	share: 0.1,
	async *attacks(_, random) {
		const starts = [...STARTS, ...pictureFolders.map((folder) => `/images/${folder}/`)]
		while (true) {
			const steps = Array.from({ length: random.below(6) }, () => random.pick(STEPS)).join('')
			const path = `${random.pick(starts)}${steps}${random.pick(ENDS)}`
			const headers = { accept: random.pick(['*/*', 'image/avif', 'text/html', 'image/svg+xml,*/*']) }
			const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE'])
			const request = new Request(new URL(`http://localhost${path}`), { method, headers })
			yield {
				request,
				judge: ({ status, headers }) => {
					const type = headers.get('content-type') ?? ''
					// Nothing of ours is of these kinds, whatever the address is made of.
					if (status < 300 && /svg|octet-stream|x-sh|sqlite/.test(type)) return `served ${type}`
					return status >= 300 && status < 400 && status !== 304 ? `leads to ${headers.get('location')}` : null
				},
			}
		}
	},
}
