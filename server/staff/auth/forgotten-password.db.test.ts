import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { openTestStaff, TEST_SANDI, type TestStaff } from '../../../tests/support/test-staff.ts'
import { totpCode } from '../../../tests/support/test-totp.ts'
import { createLimits } from '../../http/limits.ts'
import { createMailer, type Mailer } from '../../mail/create-mailer.ts'
import { MAILED_LINK_MS } from './one-time-link.ts'

let mail: MailServer
let mailer: Mailer
let staff: TestStaff
const failures: string[] = []

beforeAll(async () => {
	mail = await startMailServer()
	mailer = createMailer({
		smtpUrl: mail.url,
		from: 'RS Contoh <staf@rs.example.com>',
		onFailure: (code) => failures.push(code),
	})
	staff = await openTestStaff({ mailer, limits: createLimits() })
})
afterAll(async () => {
	await staff.dispose()
	await mail.stop()
})
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') })
	mail.received.length = 0
	failures.length = 0
})
afterEach(() => void vi.useRealTimers())

const forget = (email: string) => staff.send('POST', '/sandi/lupa', { body: { email } })
const tokenIn = (source = '') => /https:\/\/rs\.example\.com\/staf\/sandi\?token=([\w-]+)/.exec(source)?.[1]

test('a known address gets a link by mail that sets a new password once', async () => {
	const { email, id } = await staff.signedIn('redaksi', 'Rina <b>')
	expect((await staff.send('GET', '/sandi/lupa')).body).toEqual({ data: { aktif: true } })
	expect((await forget(email.toUpperCase())).body).toEqual({ data: null })
	await mailer.stop()
	const [{ to, source } = { to: [], source: '' }] = mail.received
	expect(to).toEqual([email])
	expect(source).toContain('From: RS Contoh <staf@rs.example.com>')
	expect(source).toContain('Tautan berlaku 30 menit')
	expect(source).toContain('Halo Rina &lt;b&gt;,')

	const token = tokenIn(source)
	const sandi = `${TEST_SANDI} lagi`
	expect((await staff.send('POST', '/sandi', { body: { token, sandi } })).status).toBe(200)
	expect((await staff.send('POST', '/sandi', { body: { token, sandi } })).status).toBe(410)
	expect((await staff.send('POST', '/masuk', { body: { email, sandi } })).status).toBe(200)
	const trail = await staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', id).execute()
	expect(trail.map(({ aksi }) => aksi)).toContain('lupa-sandi')
	expect(JSON.stringify(trail)).not.toContain(token)
})

test('a mailed link sets the password and keeps the second factor: a mailbox is not enough', async () => {
	const { email, send } = await staff.signedIn('redaksi')
	const { uri } = (await send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	expect((await send('POST', '/saya/totp/kode', { kode: await totpCode(uri) })).status).toBe(200)
	await forget(email)
	await mailer.stop()
	const sandi = `${TEST_SANDI} lagi`
	const body = { token: tokenIn(mail.received[0]?.source), sandi }
	expect((await staff.send('POST', '/sandi', { body })).status).toBe(200)
	const masuk = await staff.send('POST', '/masuk', { body: { email, sandi } })
	expect(masuk.body).toEqual({ data: { perluKode: true } })
})

test('an administrator mails an invitation for a day; a link for an account with a password ends after thirty minutes', async () => {
	const admin = await staff.signedIn('admin')
	const person = { nama: 'Wati', email: 'wati@rs.example.com', peran: ['redaksi'] }
	const { id, tautan } = (await admin.send('POST', '/pengguna', person)).body.data.created
	const sent = await admin.send('POST', `/pengguna/${id}/tautan/email`)
	expect(sent.body).toEqual({ data: { email: person.email } })
	const source = mail.received[0]?.source
	expect(source).toContain('Tautan berlaku 24 jam')
	const owner = (token?: string) => staff.send('POST', '/sandi/tautan', { body: { token } })
	expect((await owner(new URL(tautan).searchParams.get('token') ?? '')).status, 'the shown link').toBe(410)
	vi.setSystemTime(Date.now() + MAILED_LINK_MS)
	const token = tokenIn(source)
	expect((await owner(token)).status).toBe(200)
	expect((await staff.send('POST', '/sandi', { body: { token, sandi: TEST_SANDI } })).status).toBe(200)

	// The first one's session has ended.
	const other = await staff.signedIn('admin')
	await other.send('POST', `/pengguna/${id}/tautan/email`)
	expect(mail.received[1]?.source).toContain('Tautan berlaku 30 menit')
	const trail = await staff.db.selectFrom('peristiwa').select('aksi').where('sumberId', '=', id).execute()
	expect(trail.filter(({ aksi }) => aksi === 'kirim-tautan')).toHaveLength(2)
	expect((await other.send('POST', '/pengguna/tidak-ada/tautan/email')).status).toBe(404)
})

test('given a mail server that refuses an invitation, the response says that it failed, and the shown link still works', async () => {
	const admin = await staff.signedIn('admin')
	const person = { nama: 'Wati', email: 'tolak@rs.example.com', peran: ['redaksi'] }
	const { id, tautan } = (await admin.send('POST', '/pengguna', person)).body.data.created
	const { status, body } = await admin.send('POST', `/pengguna/${id}/tautan/email`)
	expect([status, body.error.code]).toEqual([503, 'SUREL_GAGAL'])
	const token = new URL(tautan).searchParams.get('token')
	expect((await staff.send('POST', '/sandi/tautan', { body: { token } })).status).toBe(200)
})

test('a mailed link ends after thirty minutes', async () => {
	const { email } = await staff.signedIn('redaksi')
	await forget(email)
	await mailer.stop()
	const token = tokenIn(mail.received[0]?.source)
	const owner = () => staff.send('POST', '/sandi/tautan', { body: { token } })
	vi.setSystemTime(Date.now() + MAILED_LINK_MS - 1)
	expect((await owner()).status).toBe(200)
	vi.setSystemTime(Date.now() + 1)
	expect((await owner()).status).toBe(410)
})

test('an unknown or deactivated address gets the same response and no mail', async () => {
	const { email, id } = await staff.signedIn('redaksi')
	await staff.db.updateTable('staf').set({ aktif: 0 }).where('id', '=', id).execute()
	const known = await forget((await staff.signedIn('redaksi')).email)
	for (const address of [email, 'tidak-ada@rs.example.com'])
		expect(await forget(address)).toMatchObject({ status: known.status, body: known.body })
	await mailer.stop()
	expect(mail.received).toHaveLength(1)
	expect(failures).toEqual([])
	expect((await forget('bukan email')).status).toBe(400)
})

test('an address is mailed three times an hour, known or not', async () => {
	const { email } = await staff.signedIn('redaksi')
	for (const address of [email, 'siapa@rs.example.com']) {
		const statuses = []
		for (let asked = 0; asked < 4; asked++) statuses.push((await forget(address)).status)
		expect(statuses).toEqual([200, 200, 200, 429])
	}
	await mailer.stop()
	expect(mail.received).toHaveLength(3)
})

test('given a mail server that is down, the response is the same and the failure is reported without the address', async () => {
	const closed = await startMailServer()
	await closed.stop()
	const failed: string[] = []
	const down = createMailer({
		smtpUrl: closed.url,
		from: 'staf@rs.example.com',
		onFailure: (code) => failed.push(code),
	})
	const other = await openTestStaff({ mailer: down })
	const { email } = await other.signedIn('redaksi')
	const answer = await other.send('POST', '/sandi/lupa', { body: { email } })
	expect([answer.status, answer.body]).toEqual([200, { data: null }])
	await down.stop()
	expect(failed).toEqual(['ESOCKET'])
	await other.dispose()
})

test('without a mail server the sign-in page offers no link', async () => {
	const other = await openTestStaff()
	expect((await other.send('GET', '/sandi/lupa')).body).toEqual({ data: { aktif: false } })
	expect((await other.send('POST', '/sandi/lupa', { body: { email: 'a@rs.example.com' } })).status).toBe(404)
	await other.dispose()
})
