import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { testMailer } from '../../../tests/support/test-delivery.ts'
import { createTestPasskey } from '../../../tests/support/test-passkey.ts'
import { cookieOf, openTestStaff, TEST_SANDI, type TestStaff } from '../../../tests/support/test-staff.ts'
import { totpCode } from '../../../tests/support/test-totp.ts'
import type { Mailer } from '../../mail/create-mailer.ts'
import { STAFF_API } from '../create-staff-api.ts'

let staff: TestStaff
let mail: MailServer
let mailer: Mailer
let owner: { email: string; device: string; uri: string; kodeCadangan: string[]; session: string }
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') })
	mail = await startMailServer()
	mailer = testMailer(mail.url)
	staff = await openTestStaff({ mailer })
	const who = await staff.signedIn('admin', 'Bu Rina')
	const { uri, kodeCadangan } = (await who.send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	const session = cookieOf(await who.send('POST', '/saya/totp/kode', { kode: await totpCode(uri) }))
	const [device = ''] = /perangkat-[^;]+/.exec(who.cookie) ?? []
	owner = { email: who.email, device, uri, kodeCadangan, session }
	later(30_000)
})
afterEach(async () => {
	vi.useRealTimers()
	await mailer.stop()
	await mail.stop()
	await staff.dispose()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function post(path: string, remoteAddress: string, body: object, cookie = '') {
	const headers = { 'content-type': 'application/json', cookie }
	const init = { method: 'POST', headers, body: JSON.stringify(body) }
	return staff.api.request(STAFF_API + path, init, { incoming: { headers, socket: { remoteAddress } } })
}

/** The password, then a code; with the cookie of a known device if there is one. */
async function giveCode(remoteAddress: string, kode: string, device = ''): Promise<Response> {
	const first = await post('/masuk', remoteAddress, { email: owner.email, sandi: TEST_SANDI }, device)
	return post('/masuk/kode', remoteAddress, { kode }, [cookieOf(first), device].filter(Boolean).join('; '))
}

const wrongCode = async () => ((await totpCode(owner.uri)) === '000000' ? '000001' : '000000')

test('wrong codes of a stranger with the password delay the stranger, with Retry-After, and no device of the owner', async () => {
	const statuses = []
	for (let guess = 0; guess < 12; guess += 1) statuses.push((await giveCode('203.0.113.5', await wrongCode())).status)
	expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 429])
	const refused = await giveCode('203.0.113.5', await totpCode(owner.uri))
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	expect((await giveCode('203.0.113.5', await totpCode(owner.uri), owner.device)).status).toBe(200)
})

/** The owner's session adds a passkey. */
async function addPasskey() {
	const passkey = createTestPasskey()
	const options = await staff.send('POST', '/saya/passkey/opsi', { cookie: owner.session })
	const added = await staff.send('POST', '/saya/passkey', {
		body: { kredensial: passkey.create(options.body.data.challenge), nama: 'Laptop' },
		cookie: `${owner.session}; ${cookieOf(options)}`,
	})
	expect(added.status).toBe(201)
	return passkey
}

test('a hundred wrong codes from many networks stop codes from unknown devices; known devices, backup codes and passkeys go on', async () => {
	const passkey = await addPasskey()
	for (let guess = 0; guess < 100; guess += 1)
		expect((await giveCode(`10.1.${guess}.1`, await wrongCode())).status).toBe(401)
	const right = await totpCode(owner.uri)
	const refused = await giveCode('10.2.0.1', right)
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
	expect((await giveCode('10.2.0.1', owner.kodeCadangan[0] ?? '')).status).toBe(200)
	const options = await staff.send('GET', '/masuk/passkey')
	const signed = { kredensial: passkey.use(options.body.data.challenge) }
	expect((await post('/masuk/passkey', '10.2.0.1', signed, cookieOf(options))).status).toBe(200)
	expect((await giveCode('10.2.0.2', await wrongCode(), owner.device)).status).toBe(401)
	expect((await giveCode('10.2.0.2', right, owner.device)).status, 'after a mistake of the owner').toBe(200)
	later(15 * 60_000)
	expect((await giveCode('10.2.0.3', await totpCode(owner.uri))).status).toBe(200)
})

test('after three wrong codes on unknown devices the owner gets one mail, and the app says so until the password changes', async () => {
	const known = async () => {
		const { body } = await staff.send('GET', '/saya/riwayat-masuk', { cookie: owner.session })
		return body.data.filter((each: { sandiDiketahui: boolean }) => each.sandiDiketahui).length
	}
	await giveCode('203.0.113.5', await wrongCode(), owner.device)
	for (let guess = 0; guess < 5; guess += 1) await giveCode(`10.3.${guess}.1`, await wrongCode())
	expect(await known()).toBe(5)
	await expect.poll(() => mail.received.length).toBe(1)
	expect(mail.received[0]?.to).toEqual([owner.email])
	expect(mail.received[0]?.source).toMatch(/Jaringan: 10\.3\.2\.0/)
	later(1000)
	const body = { sandiLama: TEST_SANDI, sandi: `${TEST_SANDI} lagi` }
	expect((await staff.send('POST', '/saya/sandi', { body, cookie: owner.session })).status).toBe(200)
	expect(await known()).toBe(0)
	expect(mail.received).toHaveLength(1)
})
