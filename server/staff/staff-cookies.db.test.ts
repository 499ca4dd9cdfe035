import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicApi } from '../../tests/support/test-public-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { cookieOf, openTestStaff, TEST_SANDI, type TestStaff } from '../../tests/support/test-staff.ts'

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff({ trustProxy: true })
})
afterAll(() => staff.dispose())

const https = { 'x-forwarded-proto': 'https' }
const signIn = (email: string, headers = {}) =>
	staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI }, headers })

describe('behind a proxy with HTTPS', () => {
	test('every cookie of staff has the prefix __Host-, and the session works with it', async () => {
		const { email } = await staff.signedIn('redaksi')
		const answer = await signIn(email, https)
		const lines = answer.headers.getSetCookie()
		expect(lines.length).toBeGreaterThan(1)
		for (const line of lines) {
			expect(line).toMatch(/^__Host-(staf\.|perangkat-)/)
			expect(line).toMatch(/; Path=\/(;|$)/)
			expect(line).toMatch(/; HttpOnly/)
			expect(line).toMatch(/; Secure$/)
			expect(line).toMatch(/; SameSite=Strict/)
			expect(line).not.toMatch(/Domain/i)
		}
		const cookie = cookieOf(answer)
		expect((await staff.send('GET', '/saya', { cookie, headers: https })).status).toBe(200)
	})

	test('a session cookie without the prefix, as a subdomain could set it, is ignored', async () => {
		const { email } = await staff.signedIn('redaksi')
		const bare = cookieOf(await signIn(email, https)).replaceAll('__Host-', '')
		expect((await staff.send('GET', '/saya', { cookie: bare, headers: https })).status).toBe(401)
		expect((await staff.send('GET', '/saya', { cookie: bare })).status).toBe(200)
	})

	test('signing out removes the cookie under its name', async () => {
		const { email } = await staff.signedIn('redaksi')
		const cookie = cookieOf(await signIn(email, https))
		const out = await staff.send('POST', '/keluar', { cookie, headers: https })
		expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-staf\.session_token=;.* Max-Age=0/)
	})

	test('a known device and a preview are recognised by their prefixed cookies', async () => {
		const { email } = await staff.signedIn('redaksi')
		const cookie = cookieOf(await signIn(email, https))
		const wrong = { body: { email, sandi: 'bukan kata sandinya' }, headers: https }
		for (let guess = 0; guess < 5; guess++) await staff.send('POST', '/masuk', wrong)
		expect((await staff.send('POST', '/masuk', { ...wrong, cookie })).status).toBe(401)

		await insertRows(staff.db, 'kategoriArtikel', [{}])
		await insertRows(staff.db, 'artikel', [{ uri: 'belum-terbit', status: 'konsep' }])
		const begun = await staff.send('GET', '/artikel/1/pratinjau', { cookie, headers: https })
		expect(begun.headers.getSetCookie()[0]).toMatch(/^__Host-pratinjau=/)
		const detail = (sent?: string) => publicApi(staff, sent).read('/v1/public/artikel/detail/belum-terbit')
		expect([(await detail()).status, (await detail(cookieOf(begun))).status]).toEqual([404, 200])
	})
})

test('without HTTPS the cookies have their plain names, limited to the staff API', async () => {
	const { email } = await staff.signedIn('redaksi')
	for (const line of (await signIn(email)).headers.getSetCookie()) {
		expect(line).not.toMatch(/__Host-|Secure/)
		expect(line).toMatch(/; Path=\/api\/v1\/staf/)
	}
})
