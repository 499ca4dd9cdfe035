import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postWebhook } from '../server/notifications/post-webhook.ts'
import { signWebhook } from '../server/notifications/sign-webhook.ts'
import { newWebhookSecret } from '../server/notifications/webhook-secret.ts'
import { listenHttp } from './support/test-http-server.ts'

// The receiver of docs/webhooks.md, as a hospital would run it.

const document = readFileSync(join(import.meta.dirname, '../docs/webhooks.md'), 'utf8')
const [, code = ''] = /```js\n(.+?)```/s.exec(document) ?? []
const secret = newWebhookSecret()
const BODY = '{"type":"uji","data":{}}'

let receiver: ChildProcess
let url: string
let printed = ''
beforeAll(async () => {
	const free = await listenHttp(() => {})
	const port = String(free.port)
	await free.close()
	url = `http://127.0.0.1:${port}/masuk`
	receiver = spawn(process.execPath, ['--input-type=module', '-e', code], {
		env: { WEBHOOK_SECRET: secret, PORT: port },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	receiver.stdout?.on('data', (text) => {
		printed += text
	})
	await vi.waitFor(async () => expect((await fetch(url, { method: 'POST' })).status).toBe(401), { timeout: 30_000 })
})
afterAll(() => void receiver.kill('SIGKILL'))

const post = (headers: Record<string, string>, body = BODY) =>
	postWebhook({ url, headers, body, allowInternal: true, signal: new AbortController().signal })

test('the documented receiver accepts a signed message, and handles a repeated one once', async () => {
	const headers = signWebhook(secret, 'satu', Date.now(), BODY)
	await post(headers)
	await post(headers)
	await post(signWebhook(secret, 'dua', Date.now(), BODY))
	await expect.poll(() => printed).toBe(`${BODY}\n${BODY}\n`)
})

test('it accepts what the reference library signs', async () => {
	const sentAt = new Date()
	const signature = new Webhook(secret).sign('tiga', sentAt, BODY)
	const timestamp = String(Math.floor(sentAt.getTime() / 1000))
	await post({ 'webhook-id': 'tiga', 'webhook-timestamp': timestamp, 'webhook-signature': signature })
})

test.each([
	['another body', () => signWebhook(secret, 'x', Date.now(), BODY), `${BODY} `],
	['another secret', () => signWebhook(`whsec_${'A'.repeat(44)}`, 'x', Date.now(), BODY), BODY],
	['another id', () => ({ ...signWebhook(secret, 'x', Date.now(), BODY), 'webhook-id': 'y' }), BODY],
	['an old time', () => signWebhook(secret, 'x', Date.now() - 10 * 60_000, BODY), BODY],
	['no headers', () => ({}), BODY],
])('it refuses a message with %s', async (_, headers, body) => {
	await expect(post(headers(), body)).rejects.toThrow('Penerima menjawab HTTP 401.')
})
