import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newWebhookSecret, postWebhook, signWebhook } from '../server/notifications/post-webhook.ts'
import { testWorker } from './support/test-delivery.ts'
import { listenHttp, type TestHttpServer } from './support/test-http-server.ts'
import { insertReservasiBasics, kodeOf, reserve } from './support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from './support/test-staff.ts'

// The receiver of docs/webhooks.md, as a hospital would run it: our delivery, this receiver, and a server that plays
// WhatsApp and a plain gateway.

const PROGRAM = join(import.meta.dirname, '../docs/examples/webhook-receiver.mjs')
const MINUTE_MS = 60_000

let staff: TestStaff
let desk: TestPerson
let target: TestHttpServer
let messages: { path: string; headers: Record<string, unknown>; body: string }[] = []
let answer = 200
let clock = 0
const running: ChildProcess[] = []
beforeAll(async () => {
	staff = await openTestStaff()
	desk = await staff.signedIn('admin')
	await insertReservasiBasics(staff)
	target = await listenHttp(async (request, response) => {
		const parts: Buffer[] = []
		for await (const part of request) parts.push(part)
		messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
		response.writeHead(answer).end()
	})
})
afterAll(async () => {
	await target.close()
	await staff.dispose()
})
beforeEach(() => {
	messages = []
	answer = 200
	clock = 0
})
afterEach(async () => {
	for (const child of running.splice(0)) child.kill('SIGKILL')
	for (const table of ['kotakKeluar', 'webhook', 'shopReservasi'] as const) await staff.db.deleteFrom(table).execute()
})

interface Receiver {
	url: string
	/** What it wrote to its log. */
	log(): string
}

async function startReceiver(env: Record<string, string>): Promise<Receiver> {
	const child = spawn(process.execPath, [PROGRAM], { env: { ...env, PORT: '0' } })
	running.push(child)
	let log = ''
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (text) => {
			log += text
		})
	await expect.poll(() => log).toMatch(/^Listening on port \d+$/m)
	return { url: `http://127.0.0.1:${/\d+/.exec(log)?.[0]}/masuk`, log: () => log }
}

const whatsapp = () => ({ WHATSAPP_URL: `${target.origin}/v23.0/1234/messages`, WHATSAPP_TOKEN: 'token-wa' })
const gateway = () => ({ GATEWAY_URL: `${target.origin}/kirim`, GATEWAY_TOKEN: 'token-gerbang' })

/** A webhook of the staff app and a receiver with its secret. */
async function connect(env: Record<string, string>): Promise<Receiver> {
	// The address is known after the start, and the start needs the secret.
	const values = { nama: 'Gerbang WA', peristiwa: ['reservasi.dikonfirmasi', 'reservasi.batal'], dataPribadi: true }
	const created = await desk.send('POST', '/notifikasi/webhook', { ...values, url: 'http://127.0.0.1:9/masuk' })
	const { id, rahasia, versi } = created.body.data.created
	const receiver = await startReceiver({ ...env, WEBHOOK_SECRET: rahasia })
	const changed = await desk.send('PATCH', `/notifikasi/webhook/${id}`, { ...values, url: receiver.url, versi })
	expect(changed.status).toBe(200)
	return receiver
}

const deliver = () => testWorker(staff.database, { now: () => Date.now() + clock }).deliverDue()
const rows = () => staff.db.selectFrom('kotakKeluar').selectAll().orderBy('id').execute()

async function confirm(atasNama = 'Ibu Siti jahat.example 0812') {
	await reserve(staff, [{ id: 'kunjungan', atasNama, jamDatang: '07:00-09:00' }])
	const step = { dari: 'baru', ke: 'dikonfirmasi', catatan: '' }
	expect((await desk.send('POST', '/reservasi/kunjungan/status', step)).status).toBe(200)
}

test('given WhatsApp, a confirmed reservation sends its template once, also when the webhook comes twice', async () => {
	const receiver = await connect(whatsapp())
	await confirm()
	await deliver()
	expect(messages).toHaveLength(1)
	expect(messages[0]).toMatchObject({ path: '/v23.0/1234/messages', headers: { authorization: 'Bearer token-wa' } })
	const text = (value: string) => ({ type: 'text', text: value })
	const kode = kodeOf('kunjungan')
	const visit = 'Selasa, 17 November 2026, pukul 07.00–09.00 WIB'
	expect(JSON.parse(messages[0]?.body ?? '')).toEqual({
		messaging_product: 'whatsapp',
		recipient_type: 'individual',
		to: '6281234567890',
		type: 'template',
		template: {
			name: 'reservasi_dikonfirmasi',
			language: { code: 'id' },
			components: [
				// Of the name only words are left.
				{ type: 'body', parameters: ['Ibu Siti', kode, 'RS Uji', visit].map(text) },
				{ type: 'button', sub_type: 'url', index: '0', parameters: [text(kode)] },
			],
		},
	})
	// As after a crash of the site between sending and storing that.
	await staff.db.updateTable('kotakKeluar').set({ status: 'menunggu', berikutAt: Date.now() }).execute()
	await deliver()
	expect(await rows()).toMatchObject([{ status: 'terkirim', percobaan: 2 }])
	expect(messages).toHaveLength(1)
	expect(receiver.log()).not.toMatch(/Siti|81234567890/)
})

test('given a plain gateway, a form has number and text with the link', async () => {
	await connect(gateway())
	await confirm('')
	await deliver()
	expect(messages).toMatchObject([{ path: '/kirim', headers: { authorization: 'Bearer token-gerbang' } }])
	const kode = kodeOf('kunjungan')
	expect(Object.fromEntries(new URLSearchParams(messages[0]?.body))).toEqual({
		number: '+6281234567890',
		text: [
			`Halo Bapak/Ibu, reservasi ${kode} di RS Uji untuk Selasa, 17 November 2026, pukul 07.00–09.00 WIB sudah dikonfirmasi.`,
			`https://rs.example.com/reservasi-status/${kode}`,
		].join('\n'),
	})
})

test('given that WhatsApp fails, the site tries again and the message is sent then', async () => {
	await connect(whatsapp())
	answer = 500
	await confirm()
	await deliver()
	expect(await rows()).toMatchObject([{ status: 'menunggu', galat: 'Penerima menjawab HTTP 502.' }])
	answer = 200
	clock = MINUTE_MS
	await deliver()
	expect(await rows()).toMatchObject([{ status: 'terkirim' }])
	expect(messages).toHaveLength(2)
})

const BODY = JSON.stringify({
	type: 'reservasi.batal',
	timestamp: '2026-11-16T02:00:00.000Z',
	data: {
		kode: 'AAAAA-AAAAA-AAAAA',
		kunjungan: 'Selasa, 17 November 2026',
		atasNama: 'Siti',
		noTelp: '+6281',
		paket: [],
		rumahSakit: { nama: 'RS Uji', noTelp: '' },
	},
})

const post = (url: string, headers: Record<string, string>, body = BODY) =>
	postWebhook({ url, headers, body, allowInternal: true, signal: new AbortController().signal })

const secret = newWebhookSecret()
test.each([
	['another body', () => signWebhook(secret, 'x', Date.now(), BODY), `${BODY} `],
	['another secret', () => signWebhook(`whsec_${'A'.repeat(44)}`, 'x', Date.now(), BODY), BODY],
	['another id', () => ({ ...signWebhook(secret, 'x', Date.now(), BODY), 'webhook-id': 'y' }), BODY],
	['an old time', () => signWebhook(secret, 'x', Date.now() - 10 * MINUTE_MS, BODY), BODY],
	['no headers', () => ({}), BODY],
])('a message with %s is refused and sends nothing', async (_, headers, body) => {
	const { url } = await startReceiver({ ...whatsapp(), WEBHOOK_SECRET: secret })
	await expect(post(url, headers(), body)).rejects.toThrow('Penerima menjawab HTTP 401.')
	expect(messages).toEqual([])
	// The same message, as the reference library signs it.
	const sentAt = new Date()
	const signature = new Webhook(secret).sign('tiga', sentAt, BODY)
	const timestamp = String(Math.floor(sentAt.getTime() / 1000))
	await post(url, { 'webhook-id': 'tiga', 'webhook-timestamp': timestamp, 'webhook-signature': signature })
	expect(messages).toHaveLength(1)
})

test('events without a text or a number send nothing, a repeated id sends once, and a huge body is refused', async () => {
	const { url } = await startReceiver({ ...whatsapp(), WEBHOOK_SECRET: secret })
	const send = (id: string, body: string) => post(url, signWebhook(secret, id, Date.now(), body), body)
	await send('uji', '{"type":"uji","data":{}}')
	await send('tanpa-nomor', BODY.replace('+6281', ''))
	await send('lain', BODY.replace('reservasi.batal', 'toString'))
	expect(messages).toEqual([])
	await Promise.all([send('sama', BODY), send('sama', BODY)])
	await send('sama', BODY)
	expect(messages).toHaveLength(1)
	await expect(send('besar', JSON.stringify('x'.repeat(200_000)))).rejects.toThrow()
})
