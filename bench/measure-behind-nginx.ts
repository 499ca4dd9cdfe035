import { startShippedNginx } from '../tests/support/nginx-server.ts'
import { ask } from './ask.ts'
import { type Case, PACKED } from './cases.ts'
import type { Setting } from './measure-database.ts'
import { measureCase } from './measure-requests.ts'
import type { Row } from './results.ts'
import { onCore, SERVER_CORE, startSite } from './start-servers.ts'

export const BEHIND_NGINX = 'page, kept by nginx as we ship it (home)'

/** The home page through nginx with the configuration that we ship, beside nginx with the same bytes in a file. */
export async function measureBehindNginx({ dataDir, others, pace }: Setting): Promise<Row> {
	const site = await startSite({ dataDir, command: onCore(SERVER_CORE) })
	const proxy = await startShippedNginx(site.url, onCore(SERVER_CORE))
	try {
		const each: Case = { what: BEHIND_NGINX, path: '/', headers: PACKED, reads: false }
		await ask(`${proxy.url}/`, PACKED)
		const { cache } = await ask(`${proxy.url}/`, PACKED)
		if (cache !== 'HIT') throw new Error(`nginx did not keep the page: ${cache}`)
		return { ...(await measureCase(proxy, each, others, pace)), database: null }
	} finally {
		await proxy.stop()
		await site.stop()
	}
}
