import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, EngineOptions } from './engine.ts'
import { SIZE } from './engine.ts'
import { makeProfile, startProgram, untilWritten } from './start-program.ts'

const BLOCK_ALL_COOKIES = 2

/** Firefox over WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(program: string, { blocksCookies = false }: EngineOptions = {}): Promise<Engine> {
	const profile = makeProfile()
	const preferences = {
		'intl.accept_languages': 'id',
		...(blocksCookies ? { 'network.cookie.cookieBehavior': BLOCK_ALL_COOKIES } : {}),
	}
	const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
	writeFileSync(join(profile.folder, 'user.js'), lines.join('\n'))
	const args = ['--headless', '--no-remote', '--profile', profile.folder, '--remote-debugging-port', '0']
	const env = { PATH: '/usr/bin:/bin', HOME: profile.folder }
	const firefox = startProgram(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
	const address = await untilWritten(firefox.child.stderr, /WebDriver BiDi listening on (ws:\S+)/)

	const socket = new WebSocket(`${address}/session`)
	const errors: string[] = []
	const pending = new Map<number, PromiseWithResolvers<unknown>>()
	socket.addEventListener('message', ({ data }) => {
		const message: BidiMessage = JSON.parse(data)
		if (message.method === 'log.entryAdded' && message.params?.level === 'error') errors.push(message.params.text ?? '')
		const sent = pending.get(message.id ?? -1)
		if (message.type === 'error') sent?.reject(new Error(`${message.error}: ${message.message}`))
		else sent?.resolve(message.result)
	})
	await once(socket, 'open')

	let id = 0
	function send<Result>(method: string, params: object): Promise<Result> {
		id += 1
		const answer = Promise.withResolvers<unknown>()
		pending.set(id, answer)
		socket.send(JSON.stringify({ id, method, params }))
		return answer.promise as Promise<Result>
	}

	await send('session.new', { capabilities: {} })
	const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
	const context = contexts[0]?.context
	await send('browsingContext.setViewport', { context, viewport: SIZE })
	await send('session.subscribe', { events: ['log.entryAdded'] })

	return {
		errors,
		async open(url) {
			await send('browsingContext.navigate', { context, url, wait: 'none' })
		},
		async evaluate(expression) {
			const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
				expression: `JSON.stringify(${expression})`,
				target: { context },
				awaitPromise: true,
			})
			if (type === 'exception') throw new Error(exceptionDetails?.text)
			return result?.value === undefined ? undefined : JSON.parse(result.value)
		},
		async perform(actions) {
			await send('input.performActions', { context, actions })
		},
		async close() {
			socket.close()
			await firefox.stop()
			profile.remove()
		},
	}
}

interface BidiMessage {
	id?: number
	type: 'success' | 'error' | 'event'
	result?: unknown
	error?: string
	message?: string
	method?: string
	params?: { level?: string; text?: string }
}

interface Evaluated {
	type: 'success' | 'exception'
	result?: { value?: string }
	exceptionDetails?: { text: string }
}
