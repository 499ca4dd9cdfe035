import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimits } from '../../../server/http/limits.ts'
import { sendToMachine } from '../../../tests/support/test-machine.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')
const DAY_MS = 86_400_000

let staff: TestStaff
let admin: TestPerson
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff({ limits: createLimits() })
	admin = await staff.signedIn('admin', 'Dewi')
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const isian = { nama: 'SIMRS', cakupan: ['jadwal:baca'], berlakuHari: 30 }
const make = async () => (await admin.send('POST', '/integrasi/kunci', isian)).body.data.created
const use = async (kunci: string | null) => (await sendToMachine(staff, kunci, 'GET', '/jadwal')).status
const list = async () => (await admin.send('GET', '/integrasi/kunci')).body.data
const events = () =>
	staff.db.selectFrom('peristiwa').selectAll().where('sumber', '=', 'integrasi').orderBy('id').execute()

test('a key is shown once, works until its end, and tells its last use to the minute', async () => {
	const { kunci, ...shown } = await make()
	expect(kunci).toMatch(/^rsyasmin_[\w-]{43}$/)
	expect(shown).toMatchObject({ nama: 'SIMRS', akhir: kunci.slice(-4), stafNama: 'Dewi', dipakaiAt: null })
	expect(await use(kunci)).toBe(200)
	vi.setSystemTime(NOW + 59_000)
	await use(kunci)
	expect(await list()).toEqual([{ ...shown, dipakaiAt: NOW }])
	vi.setSystemTime(NOW + 60_000)
	await use(kunci)
	expect(await list()).toMatchObject([{ dipakaiAt: NOW + 60_000 }])
	vi.setSystemTime(NOW + 30 * DAY_MS)
	expect(await use(kunci)).toBe(401)
})

test('neither database nor audit trail has the key', async () => {
	const { kunci } = await make()
	const stored = [...(await staff.db.selectFrom('kunciApi').selectAll().execute()), ...(await events())]
	expect(stored).toHaveLength(2)
	expect(JSON.stringify(stored)).not.toContain(kunci)
})

test('a revoked key is refused at once, stays on record, and is revoked once', async () => {
	const { id, kunci } = await make()
	expect((await admin.send('DELETE', `/integrasi/kunci/${id}`)).status).toBe(200)
	expect(await use(kunci)).toBe(401)
	expect(await list()).toMatchObject([{ id, dicabutAt: NOW }])
	expect((await admin.send('DELETE', `/integrasi/kunci/${id}`)).status).toBe(404)
	expect(await events()).toMatchObject([
		{ aksi: 'buat', label: 'SIMRS' },
		{ aksi: 'cabut', label: 'SIMRS' },
	])
})

test('a session of the staff app is no key, and a missing one does not count as a guess', async () => {
	for (let time = 0; time < 40; time++) expect(await use(null)).toBe(401)
	const response = await staff.api.request('/api/v1/integrasi/jadwal', { headers: { cookie: admin.cookie } })
	expect(response.status).toBe(401)
})

test('after 30 wrong keys the address waits, with the right one too', async () => {
	const { kunci } = await make()
	for (let time = 0; time < 30; time++) expect(await use(`rsyasmin_${time}`)).toBe(401)
	expect(await use(kunci)).toBe(429)
})

test('after 600 requests in a minute a key gets 429 with Retry-After, and another key does not', async () => {
	const [busy, other] = [await make(), await make()]
	for (let time = 0; time < 600; time += 1)
		if ((await use(busy.kunci)) !== 200) throw new Error(`refused after ${time}`)
	const { status, headers, body } = await sendToMachine(staff, busy.kunci, 'GET', '/jadwal')
	expect([status, body.error.code]).toEqual([429, 'TERLALU_SERING'])
	expect(Number(headers.get('retry-after'))).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60)
	expect(await use(other.kunci)).toBe(200)
	vi.setSystemTime(NOW + 61_000)
	expect(await use(busy.kunci)).toBe(200)
})

test.each([
	['no right', { cakupan: [] }, 'cakupan'],
	['an unknown right', { cakupan: ['pasien:baca'] }, 'cakupan.0'],
	['no name', { nama: ' ' }, 'nama'],
	['no end', { berlakuHari: 100_000 }, 'berlakuHari'],
])('a key with %s is a 400', async (_, wrong, field) => {
	const { status, body } = await admin.send('POST', '/integrasi/kunci', { ...isian, ...wrong })
	expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
})

test('a key needs a password of the last five minutes', async () => {
	vi.setSystemTime(NOW + 6 * 60_000)
	const { status, body } = await admin.send('POST', '/integrasi/kunci', isian)
	expect([status, body.error.code]).toEqual([403, 'PERLU_SANDI'])
})
