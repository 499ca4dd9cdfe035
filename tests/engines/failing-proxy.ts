import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Stands between a browser and the site, counts documents, and lets files fail, hang or wait. */
export async function startFailingProxy(site: string) {
	const { hostname, port } = new URL(site)
	const proxy = {
		url: '',
		/** The paths of the documents so far. */
		documents: [] as string[],
		/** Requests for these paths get 404. */
		fails: (_path: string) => false,
		/** Requests for these paths get no response. */
		hangs: (_path: string) => false,
		/** Requests for these paths wait for this. */
		waitsFor: (_path: string): Promise<void> | undefined => undefined,
		async stop() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
	const server = createServer(async (incoming, outgoing) => {
		const path = incoming.url ?? '/'
		if (incoming.headers.accept?.startsWith('text/html')) proxy.documents.push(path)
		if (proxy.hangs(path)) return
		if (proxy.fails(path)) return outgoing.writeHead(404).end()
		await proxy.waitsFor(path)
		const { url, method, headers } = incoming
		const asked = request({ hostname, port, path: url, method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
			answer.pipe(outgoing)
		})
		asked.on('error', () => outgoing.destroy())
		outgoing.on('close', () => asked.destroy())
		incoming.pipe(asked)
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	proxy.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
	return proxy
}
