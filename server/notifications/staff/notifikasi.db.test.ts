import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notifikasi, WebhookValues } from '../../../contract/notifikasi/staff/notifikasi.ts'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { testMailer, testWorker } from '../../../tests/support/test-delivery.ts'
import { insertReservasiBasics, kodeOf, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts'
import type { Mailer } from '../../mail/create-mailer.ts'
import { fillOutbox } from '../fill-outbox.ts'

let mail: MailServer
let mailer: Mailer
let receiver: WebhookReceiver
let staff: TestStaff
let admin: TestPerson
beforeAll(async () => {
	mail = await startMailServer()
	receiver = await startWebhookReceiver()
	mailer = testMailer(mail.url)
	staff = await openTestStaff({ mailer })
	await insertReservasiBasics(staff)
	admin = await staff.signedIn('admin', 'Ani')
})
afterAll(async () => {
	await mailer.stop()
	await Promise.all([mail.stop(), receiver.stop(), staff.dispose()])
})
beforeEach(() => {
	receiver.answer = 204
	receiver.received.length = 0
})
afterEach(async () => {
	await staff.db.deleteFrom('webhook').execute()
	await staff.db.deleteFrom('kotakKeluar').execute()
})

const gerbang = (values: Partial<WebhookValues> = {}) => ({
	nama: 'Gerbang WA',
	url: receiver.url,
	peristiwa: ['reservasi.dibuat'],
	...values,
})
const create = async (values: Partial<WebhookValues> = {}) =>
	(await admin.send('POST', '/notifikasi/webhook', gerbang(values))).body.data.created
const kiriman = async (query = '') => (await admin.send('GET', `/notifikasi/kiriman${query}`)).body.data
const deliver = () => testWorker(staff.database, { mailer }).deliverDue()
const trailOf = (sumberId: string) =>
	staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', sumberId).orderBy('id').execute()

test('settings are read, changed in part and audited', async () => {
	const before: Notifikasi = (await admin.send('GET', '/notifikasi/utama')).body.data
	expect(before).toMatchObject({ reservasiPeran: ['pendaftaran'], surelPasien: 1, surelBatal: '' })
	const change = {
		reservasiPeran: ['pendaftaran', 'admin'],
		reservasiAlamat: 'A@rs.example, b@rs.example',
		pengingat: false,
	}
	const { status, body } = await admin.send('PATCH', '/notifikasi/utama', change)
	expect([status, body.data]).toEqual([
		200,
		{ ...before, ...change, reservasiPeran: ['admin', 'pendaftaran'], pengingat: 0, versi: expect.any(String) },
	])
	expect((await admin.send('GET', '/notifikasi/utama')).body.data).toEqual(body.data)
	expect(await trailOf('utama')).toMatchObject([{ aksi: 'ubah', sumber: 'notifikasi', stafNama: 'Ani' }])
})

test.each([
	['reservasiAlamat', 'bukan alamat', 'Bukan alamat email: bukan, alamat.'],
	['ringkasanJam', 24, 'Isi dengan angka dari 0 sampai 23.'],
	['surelBatal', 'Halo {nik}', /^Tidak dikenal: \{nik\}/],
	['reservasiPeran', ['direktur'], /./],
])('an invalid %s is refused with a sentence', async (field, value, sentence) => {
	const { status, body } = await admin.send('PATCH', '/notifikasi/utama', { [field]: value })
	expect(status).toBe(400)
	expect(body.error.fields[field] ?? body.error.fields[`${field}.0`]).toMatch(sentence)
})

test('a change of settings or of a webhook that somebody else changed meanwhile gets SUDAH_BERUBAH', async () => {
	const { versi } = (await admin.send('GET', '/notifikasi/utama')).body.data
	const change = (ringkasanJam: number) => admin.send('PATCH', '/notifikasi/utama', { ringkasanJam, versi })
	expect([(await change(8)).status, (await change(9)).body.error?.code]).toEqual([200, 'SUDAH_BERUBAH'])

	const { id, versi: seen } = await create()
	const rename = (nama: string) =>
		admin.send('PATCH', `/notifikasi/webhook/${id}`, { ...gerbang({ nama }), versi: seen })
	expect([(await rename('Satu')).status, (await rename('Dua')).body.error?.code]).toEqual([200, 'SUDAH_BERUBAH'])
	expect((await admin.send('GET', '/notifikasi/webhook')).body.data).toMatchObject([{ nama: 'Satu' }])
})

test('the secret of a webhook is shown once, encrypted in the database, and absent from lists and audit', async () => {
	const created = await create()
	expect(created.rahasia).toMatch(/^whsec_[\w+/]{43}=$/)
	const bytes = created.rahasia.slice('whsec_'.length)
	const stored = JSON.stringify(await staff.db.selectFrom('webhook').selectAll().execute())
	const shown = JSON.stringify((await admin.send('GET', '/notifikasi/webhook')).body)
	const trail = JSON.stringify(await trailOf(created.id))
	for (const text of [stored, shown, trail]) expect(text).not.toContain(bytes)
	expect(shown).not.toContain('rahasia')
})

test('a new secret signs from now on, and the old one no longer verifies', async () => {
	const { id, rahasia: old } = await create()
	const { body } = await admin.send('POST', `/notifikasi/webhook/${id}/rahasia`)
	await admin.send('POST', `/notifikasi/webhook/${id}/uji`)
	await deliver()
	const [{ body: json, headers } = { body: '', headers: {} }] = receiver.received
	expect(new Webhook(body.data.created.rahasia).verify(json, headers)).toMatchObject({ type: 'uji' })
	expect(() => new Webhook(old).verify(json, headers)).toThrow()
	expect((await trailOf(id)).map(({ aksi }) => aksi)).toEqual(['buat', 'rahasia-baru', 'uji-notifikasi'])
})

test('a disabled webhook gets nothing, and a deleted one leaves nothing in the outbox', async () => {
	const { id } = await create()
	await admin.send('PATCH', `/notifikasi/webhook/${id}`, gerbang({ aktif: false }))
	await admin.send('POST', `/notifikasi/webhook/${id}/uji`)
	await deliver()
	expect(receiver.received).toEqual([])
	expect(await kiriman()).toMatchObject([{ status: 'dilewati', galat: 'Webhook ini dimatikan.' }])
	expect((await admin.send('DELETE', `/notifikasi/webhook/${id}`)).status).toBe(200)
	expect(await kiriman()).toEqual([])
	expect((await admin.send('POST', `/notifikasi/webhook/${id}/uji`)).status).toBe(404)
})

test.each(['ftp://rs.example', 'https://user:sandi@rs.example', 'rs.example/masuk', ''])(
	'%s is no receiver',
	async (url) => {
		const { status, body } = await admin.send('POST', '/notifikasi/webhook', gerbang({ url }))
		expect([status, Object.keys(body.error.fields)]).toEqual([400, ['url']])
	},
)

test('a failed message has its reason, can be filtered, and is sent again on demand', async () => {
	const { id } = await create()
	receiver.answer = 500
	await admin.send('POST', `/notifikasi/webhook/${id}/uji`)
	await deliver()
	await admin.send('POST', '/notifikasi/uji', { alamat: 'ani@rs.example' })
	await deliver()
	const [failed] = await kiriman('?saluran=webhook')
	expect(failed).toMatchObject({ status: 'menunggu', tujuan: 'Gerbang WA', galat: 'Penerima menjawab HTTP 500.' })
	expect(await kiriman('?status=terkirim')).toMatchObject([{ saluran: 'surel', tujuan: 'ani@rs.example' }])
	expect(mail.received.at(-1)?.to).toEqual(['ani@rs.example'])
	receiver.answer = 204
	expect((await admin.send('POST', `/notifikasi/kiriman/${failed.id}/ulang`)).status).toBe(200)
	await deliver()
	expect(await kiriman('?saluran=webhook')).toMatchObject([{ status: 'terkirim' }])
	const again = await admin.send('POST', `/notifikasi/kiriman/${failed.id}/ulang`)
	expect([again.status, again.body.error.code]).toEqual([409, 'SUDAH_BERUBAH'])
	expect(receiver.received.map((each) => each.id)).toEqual([failed.id, failed.id])
})

test('given an opened WhatsApp message, the history and the audit trail name who opened it', async () => {
	const petugas = await staff.signedIn('pendaftaran', 'Wati')
	await reserve(staff, [{ id: 'wa', status: 'dikonfirmasi' }])
	expect((await petugas.send('POST', '/reservasi/wa/wa')).status).toBe(200)
	const { riwayat } = (await petugas.send('GET', '/reservasi/wa')).body.data
	expect(riwayat).toMatchObject([{ jenis: 'wa', stafNama: 'Wati' }])
	expect(await trailOf('wa')).toMatchObject([{ aksi: 'kirim-wa', label: kodeOf('wa') }])
	expect((await petugas.send('POST', '/reservasi/tidak-ada/wa')).status).toBe(404)
})

test('a change of status is in the outbox with the facts of its time, and a refused one is not', async () => {
	await create({ peristiwa: ['reservasi.dikonfirmasi', 'reservasi.batal'] })
	await reserve(staff, [{ id: 'langkah' }])
	const petugas = await staff.signedIn('pendaftaran')
	const move = (dari: string, ke: string) =>
		petugas.send('POST', '/reservasi/langkah/status', { dari, ke, catatan: 'alasan' })
	await move('baru', 'dikonfirmasi')
	expect((await move('baru', 'batal')).status).toBe(409)
	await fillOutbox(staff.database, Date.now())
	const rows = await staff.db.selectFrom('kotakKeluar').select(['peristiwa', 'isi']).execute()
	expect(rows.map(({ peristiwa, isi }) => [peristiwa, JSON.parse(isi)])).toEqual([
		['reservasi.dikonfirmasi', { kode: kodeOf('langkah'), status: 'dikonfirmasi', tanggal: '2026-11-17' }],
	])
})
