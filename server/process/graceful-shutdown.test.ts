import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from './graceful-shutdown.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function serve() {
	const server = createServer()
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const open = async (): Promise<Socket> => {
		const socket = connect(port, '127.0.0.1')
		await once(socket, 'connect')
		return socket.setEncoding('utf8')
	}
	const send = async (text: string) => {
		const socket = await open()
		socket.write(text)
		const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
		return { socket, response }
	}
	return { server, open, send }
}

test('a request in work is answered, and its connection closes at once', async () => {
	const { server, send } = await serve()
	const { socket, response } = await send(REQUEST)
	const drained = closeServer(server)
	response.end('the whole body')
	const [answer] = await once(socket, 'data')
	expect(answer).toContain('the whole body')
	const answered = performance.now()
	await drained
	// The keep-alive time of an idle connection is five seconds.
	expect(performance.now() - answered).toBeLessThan(4000)
})

test('idle connections do not delay the shutdown', async () => {
	const { server, open, send } = await serve()
	const silent = await open()
	const { socket, response } = await send(REQUEST)
	response.end()
	await once(socket, 'data')
	const closed = Promise.all([once(silent, 'close'), once(socket, 'close')])
	await closeServer(server)
	await closed
})

test('a request that never ends is disconnected after the grace period', async () => {
	const { server, send } = await serve()
	const { socket } = await send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab')
	const closed = once(socket, 'close')
	socket.on('error', () => {})
	await closeServer(server, 20)
	await closed
})
