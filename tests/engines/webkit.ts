import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Engine, SIZE } from './engine.ts'
import { makeProfile, startProgram, untilWritten } from './start-program.ts'

/** WebKitGTK over W3C WebDriver, on a screen in memory. It does not report its console. */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
	const profile = makeProfile()
	const screen = ['-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp']
	const display = startProgram(xvfb, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
	const number = await untilWritten(display.child.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/)
	const port = await freePort()
	const env = {
		PATH: '/usr/bin:/bin',
		HOME: profile.folder,
		LANG: 'C.UTF-8',
		DISPLAY: `:${number}`,
		GDK_BACKEND: 'x11',
	}
	const server = startProgram(driver, [`--port=${port}`], { env, stdio: 'ignore' })

	async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
		const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
		if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
		return value
	}
	async function untilReady() {
		while (!(await send('GET', '/status').catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100))
	}
	await untilReady()
	const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} })
	const session = `/session/${sessionId}`
	await send('POST', `${session}/window/maximize`, {})

	return {
		errors: [],
		async open(url) {
			await send('POST', `${session}/url`, { url })
		},
		async evaluate(expression) {
			const script = `return JSON.stringify(${expression})`
			const value = await send<string | null>('POST', `${session}/execute/sync`, { script, args: [] })
			return value === null ? undefined : JSON.parse(value)
		},
		async perform(actions) {
			await send('POST', `${session}/actions`, { actions })
		},
		async close() {
			await send('DELETE', session).catch(() => {})
			await server.stop()
			await display.stop()
			profile.remove()
		},
	}
}

/** The driver takes a port and reports none. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	return typeof address === 'object' && address ? address.port : 0
}
