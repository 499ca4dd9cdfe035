import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestPasskey } from '../../../tests/support/test-passkey.ts'
import {
	cookieOf,
	openTestStaff,
	TEST_SANDI,
	type TestPerson,
	type TestStaff,
} from '../../../tests/support/test-staff.ts'
import { totpCode } from '../../../tests/support/test-totp.ts'
import { CONFIRMED_MS } from './confirmation.ts'

let staff: TestStaff
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
})
afterAll(() => staff.dispose())
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') })
	admin = await staff.signedIn('admin')
	person = await staff.signedIn('moderator')
})
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const confirm = (who: TestPerson, sandi = TEST_SANDI) => who.send('POST', '/saya/konfirmasi', { sandi })

async function addPasskey(who: TestPerson) {
	const passkey = createTestPasskey()
	const options = await who.send('POST', '/saya/passkey/opsi')
	const { body } = await staff.send('POST', '/saya/passkey', {
		body: { kredensial: passkey.create(options.body.data.challenge), nama: 'Laptop' },
		cookie: `${who.cookie}; ${cookieOf(options)}`,
	})
	return { passkey, id: body.data.id as string }
}

/** A session with a code; better-auth replaces the one that sets it up. */
async function withTotp(who: TestPerson): Promise<TestPerson> {
	const { uri } = (await who.send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	const cookie = cookieOf(await who.send('POST', '/saya/totp/kode', { kode: await totpCode(uri) }))
	return { ...who, cookie, send: (method, path, body) => staff.send(method, path, { body, cookie }) }
}

const newAccount = (peran: string) => ({ nama: 'Baru', email: `${crypto.randomUUID()}@rs.example.com`, peran: [peran] })
const newEmail = () => ({ email: `${crypto.randomUUID()}@rs.example.com` })

const webhook = {
	nama: 'W',
	url: 'https://w.contoh.id',
	peristiwa: ['reservasi.dibuat'],
	dataPribadi: true,
	aktif: true,
}

/** Each prepares the session and names the change to send. */
const sensitive: Record<string, () => Promise<[TestPerson, string, string, unknown?]>> = {
	'changing the own e-mail': async () => [admin, 'PATCH', `/pengguna/${admin.id}`, newEmail()],
	'changing the e-mail of another': async () => [admin, 'PATCH', `/pengguna/${person.id}`, newEmail()],
	'making an administrator': async () => [admin, 'PATCH', `/pengguna/${person.id}`, { peran: ['moderator', 'admin'] }],
	'making an administrator of somebody who sees patients': async () => {
		const { id } = await staff.signedIn('pendaftaran')
		return [admin, 'PATCH', `/pengguna/${id}`, { peran: ['pendaftaran', 'admin'] }]
	},
	'giving a role that sees patients': async () => [
		admin,
		'PATCH',
		`/pengguna/${person.id}`,
		{ peran: ['pendaftaran'] },
	],
	'creating an administrator': async () => [admin, 'POST', '/pengguna', newAccount('admin')],
	'creating an account that sees patients': async () => [admin, 'POST', '/pengguna', newAccount('pendaftaran')],
	"resetting somebody's second factor": async () => [admin, 'POST', `/pengguna/${person.id}/tautan`],
	'removing the own TOTP': async () => [await withTotp(person), 'DELETE', '/saya/totp'],
	'removing an own passkey': async () => [person, 'DELETE', `/saya/passkey/${(await addPasskey(person)).id}`],
	'adding a webhook with personal data': async () => [admin, 'POST', '/notifikasi/webhook', webhook],
	'changing who is notified': async () => [admin, 'PATCH', '/notifikasi/utama', { reservasiAlamat: 'a@contoh.id' }],
	'downloading reservations': async () => [await staff.signedIn('pendaftaran'), 'GET', '/reservasi/ekspor'],
	'downloading a table': async () => [admin, 'GET', '/impor/csv/dokter'],
	'downloading all content': async () => [admin, 'GET', '/impor/isi.json'],
	'adding a passkey': async () => [person, 'POST', '/saya/passkey/opsi'],
}

test.each(Object.entries(sensitive))('%s needs password or passkey of the last five minutes', async (_, prepare) => {
	const [who, method, path, body] = await prepare()
	later(CONFIRMED_MS)
	const refused = await who.send(method, path, body)
	expect([refused.status, refused.body.error.code]).toEqual([403, 'PERLU_SANDI'])
	expect((await confirm(who)).status).toBe(200)
	later(CONFIRMED_MS - 1)
	expect((await who.send(method, path, body)).status).toBeLessThan(300)
})

test('other changes need no confirmation', async () => {
	later(CONFIRMED_MS)
	expect(
		(await admin.send('PATCH', `/pengguna/${person.id}`, { nama: 'Bu Rina', peran: ['moderator', 'redaksi'] })).status,
	).toBe(200)
	expect((await admin.send('POST', '/pengguna', newAccount('redaksi'))).status).toBe(201)
})

test('a confirmation counts for its own session alone', async () => {
	const other = cookieOf(await staff.send('POST', '/masuk', { body: { email: admin.email, sandi: TEST_SANDI } }))
	later(CONFIRMED_MS)
	await confirm(admin)
	const answer = await staff.send('PATCH', `/pengguna/${admin.id}`, { body: newEmail(), cookie: other })
	expect(answer.body.error.code).toBe('PERLU_SANDI')
})

test('wrong passwords confirm nothing and delay the next attempt', async () => {
	later(CONFIRMED_MS)
	const statuses = []
	for (let guess = 0; guess < 5; guess++) statuses.push((await confirm(admin, 'bukan ini')).status)
	expect(statuses).toEqual([400, 400, 400, 400, 429])
	expect((await confirm(admin)).status).toBe(429)
	expect((await admin.send('PATCH', `/pengguna/${admin.id}`, newEmail())).body.error.code).toBe('PERLU_SANDI')
	later(2000)
	expect((await confirm(admin)).status).toBe(200)
})

test('a passkey confirms, and the passkey of another does not', async () => {
	const { passkey } = await addPasskey(admin)
	const { passkey: foreign } = await addPasskey(person)
	later(CONFIRMED_MS)
	const answerOf = async (used: typeof passkey) => {
		const options = await staff.send('GET', '/masuk/passkey', { cookie: admin.cookie })
		return staff.send('POST', '/saya/konfirmasi/passkey', {
			body: { kredensial: used.use(options.body.data.challenge) },
			cookie: `${admin.cookie}; ${cookieOf(options)}`,
		})
	}
	expect((await answerOf(foreign)).status).toBe(400)
	expect((await admin.send('PATCH', `/pengguna/${admin.id}`, newEmail())).body.error.code).toBe('PERLU_SANDI')
	expect((await answerOf(passkey)).status).toBe(200)
	expect((await admin.send('PATCH', `/pengguna/${admin.id}`, newEmail())).status).toBe(200)
	const sessions = await staff.db.selectFrom('stafSesi').select('id').where('stafId', '=', admin.id).execute()
	expect(sessions).toHaveLength(1)
})
