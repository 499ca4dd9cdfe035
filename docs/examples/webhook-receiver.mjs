// Turns webhooks into WhatsApp messages to patients. Node 20 or newer, without packages; see ../webhooks.md.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { PORT, WEBHOOK_SECRET = '', WHATSAPP_URL, WHATSAPP_TOKEN, GATEWAY_URL, GATEWAY_TOKEN } = process.env
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
if (key.length < 24 || !(WHATSAPP_URL || GATEWAY_URL)) throw new Error('See docs/webhooks.md for the variables.')

const TOLERANCE_SECONDS = 300
const MAX_BODY_BYTES = 100_000
/** The site waits ten seconds. */
const SEND_TIMEOUT_MS = 8000
/** Its attempts last nearly two days. */
const REMEMBER_MS = 3 * 86_400_000

/** A template has these texts with numbers for names, in the same order. Other events send nothing. */
const texts = {
	'reservasi.dibuat': 'Halo {{nama}}, reservasi {{kode}} di {{rs}} untuk {{kunjungan}} sudah kami terima.',
	'reservasi.menunggu': 'Halo {{nama}}, untuk {{kunjungan}} di {{rs}} Anda ({{kode}}) ada di daftar tunggu.',
	'reservasi.ditawari': 'Halo {{nama}}, ada tempat di {{rs}} pada {{kunjungan}}. Sampai {{sampai}} kami menahannya.',
	'reservasi.dikonfirmasi': 'Halo {{nama}}, reservasi {{kode}} di {{rs}} untuk {{kunjungan}} sudah dikonfirmasi.',
	'reservasi.diminta-memilih': 'Halo {{nama}}, pada {{kunjungan}} {{rs}} tutup. Untuk {{kode}}, pilih hari lain.',
	'reservasi.dijadwalkan-ulang': 'Halo {{nama}}, dari {{lama}} ke {{kunjungan}} kunjungan {{kode}} dipindahkan.',
	'reservasi.diubah': 'Halo {{nama}}, di reservasi {{kode}} paket {{paket}} sudah kami catat.',
	'reservasi.pengingat': 'Halo {{nama}}, {{kunjungan}} kami menunggu Anda di {{rs}}. Kode {{kode}} jangan lupa.',
	'reservasi.pembayaran': 'Halo {{nama}}, pembayaran reservasi {{kode}}: {{bayar}}. Terima kasih.',
	'reservasi.batal': 'Halo {{nama}}, reservasi {{kode}} di {{rs}} untuk {{kunjungan}} dibatalkan.',
	'antrean.dipanggil': 'Halo {{nama}}, nomor {{nomor}} dipanggil ke {{loket}} sekarang.',
	'antrean.dilewati': 'Halo {{nama}}, nomor {{nomor}} terlewat. Di {{loket}} petugas dapat membantu.',
}
const VARIABLE = /{{(\w+)}}/g

/** A visitor typed the name: words with dots, digits or slashes could lead a stranger to another site. */
const isWord = (word) => /^[\p{L}\p{M}'’-]+$/u.test(word)

/** The values of a text in their order. WhatsApp refuses line breaks, long spaces and empty values. */
function valuesOf(type, data) {
	const nama = data.atasNama.split(/\s+/).filter(isWord).join(' ') || 'Bapak/Ibu'
	const { kunjunganLama: lama, ditawarkanSampaiNama: sampai, bayarNama: bayar, nomorAntrean: nomor } = data
	const values = { ...data, nama, rs: data.rumahSakit.nama, paket: data.paket.join(', '), lama, sampai, bayar, nomor }
	const clean = (text = '') => text.replace(/\s+/g, ' ').trim() || '-'
	return [...texts[type].matchAll(VARIABLE)].map(([, variable]) => clean(values[variable]))
}

/** A template of the WhatsApp Business Cloud API. The address of its button ends with the code. */
function sendTemplate(type, data) {
	const parameter = (text) => ({ type: 'text', text })
	const parameters = valuesOf(type, data).map(parameter)
	const button = { type: 'button', sub_type: 'url', index: '0', parameters: [parameter(data.kode)] }
	const components = [{ type: 'body', parameters }, button]
	const template = { name: type.replace(/\W/g, '_'), language: { code: 'id' }, components }
	const to = data.noTelp.slice(1)
	const message = { messaging_product: 'whatsapp', recipient_type: 'individual', to, type: 'template', template }
	return post(WHATSAPP_URL, WHATSAPP_TOKEN, 'application/json', JSON.stringify(message))
}

/** A plain gateway: a form with number and text. Yours may have other names for them. */
function sendText(type, data) {
	const values = valuesOf(type, data)
	const text = texts[type].replace(VARIABLE, () => values.shift())
	const form = new URLSearchParams({ number: data.noTelp, text: `${text}\n${data.tautan}` })
	return post(GATEWAY_URL, GATEWAY_TOKEN, 'application/x-www-form-urlencoded', String(form))
}

async function post(url, token, type, body) {
	const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
	const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
	const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal })
	if (!ok) throw new Error(`The message was refused: HTTP ${status}`)
}

function isGenuine({ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' }, body) {
	if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false
	const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
	return signatures.split(' ').some((signature) => {
		const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
		return given.length === expected.length && timingSafeEqual(given, expected)
	})
}

/** What is sent or being sent, by id. A real receiver stores the ids in its database. */
const known = new Map()

/** Sends the message of an id once. After a failure the id is forgotten, and the site's next attempt sends it. */
async function handle(id, { type, data }) {
	if (!Object.hasOwn(texts, type) || !data.noTelp) return
	const isNew = !known.has(id)
	if (isNew) known.set(id, WHATSAPP_URL ? sendTemplate(type, data) : sendText(type, data))
	try {
		await known.get(id)
		if (isNew) setTimeout(() => known.delete(id), REMEMBER_MS).unref()
	} catch (error) {
		known.delete(id)
		throw error
	}
}

async function receive(request) {
	const parts = []
	for await (const part of request) {
		parts.push(part)
		if (parts.reduce((sum, { length }) => sum + length, 0) > MAX_BODY_BYTES) return 413
	}
	const body = Buffer.concat(parts)
	if (!isGenuine(request.headers, body)) return 401
	await handle(request.headers['webhook-id'], JSON.parse(body))
	return 204
}

const server = createServer(async (request, response) => {
	// The log has neither body nor number: both are personal data.
	const onError = ({ message }) => console.error(message)
	response.writeHead((await receive(request).catch(onError)) ?? 502).end()
})
server.listen(Number(PORT), () => console.log(`Listening on port ${server.address().port}`))
