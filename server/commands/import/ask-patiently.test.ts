import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askPatiently } from './ask-patiently.ts'

async function answering(answer: RequestListener): Promise<string> {
	const server = createServer(answer)
	await once(server.listen(0), 'listening')
	onTestFinished(() => void server.close())
	return `http://localhost:${(server.address() as AddressInfo).port}/x`
}

test('asks again until it is answered', async () => {
	let asked = 0
	const address = await answering((_, response) => {
		asked++
		if (asked === 1) response.destroy()
		else response.writeHead(asked === 2 ? 503 : 200).end('ya')
	})
	expect(await askPatiently(address, '*/*', 1)).toEqual({ status: 200, bytes: Buffer.from('ya') })
	expect(asked).toBe(3)
})

test('what will not change is not asked for again', async () => {
	let asked = 0
	const address = await answering((_, response) => {
		asked++
		response.writeHead(404).end()
	})
	expect((await askPatiently(address, '*/*', 1)).status).toBe(404)
	expect(asked).toBe(1)
})

test('says in a sentence what went wrong', async () => {
	const busy = await answering((_, response) => response.writeHead(503).end())
	await expect(askPatiently(busy, '*/*', 1)).rejects.toThrow(/cannot be had: it answers 503, also after 6 tries\.$/)
	const gone = await answering((_, response) => response.destroy())
	await expect(askPatiently(gone, '*/*', 1)).rejects.toThrow(/UND_ERR_SOCKET|ECONNRESET/)
	const endless = await answering((_, response) => response.end(Buffer.alloc(33 * 1024 ** 2)))
	await expect(askPatiently(endless, '*/*', 1)).rejects.toThrow(/is larger than 32 MB/)
})
