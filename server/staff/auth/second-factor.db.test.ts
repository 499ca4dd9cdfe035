import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isMachine } from '../../../contract/call.ts'
import { createTestPasskey } from '../../../tests/support/test-passkey.ts'
import {
	cookieOf,
	openTestStaff,
	TEST_SANDI,
	type TestPerson,
	type TestStaff,
} from '../../../tests/support/test-staff.ts'
import { totpCode } from '../../../tests/support/test-totp.ts'
import { staffRoutes } from '../staff-routes.ts'
import { createStaffLink } from './one-time-link.ts'

const STEP = 30_000

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff({ requiresSecondFactor: true })
})
afterAll(() => staff.dispose())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') }))
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const signIn = (email: string) => staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })

/** Sets TOTP up and returns the cookie of the session that follows, and the address of the app. */
async function enrolTotp(who: TestPerson) {
	const { uri } = (await who.send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	const answer = await who.send('POST', '/saya/totp/kode', { kode: await totpCode(uri) })
	expect(answer.status).toBe(200)
	return { uri, cookie: cookieOf(answer) }
}

async function enrolPasskey(who: TestPerson) {
	const passkey = createTestPasskey()
	const options = await who.send('POST', '/saya/passkey/opsi')
	const added = await staff.send('POST', '/saya/passkey', {
		body: { kredensial: passkey.create(options.body.data.challenge), nama: 'Laptop' },
		cookie: `${who.cookie}; ${cookieOf(options)}`,
	})
	expect(added.status).toBe(201)
	return passkey
}

describe('where a second factor is required', () => {
	const guarded = staffRoutes.filter(
		({ audience, beforeSecondFactor }) => audience !== 'terbuka' && !isMachine(audience) && !beforeSecondFactor,
	)

	test.each(['admin', 'pendaftaran'] as const)(
		'an account of %s without one is refused everywhere else',
		async (peran) => {
			const who = await staff.signedIn(peran)
			expect((await who.send('GET', '/saya')).body.data.duaLangkah).toBe('wajib')
			expect(guarded.length).toBeGreaterThan(100)
			for (const { method, path } of guarded) {
				const body = method === 'GET' ? undefined : {}
				const address = path.slice('/v1/staf'.length).replaceAll(/\{\w+\}/g, 'tidak-ada')
				const answer = await who.send(method, address, body)
				expect([path, answer.status, answer.body.error?.code]).toEqual([path, 403, 'PERLU_DUA_LANGKAH'])
			}
			expect((await who.send('POST', '/keluar')).status).toBe(200)
		},
	)

	test.each(['redaksi', 'moderator'] as const)('an account of %s is only offered one', async (peran) => {
		const who = await staff.signedIn(peran)
		expect((await who.send('GET', '/saya')).body.data.duaLangkah).toBe('ditawarkan')
		expect((await who.send('GET', '/dasbor')).status).toBe(200)
	})

	test('a code of the authenticator app opens the rest, ends the other sessions and is asked from then on', async () => {
		const who = await staff.signedIn('pendaftaran')
		const other = cookieOf(await signIn(who.email))
		const { cookie, uri } = await enrolTotp(who)
		expect((await staff.send('GET', '/reservasi', { cookie })).status).toBe(200)
		expect((await staff.send('GET', '/saya', { cookie: other })).status).toBe(401)
		later(STEP)
		const challenge = cookieOf(await signIn(who.email))
		expect((await staff.send('GET', '/reservasi', { cookie: challenge })).status).toBe(401)
		const body = { kode: await totpCode(uri) }
		const done = await staff.send('POST', '/masuk/kode', { body, cookie: challenge })
		expect(done.body.data).toMatchObject({ duaLangkah: 'aktif' })
		expect((await staff.send('GET', '/reservasi', { cookie: cookieOf(done) })).status).toBe(200)
	})

	test('a code that signed in cannot confirm the set-up of the same account again', async () => {
		const who = await staff.signedIn('admin')
		const { cookie, uri } = await enrolTotp(who)
		later(STEP)
		const kode = await totpCode(uri)
		const challenge = cookieOf(await signIn(who.email))
		expect((await staff.send('POST', '/masuk/kode', { body: { kode }, cookie: challenge })).status).toBe(200)
		expect((await staff.send('POST', '/saya/totp/kode', { body: { kode }, cookie })).status).toBe(400)
		expect(
			(await staff.send('POST', '/masuk/kode', { body: { kode }, cookie: cookieOf(await signIn(who.email)) })).status,
		).toBe(401)
	})

	test('a passkey opens the rest, and without it the account starts over', async () => {
		const who = await staff.signedIn('admin')
		const other = cookieOf(await signIn(who.email))
		await enrolPasskey(who)
		expect((await who.send('GET', '/pengguna')).status).toBe(200)
		expect((await staff.send('GET', '/saya', { cookie: other })).status).toBe(401)
		const [{ id }] = (await who.send('GET', '/saya/passkey')).body.data
		expect((await who.send('DELETE', `/saya/passkey/${id}`)).status).toBe(200)
		expect((await who.send('GET', '/pengguna')).body.error.code).toBe('PERLU_DUA_LANGKAH')
	})
})

test('where it is optional, an account that sees patients is reminded and may go on', async () => {
	const optional = await openTestStaff()
	const who = await optional.signedIn('pendaftaran')
	expect((await who.send('GET', '/saya')).body.data.duaLangkah).toBe('disarankan')
	expect((await who.send('GET', '/reservasi')).status).toBe(200)
	await optional.dispose()
})

describe('a link to set a new password', () => {
	const factors = async (id: string) => {
		const { totpAktif } = await staff.db
			.selectFrom('staf')
			.select('totpAktif')
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const passkeys = await staff.db.selectFrom('stafPasskey').select('id').where('stafId', '=', id).execute()
		const totp = await staff.db.selectFrom('stafTotp').select('id').where('stafId', '=', id).execute()
		return [totpAktif, totp.length, passkeys.length]
	}
	const tokenOf = (tautan: string) => new URL(tautan, 'https://rs.example.com').searchParams.get('token')
	const useLink = (tautan: string) =>
		staff.send('POST', '/sandi', { body: { token: tokenOf(tautan), sandi: `${TEST_SANDI} lagi` } })
	const withBoth = async () => {
		const who = await staff.signedIn('redaksi')
		await enrolPasskey(who)
		await enrolTotp(who)
		expect(await factors(who.id)).toEqual([1, 1, 1])
		return who
	}

	test('of an administrator removes the second factor when it is used, not when it is made', async () => {
		const admin = await staff.signedIn('admin')
		const { cookie } = await enrolTotp(admin)
		const who = await withBoth()
		const made = await staff.send('POST', `/pengguna/${who.id}/tautan`, { cookie })
		expect(made.status).toBe(201)
		expect(await factors(who.id)).toEqual([1, 1, 1])
		expect((await useLink(made.body.data.created.tautan)).status).toBe(200)
		expect(await factors(who.id)).toEqual([0, 0, 0])
	})

	test('of the server does the same', async () => {
		const who = await withBoth()
		const link = await createStaffLink(staff.db, who.email, Date.now())
		expect(await factors(who.id)).toEqual([1, 1, 1])
		await useLink(link)
		expect(await factors(who.id)).toEqual([0, 0, 0])
	})
})
