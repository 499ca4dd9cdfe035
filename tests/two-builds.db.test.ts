import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { makeMerek } from '../server/merek/make-merek.ts'
import { staticFiles } from '../server/pages/static-files.ts'
import { serveStaffApp } from '../server/staff/shell/serve-staff-app.ts'
import { startUnlimitedNginx } from './support/nginx-server.ts'
import { writeBuild } from './support/test-build.ts'

/** The files of a server that has this build alone. */
async function startBuild(id: string): Promise<string> {
	const root = mkdtempSync(join(tmpdir(), 'rs-yasmin-build-'))
	await writeBuild(root, 'site', id, { [`client/assets/site-${id}.js`]: id })
	await writeBuild(root, 'staff', id, { [`assets/site-${id}.js`]: id })
	const app = new Hono().route(
		'/staf',
		serveStaffApp(root, async () => makeMerek(undefined, 'RS Uji')),
	)
	const server = createServer(getRequestListener(app.get('*', staticFiles(root)).fetch))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
		rmSync(root, { recursive: true })
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('nginx fetches a built file that one server lacks from another, and sends 404 when all lack it', async () => {
	const nginx = await startUnlimitedNginx(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(startBuild)))
	onTestFinished(nginx.stop)
	// A new address each time, or nginx would serve its cached file.
	let requests = 0
	const ask = async (path: string) => {
		requests += 1
		const response = await fetch(`${nginx.url}${path}?${requests}`)
		return [response.status, await response.text()]
	}
	for (const folder of ['/assets', '/staf/assets'])
		for (const id of ['a', 'e', 'a', 'e']) expect(await ask(`${folder}/site-${id}.js`)).toEqual([200, id])
	expect(await ask('/assets/site-gone.js')).toEqual([404, '404 Not Found'])
	expect(await ask('/assets/site-b.js'), 'no server was left out for its 404').toEqual([200, 'b'])
})
