import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { allowMail, confirmEmail, testMailer, testWorker } from '../../tests/support/test-delivery.ts'
import { openTestFields, plain } from '../../tests/support/test-fields.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'
import { VERSION } from '../version.ts'
import { dailyMailJobs } from './daily-mail-jobs.ts'
import { addToOutbox } from './outbox.ts'
import { newWebhookSecret } from './post-webhook.ts'

const KODE = 'AAAAA-AAAAA-AAAAA'
const MINUTE_MS = 60_000

let database: TestDatabase
let mail: MailServer
let receiver: WebhookReceiver
let mailer: Mailer
let clock: number
const now = () => clock
beforeEach(async () => {
	clock = SENIN_PAGI
	database = await openTestDatabase()
	mail = await startMailServer()
	receiver = await startWebhookReceiver()
	mailer = testMailer(mail.url)
	await allowMail(database)
	await confirmEmail(database, 'siti@example.com')
	const { db } = database
	await insertRows(db, 'webSetting', [{ namaWeb: 'RS <Uji>', noTelp: '(0333) 1234' }])
	await insertRows(db, 'member', [{ email: 'siti@example.com' }])
	await insertRows(db, 'shopReservasi', [{ atasNama: 'Ibu Siti & Anak', tanggalVisit: '2026-11-17' }])
})
afterEach(async () => {
	await mailer.stop()
	await Promise.all([mail.stop(), receiver.stop()])
	await database.dispose()
})

const record = (aksi: string, sebelum = {}, sesudah = {}) =>
	recordEvent(database.db, {
		aksi,
		sumber: 'reservasi',
		sumberId: '1',
		label: KODE,
		sebelum,
		sesudah,
		staf: PENGUNJUNG,
		now: now(),
	})
const reserve = () => record('buat')
async function planDaily(at: number) {
	for (const job of dailyMailJobs(database.db, () => at)) await job.run(new AbortController().signal)
}
const cancel = () => record('status', {}, { status: 'batal' })
const reschedule = () => record('jadwal-ulang', { tanggalVisit: '2026-11-17' }, { tanggalVisit: '2026-11-19' })
const rows = () => database.db.selectFrom('kotakKeluar').selectAll().orderBy('id').execute()
const worker = (own: Mailer | null = mailer) => testWorker(database, { mailer: own, now })

/** Changes of a reservation are gathered for ten minutes. */
async function deliverChanges() {
	await worker(null).deliverDue()
	clock += 10 * MINUTE_MS
	await worker().deliverDue()
}

async function addWebhook(id = 'gerbang', values: { dataPribadi?: number; url?: string } = {}) {
	const rahasia = newWebhookSecret()
	const peristiwa = JSON.stringify(['reservasi.dibuat', 'reservasi.dijadwalkan-ulang', 'reservasi.batal'])
	await database.db
		.insertInto('webhook')
		.values({
			id,
			nama: id,
			url: receiver.url,
			...openTestFields().encrypt('webhook', id, { rahasia }),
			peristiwa,
			createdAt: clock,
			...values,
		})
		.execute()
	return rahasia
}

test('given a change of the day, the member gets both days in text and HTML, with the status page and a stable id', async () => {
	await reschedule()
	await deliverChanges()
	const [row] = await rows()
	expect(row).toMatchObject({ status: 'terkirim', terkirimAt: clock, percobaan: 1, galat: '' })
	expect(mail.received).toHaveLength(1)
	const { to, source } = mail.received[0] as { to: string[]; source: string }
	expect(to).toEqual(['siti@example.com'])
	expect(source).toContain(`Message-ID: <${row?.id}@rs.example.com>`)
	for (const text of ['Selasa, 17 November 2026', 'Kamis, 19 November 2026', 'Halo Ibu Siti Anak'])
		expect(source).toContain(text)
	expect(source).toContain('RS &lt;Uji&gt;')
	expect(source).toContain(`href="https://rs.example.com/reservasi-status/${KODE}"`)
})

test('a mail about a coming visit has total, address, phone, preparation as a list and the visit as a calendar file', async () => {
	const { db } = database
	await db.updateTable('webSetting').set({ alamat: 'Jl. Melati 17' }).execute()
	for (const table of ['shopTipe', 'shopKategori'] as const) await insertRows(db, table, [{}])
	await insertRows(db, 'shopItem', [{ persiapan: 'Puasa <10 jam>\nBawa KTP' }])
	await insertRows(db, 'shopReservasiItem', [{ shopItemId: '1', shopItemNama: 'Cek', pasienNama: 'Budi' }])
	await record('status', {}, { status: 'dikonfirmasi' })
	await deliverChanges()
	await cancel()
	await deliverChanges()
	const [coming = '', cancelled = ''] = mail.received.map(({ source }) => source)
	for (const text of ['Total: Rp. 100.000', 'Alamat: Jl. Melati 17', 'Telepon: (0333) 1234'])
		expect(coming).toContain(text)
	expect(coming).toContain('Persiapan untuk Cek:\r\n- Puasa <10 jam>\r\n- Bawa KTP')
	expect(coming).toMatch(/<ul[^>]*><li[^>]*>Puasa &lt;10 jam&gt;<\/li><li[^>]*>Bawa KTP<\/li><\/ul>/)
	expect(coming).toMatch(/filename="?kunjungan-2026-11-17\.ics/)
	expect(coming).toContain('DTSTART;VALUE=DATE:20261117')
	expect(coming.replaceAll('\r\n ', '')).toContain('Persiapan:\\nCek: Puasa <10 jam>. Bawa KTP.')
	expect(coming).not.toMatch(/\b0812\b|Budi/)
	expect(cancelled).toContain('Telepon: (0333) 1234')
	expect(cancelled).not.toMatch(/Total|Alamat|Persiapan|\.ics/)
})

test('a mail about a visit with a window of arrival names it, and the calendar file has its hours', async () => {
	await database.db.updateTable('shopReservasi').set({ jamDatang: '07:00-09:00' }).execute()
	await record('status', {}, { status: 'dikonfirmasi' })
	await deliverChanges()
	const source = (mail.received[0]?.source ?? '').replaceAll('=\r\n', '')
	expect(source).toContain('Selasa, 17 November 2026, pukul 07.00')
	expect(source).toContain('DTSTART:20261117T000000Z')
	expect(source).toContain('DTEND:20261117T020000Z')
})

test('a patient who is asked to choose a day gets the status page and no calendar file, unless the day has changed', async () => {
	await record('minta-memilih', {}, { tanggalVisit: '2026-11-17' })
	await worker().deliverDue()
	const [{ source = '' } = {}] = mail.received
	expect(source).toContain('Selasa, 17 November 2026')
	expect(source).toContain(`href="https://rs.example.com/reservasi-status/${KODE}"`)
	expect(source).not.toMatch(/Total|\.ics/)
	await record('minta-memilih', {}, { tanggalVisit: '2026-11-18' })
	await worker().deliverDue()
	expect((await rows()).map(({ status }) => status)).toEqual(['terkirim', 'dilewati'])
})

test('one who waits for a day of which a part closes reads the hours of that part', async () => {
	await database.db.updateTable('shopReservasi').set({ status: 'menunggu' }).execute()
	const hours = { jamMulai: '07:00', jamSelesai: '12:00' }
	await insertRows(database.db, 'shopHariTutup', [{ tanggal: '2026-11-17', ...hours }])
	await record('minta-memilih', {}, { tanggalVisit: '2026-11-17' })
	await worker().deliverDue()
	const source = (mail.received[0]?.source ?? '').replaceAll('=\r\n', '')
	expect(source).toMatch(/17 November 2026, pukul 07\.00.*12\.00 WIB kami tutup/)
})

test('a text that staff wrote replaces the default, and its markup stays text', async () => {
	const surelBatal = 'Maaf, {atasNama}.\n\nKode {kode} <b>batal</b>.'
	await database.db.updateTable('notifikasi').set({ surelBatal }).execute()
	await cancel()
	await deliverChanges()
	expect(mail.received[0]?.source).toContain('Maaf, Ibu Siti Anak.')
	expect(mail.received[0]?.source).toContain(`Kode ${KODE} &lt;b&gt;batal&lt;/b&gt;.`)
})

test('words of a name that hold an address or a number are left out, and a text that is not one address gets no mail', async () => {
	const { db } = database
	await db.updateTable('shopReservasi').set({ atasNama: 'Siti jahat.example 081234 www/x <b> @jahat' }).execute()
	await reserve()
	await worker().deliverDue()
	expect(mail.received[0]?.source).toContain('Halo Siti,')
	expect(mail.received[0]?.source).not.toMatch(/jahat|081234|www/)
	for (const email of [
		'siti@example.com, budi@example.com',
		'tidak ada',
		'siti@example.com\r\nBcc: budi@example.com',
	]) {
		await db
			.updateTable('member')
			.set({ email: plain(email) })
			.execute()
		await reserve()
	}
	await worker().deliverDue()
	expect((await rows()).slice(1).map(({ status }) => status)).toEqual(Array(3).fill('dilewati'))
	expect(mail.received).toHaveLength(1)
})

test('a mail to staff names no patient and leads to the staff app', async () => {
	await addToOutbox(
		database.db,
		[{ peristiwa: 'reservasi.dibuat', saluran: 'surel', alamat: 'meja@rs.example.com', reservasiId: '1' }],
		clock,
	)
	await worker().deliverDue()
	expect(mail.received[0]?.to).toEqual(['meja@rs.example.com'])
	expect(mail.received[0]?.source).toContain('https://rs.example.com/staf/reservasi/1')
	expect(mail.received[0]?.source).not.toMatch(/Siti|\b0812\b|AAAAA/)
})

test('SMTP down: the mail waits longer after each attempt and arrives when the server is back; after the last attempt it has failed', async () => {
	const closed = await startMailServer()
	await closed.stop()
	const down = testMailer(closed.url)
	await reserve()
	await worker(down).deliverDue()
	expect(await rows()).toMatchObject([{ status: 'menunggu', percobaan: 1, berikutAt: clock + MINUTE_MS }])
	expect((await rows())[0]?.galat).toMatch(/^Server email tidak dapat dihubungi \(\w+\)\.$/)
	await worker().deliverDue()
	expect(mail.received).toEqual([])
	clock += MINUTE_MS
	await worker(down).deliverDue()
	expect(await rows()).toMatchObject([{ percobaan: 2, berikutAt: clock + 5 * MINUTE_MS }])
	clock += 5 * MINUTE_MS
	await worker().deliverDue()
	expect(mail.received).toHaveLength(1)
	expect(await rows()).toMatchObject([{ status: 'terkirim', galat: '' }])

	await reserve()
	for (let attempt = 0; attempt < 8; attempt += 1) {
		await worker(down).deliverDue()
		clock += 24 * 60 * MINUTE_MS
	}
	expect((await rows())[1]).toMatchObject({ status: 'gagal', percobaan: 8 })
	await down.stop()
})

test('a change from another device tells the member how to undo it, also after a change from their own', async () => {
	const moved = { tanggalVisit: '2026-11-19' }
	await record('jadwal-ulang', { tanggalVisit: '2026-11-17' }, { ...moved, perangkatLain: true })
	await record('jadwal-ulang', moved, { tanggalVisit: '2026-11-17' })
	await deliverChanges()
	expect(mail.received).toHaveLength(1)
	expect(mail.received[0]?.source).toContain('dari perangkat lain')
	expect(mail.received[0]?.source).toContain('(0333) 1234')

	await record('jadwal-ulang', { tanggalVisit: '2026-11-17' }, moved)
	await deliverChanges()
	expect(mail.received[1]?.source).not.toContain('dari perangkat lain')
})

test('an address that the mail server refuses has failed at once', async () => {
	await database.db
		.updateTable('member')
		.set({ email: plain('tolak@example.com') })
		.execute()
	await reserve()
	await worker().deliverDue()
	expect(await rows()).toMatchObject([{ status: 'gagal', percobaan: 1 }])
	expect((await rows())[0]?.galat).toBe('Server email menolak alamat tujuan (550).')
})

test('without SMTP_URL a worker leaves mail to others, and a mail that was due a week ago is not sent', async () => {
	await reserve()
	await worker(null).deliverDue()
	expect(await rows()).toMatchObject([{ status: 'menunggu', percobaan: 0 }])
	clock += 8 * 24 * 60 * MINUTE_MS
	await worker().deliverDue()
	expect(await rows()).toMatchObject([{ status: 'gagal', galat: 'Terlalu lama menunggu.' }])
	expect(mail.received).toEqual([])
})

test('a webhook is signed as Standard Webhooks verify it, without name and phone number unless it asks for them', async () => {
	const secret = await addWebhook('gerbang')
	const other = await addWebhook('simrs', { dataPribadi: 1 })
	await reschedule()
	clock = Date.now()
	await worker(null).deliverDue()
	const [plain, personal] = receiver.received.toSorted((a, b) => a.body.length - b.body.length)
	if (!plain || !personal) throw new Error('nothing received')
	expect(new Webhook(secret).verify(plain.body, plain.headers)).toEqual({
		type: 'reservasi.dijadwalkan-ulang',
		timestamp: new Date(SENIN_PAGI).toISOString(),
		data: {
			kode: KODE,
			status: 'baru',
			statusNama: 'Menunggu konfirmasi',
			tanggalVisit: '2026-11-19',
			kunjungan: 'Kamis, 19 November 2026',
			dari: '2026-11-17',
			ke: '2026-11-19',
			kunjunganLama: 'Selasa, 17 November 2026',
			rumahSakit: { nama: 'RS <Uji>', noTelp: '(0333) 1234' },
		},
	})
	expect(() => new Webhook(other).verify(plain.body, plain.headers)).toThrow()
	expect(plain.headers['user-agent']).toBe(`webhook/${VERSION}`)
	expect(() => new Webhook(secret).verify(`${plain.body} `, plain.headers)).toThrow()
	expect(new Webhook(other).verify(personal.body, personal.headers)).toMatchObject({
		data: { atasNama: 'Ibu Siti & Anak', noTelp: '+62812' },
	})
})

test('a receiver that fails or redirects gets the same id and the same body at the next attempt', async () => {
	await addWebhook()
	await cancel()
	for (const answer of [500, 'redirect', 204] as const) {
		receiver.answer = answer
		await worker(null).deliverDue()
		clock += 60 * MINUTE_MS
	}
	const waiting = (await rows()).filter(({ saluran }) => saluran === 'webhook')
	expect(waiting).toMatchObject([{ status: 'terkirim', percobaan: 3 }])
	expect(receiver.received.map(({ id }) => id)).toEqual(Array(3).fill(waiting[0]?.id))
	expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
})

test('the reason of a failure is a sentence, and a redirect is not followed', async () => {
	await addWebhook()
	for (const [answer, galat] of [
		[503, 'Penerima menjawab HTTP 503.'],
		['redirect', 'Penerima mengalihkan ke alamat lain (HTTP 302); alihan tidak diikuti.'],
	] as const) {
		receiver.answer = answer
		receiver.received.length = 0
		await database.db.deleteFrom('kotakKeluar').execute()
		await cancel()
		await worker(null).deliverDue()
		expect((await rows()).find(({ saluran }) => saluran === 'webhook')?.galat).toBe(galat)
		expect(receiver.received).toHaveLength(1)
	}
})

test('private addresses and HTTP are refused unless the operator allows them, also behind a name', async () => {
	await addWebhook('http')
	await addWebhook('alamat', { url: receiver.url.replace('http:', 'https:') })
	await addWebhook('nama', { url: receiver.url.replace('http://127.0.0.1', 'https://localhost') })
	await cancel()
	await testWorker(database, { now, allowInternal: false }).deliverDue()
	const failed = (await rows()).filter(({ saluran }) => saluran === 'webhook')
	expect(Object.fromEntries(failed.map(({ webhookId, galat }) => [webhookId, galat.slice(0, 24)]))).toEqual({
		http: 'Alamatnya harus dimulai ',
		alamat: 'Alamatnya berada di jari',
		nama: 'Alamatnya berada di jari',
	})
	expect(receiver.received).toEqual([])
})

test('a hanging receiver delays no mail, and a stopping worker gives its message back', async () => {
	await addWebhook()
	receiver.answer = 'hang'
	await cancel()
	await record('minta-memilih', {}, { tanggalVisit: '2026-11-17' })
	const hanging = worker()
	const round = hanging.deliverDue()
	await expect.poll(() => receiver.received.length).toBe(1)
	await expect.poll(() => mail.received.length).toBe(1)
	await hanging.stop()
	await round
	const [row] = (await rows()).filter(({ saluran }) => saluran === 'webhook')
	expect(row).toMatchObject({ status: 'menunggu', percobaan: 0, berikutAt: clock })
	receiver.answer = 204
	await worker().deliverDue()
	expect(receiver.received.map(({ id }) => id)).toEqual([row?.id, row?.id])
})

test('several workers send each message once; after a crash it is due again when the lease ends', async () => {
	const count = 20
	const message = { peristiwa: 'uji', saluran: 'surel' as const, alamat: 'meja@rs.example.com' }
	await addToOutbox(database.db, Array(count).fill(message), clock)
	const workers = [worker(), worker(), worker()]
	await Promise.all(workers.map((each) => each.deliverDue()))
	await worker().deliverDue()
	expect((await rows()).map(({ status }) => status)).toEqual(Array(count).fill('terkirim'))
	const ids = mail.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1])
	expect(new Set(ids).size).toBe(count)
	expect(ids).toHaveLength(count)

	// As a process that was killed after it had claimed the message.
	await database.db
		.updateTable('kotakKeluar')
		.set({ status: 'menunggu', berikutAt: clock + 2 * MINUTE_MS })
		.execute()
	await worker().deliverDue()
	expect(mail.received).toHaveLength(count)
	clock += 2 * MINUTE_MS
	await worker().deliverDue()
	expect(mail.received).toHaveLength(2 * count)
	expect(new Set(mail.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1])).size).toBe(count)
})

test('reminders are written once, the day before at 16.00 WIB, for visits that are still open', async () => {
	const { db } = database
	await insertRows(db, 'shopReservasi', [
		{ id: '2', kode: 'B', status: 'dikonfirmasi', tanggalVisit: '2026-11-17' },
		{ id: '3', kode: 'C', status: 'batal', tanggalVisit: '2026-11-17' },
		{ id: '4', kode: 'D', status: 'dikonfirmasi', tanggalVisit: '2026-11-18' },
	])
	clock = Date.parse('2026-11-16T15:59:00+07:00')
	await planDaily(clock)
	expect(await rows()).toEqual([])
	clock = Date.parse('2026-11-16T16:00:00+07:00')
	await Promise.all([planDaily(clock), planDaily(clock)])
	await planDaily(clock + MINUTE_MS)
	expect((await rows()).map(({ reservasiId }) => reservasiId).toSorted()).toEqual(['1', '2'])
	await db.updateTable('shopReservasi').set({ status: 'batal' }).where('id', '=', '2').execute()
	await worker().deliverDue()
	expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['dilewati', 'terkirim'])
	expect(mail.received).toHaveLength(1)
	expect(mail.received[0]?.source).toContain('Kami menunggu kunjungan Anda besok, Selasa, 17 November 2026.')
	await db.updateTable('notifikasi').set({ pengingat: 0 }).execute()
	await planDaily(clock + 24 * 60 * MINUTE_MS)
	expect(await rows()).toHaveLength(2)
})

test('the digest comes once a day at its hour, about everything since the last one, and not without news', async () => {
	const { db } = database
	await db
		.updateTable('notifikasi')
		.set({ reservasiPeran: '[]', reservasiAlamat: 'meja@rs.example.com', ringkasanJam: 7 })
		.execute()
	clock = Date.parse('2026-11-17T06:59:00+07:00')
	await planDaily(clock)
	expect(await rows()).toEqual([])
	clock = Date.parse('2026-11-17T07:00:00+07:00')
	await planDaily(clock)
	await planDaily(clock + MINUTE_MS)
	await worker().deliverDue()
	expect(mail.received).toHaveLength(1)
	expect(mail.received[0]?.source).toContain('Subject: 1 reservasi baru')
	expect(mail.received[0]?.source).toContain('Selasa, 17 November 2026: 1 reservasi')
	await planDaily(Date.parse('2026-11-18T07:00:00+07:00'))
	expect((await rows()).filter(({ peristiwa }) => peristiwa.startsWith('ringkasan'))).toHaveLength(1)
})

test('stop waits for a look-up that has begun, so that nothing asks a closed database', async () => {
	const stopping = worker()
	const round = stopping.deliverDue()
	await stopping.stop()
	await database.close()
	await expect(round).resolves.toBeUndefined()
})
