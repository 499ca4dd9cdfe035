import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createProviderApp } from './create-provider-app.ts'
import { ProviderRecords } from './provider-records.ts'
import { PRESETS, type Preset, type ProviderSwitches } from './provider-switches.ts'

/**
 * Starts another provider on a free port of this machine.
 * @example const provider = await startProvider({ preset: 'other', pagination: false })
 */
export async function startProvider({
	preset = 'literal',
	...chosen
}: { preset?: Preset } & Partial<ProviderSwitches>) {
	let switches: ProviderSwitches = { ...PRESETS[preset], ...chosen }
	const server = createServer()
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	const { port } = server.address() as AddressInfo
	const origin = `http://127.0.0.1:${port}`
	const records = new ProviderRecords()
	let app = createProviderApp(switches, origin, records)
	const listener = getRequestListener((request) => app.fetch(request))
	server.on('request', (request, response) => {
		if (switches.down) {
			request.socket.destroy()
			return
		}
		listener(request, response)
	})
	return {
		origin,
		/** For `API_URL`. */
		apiUrl: `${origin}/api`,
		records,
		/** Answers by these switches from now on; the others are the preset's. */
		change(others: Partial<ProviderSwitches>) {
			switches = { ...PRESETS[preset], ...others }
			app = createProviderApp(switches, origin, records)
		},
		stop: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

export type Provider = Awaited<ReturnType<typeof startProvider>>
