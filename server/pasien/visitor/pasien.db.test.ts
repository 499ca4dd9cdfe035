import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { KEBIJAKAN_PRIVASI } from '../../../contract/pasien/kebijakan-privasi.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import { MAX_PASIEN, type Pasien } from '../../../contract/pasien/pasien.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { siti } from '../../../tests/support/test-member.ts'
import { SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
let cookie: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())
beforeEach(async () => {
	cookie = (await api.request('createMember', { body: { nama: 'Rahma', noTelp: '0812' } })).cookie as string
})

const detail = async (id: string | undefined) =>
	(await api.request('getPasien', { cookie, params: { id: id ?? '' } })).body.data

const list = async () => (await api.request('listPasien', { cookie })).body.data

async function register(body: object) {
	const created = await api.request('createPasien', { cookie, body })
	expect(created.status).toBe(201)
	return detail(created.body.data.created.id)
}

const complete = { isComplete: true, kurang: [] }

const masked = (pasien: Pasien) => ({ ...pasien, nik: maskNik(pasien.nik).whole })

async function change(id: string | undefined, body: object) {
	return api.request('updatePasien', { cookie, params: { id: id ?? '' }, body })
}

test('other patients are listed apart from the own one, oldest first', async () => {
	await register(siti)
	api.clock.now += 1
	await register({ ...siti, nama: 'Budi' })
	const { own, other } = await list()
	expect(own.map((pasien) => pasien.nama)).toEqual(['Rahma'])
	expect(other.map((pasien) => pasien.nama)).toEqual(['Siti Rahma', 'Budi'])
	expect(other[0]).toEqual({ ...siti, id: expect.any(String), nik: '••••••••••••0001', ...complete })
})

test('input is trimmed and stored without control characters', async () => {
	const typed = { ...siti, nama: '\t Sîti\u0000\u0007\u0085 <b>R</b> \u2028', nik: ' 123 ', noTelp: '\u200e+62 (0)' }
	expect(await register(typed)).toMatchObject({ nama: 'Sîti <b>R</b>', nik: '123', noTelp: '\u200e+62 (0)' })
	expect(await register({ ...siti, nama: 'a\ud800b', alamatLengkap: 'Baris 1\nBaris 2' })).toMatchObject({
		nama: 'a\ufffdb',
		alamatLengkap: 'Baris 1\nBaris 2',
	})
})

test.each([
	['1990-07-25', '25-07-1990', true],
	[' 1990-07-25 ', '25-07-1990', true],
	['25-07-1990', '25-07-1990', true],
	['29-02-2000', '29-02-2000', true],
	['2000-02-29', '29-02-2000', true],
	['29-02-2001', '29-02-2001', false],
	['29-02-1900', '29-02-1900', false],
	['1900-02-29', '1900-02-29', false],
	['31-04-1990', '31-04-1990', false],
	['00-01-1990', '00-01-1990', false],
	['01-13-1990', '01-13-1990', false],
	['16-11-2026', '16-11-2026', true],
	['17-11-2026', '17-11-2026', false],
	['2026-11-17', '17-11-2026', false],
	['25/07/1990', '25-07-1990', true],
	['25071990', '25-07-1990', true],
	['25.07.1990', '25-07-1990', true],
	['25 Juli 1990', '25-07-1990', true],
	['5-7-1990', '05-07-1990', true],
	['17 Nov 2026', '17-11-2026', false],
	['25-07-90', '25-07-90', false],
	['kemarin', 'kemarin', false],
	['', '', false],
])('the birth date %j is stored as %j; complete: %s', async (tanggalLahir, stored, isComplete) => {
	expect(await register({ ...siti, tanggalLahir })).toMatchObject({ tanggalLahir: stored, isComplete })
})

test('the answer to a new or a changed patient names what is missing', async () => {
	const { body } = await api.request('createPasien', {
		cookie,
		body: { ...siti, nik: '12', tanggalLahir: '30-02-2020' },
	})
	expect(body.data.created.kurang).toEqual(['nik', 'tanggalLahir'])
	const changed = await change(body.data.created.id, { tanggalLahir: '20.01.2020', alamatLengkap: '' })
	expect(changed.body.data).toMatchObject({ tanggalLahir: '20-01-2020', kurang: ['nik', 'alamatLengkap'] })
})

test('a patient born today is complete from midnight in WIB', async () => {
	api.clock.now = Date.parse('2026-11-16T23:59:59.999+07:00')
	expect(await register({ ...siti, tanggalLahir: '17-11-2026' })).toMatchObject({ isComplete: false })
	api.clock.now += 1
	expect((await list()).other).toMatchObject([{ isComplete: true }])
	api.clock.now = SENIN_PAGI
})

test.each(Object.keys(siti))('without %s a patient is not complete', async (field) => {
	const { [field as keyof typeof siti]: _, ...rest } = siti
	expect(await register(rest)).toMatchObject({ isComplete: false, kurang: [field] })
	expect(await register({ ...siti, [field]: '' })).toMatchObject({ isComplete: false, kurang: [field] })
})

test.each(['351001250790000', '35100125079000011', '351001250790000a', '３５１００１２５０７９０００１１'])(
	'a NIK of %s is stored and not complete',
	async (nik) => {
		expect(await register({ ...siti, nik })).toMatchObject({ nik, isComplete: false })
	},
)

test('an update keeps omitted fields', async () => {
	const pasien = await register(siti)
	const changed = await change(pasien?.id, { noTelp: ' 0899 ', tanggalLahir: '31 Januari 2001' })
	expect(changed.status).toBe(200)
	expect(changed.body.data).toEqual({ ...masked(pasien), noTelp: '0899', tanggalLahir: '31-01-2001' })
	expect((await list()).other).toEqual([changed.body.data])
	expect((await change(pasien?.id, {})).body.data).toEqual(changed.body.data)
})

test('an update can empty a field, which changes isComplete', async () => {
	const pasien = await register(siti)
	for (const body of [{ nik: '' }, { jenisKelamin: null }, { jenisKelamin: '' }, { alamatLengkap: '   ' }]) {
		expect((await change(pasien?.id, body)).body.data.isComplete).toBe(false)
		await change(pasien?.id, siti)
		expect(await detail(pasien?.id)).toEqual(pasien)
	}
})

test("an update completes the own patient, who stays the member's own", async () => {
	const [own] = (await list()).own
	await change(own?.id, { ...siti, nama: 'Rahma' })
	expect(await detail(own?.id)).toEqual({ ...siti, id: own?.id, nama: 'Rahma', ...complete })
	expect((await list()).own).toEqual([masked(await detail(own?.id))])
	expect((await list()).other).toEqual([])
})

test('a patient of another member is a 404', async () => {
	const pasien = await register(siti)
	const other = await api.request('createMember', { body: {} })
	const request = { cookie: other.cookie, body: { nama: 'X' } }
	const foreign = await api.request('updatePasien', { ...request, params: { id: pasien?.id ?? '' } })
	const missing = await api.request('updatePasien', { ...request, params: { id: 'unknown' } })
	expect([foreign.status, foreign.body]).toEqual([404, missing.body])
	expect((await list()).other).toEqual([masked(pasien)])
})

test.each([
	['jenisKelamin', { jenisKelamin: 'x' }],
	['nama', { nama: 'a'.repeat(151) }],
	['nik', { nik: 16 }],
	['alamatLengkap', { alamatLengkap: ['Jl. Melati'] }],
])('an invalid %s is a 400 that names the field', async (field, wrong) => {
	const created = await api.request('createPasien', { cookie, body: { ...siti, ...wrong } })
	const changed = await change((await list()).own[0]?.id, wrong)
	for (const { status, body } of [created, changed]) {
		expect(status).toBe(400)
		expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
	}
	expect((await list()).other).toEqual([])
})

test('null is an empty field of a new patient, and no change of a registered one', async () => {
	const empty = { nama: null, tempatLahir: null, alamatLengkap: null }
	const { body } = await api.request('createPasien', { cookie, body: { ...siti, ...empty } })
	expect(await detail(body.data.created.id)).toMatchObject({ nama: '', tempatLahir: '', alamatLengkap: '' })
	const { id } = await register(siti)
	await change(id, { ...empty, noTelp: '0813' })
	expect(await detail(id)).toMatchObject({ ...siti, noTelp: '0813' })
})

test('a member has at most MAX_PASIEN patients, also with concurrent requests', async () => {
	const at = (times: number) =>
		Promise.all(Array.from({ length: times }, () => api.request('createPasien', { cookie, body: siti })))
	// The own patient counts.
	expect(new Set((await at(MAX_PASIEN - 3)).map(({ status }) => status))).toEqual(new Set([201]))
	const codes = (await at(5)).map(({ status, body }) => [status, body.error?.code]).toSorted()
	expect(codes).toEqual([[201, undefined], [201, undefined], ...Array(3).fill([409, 'PASIEN_PENUH'])])
	const { own, other } = await list()
	expect(own.length + other.length).toBe(MAX_PASIEN)
	expect((await change(other[0]?.id, { nama: 'Budi' })).status, 'those there are can be changed').toBe(200)
	const stranger = await api.request('createMember', { body: {} })
	expect((await api.request('createPasien', { cookie: stranger.cookie, body: siti })).status).toBe(201)
})

test('a list masks the NIK, an update with the masked NIK changes nothing, and the form gets the whole NIK', async () => {
	const { id } = await register(siti)
	const [listed] = (await list()).other
	expect(listed?.nik).toBe('••••••••••••0001')
	const saved = await change(id, { ...listed, nama: 'Siti' })
	expect(saved.body.data).toMatchObject({ nik: '••••••••••••0001', nama: 'Siti', isComplete: true })
	expect((await detail(id)).nik).toBe(siti.nik)
	await change(id, { nik: '••••••••••••0002' })
	expect((await detail(id)).nik, 'the mask of a NIK that was changed meanwhile').toBe(siti.nik)
})

test('an update with the phone number as others see it masked changes nothing', async () => {
	const { id } = await register({ ...siti, noTelp: '0812-3456-7890' })
	const saved = await change(id, { noTelp: '0812••••••••', nama: 'Siti' })
	expect(saved.body.data).toMatchObject({ noTelp: '0812-3456-7890', nama: 'Siti' })
	expect((await detail(id)).noTelp).toBe('0812-3456-7890')
	await change(id, { noTelp: '0813••••••••' })
	expect((await detail(id)).noTelp, 'the mask of a number that was changed meanwhile').toBe('0812-3456-7890')
	await change(id, { noTelp: '' })
	expect((await detail(id)).noTelp, 'an emptied field').toBe('')
})

test('a consent is stored with purpose, version and time; for a patient once per version', async () => {
	const given = async () => (await api.request('getMemberData', { cookie })).body.data.persetujuan
	const registered = api.clock.now
	api.clock.now += 1
	const { id } = await register(siti)
	expect(await given()).toHaveLength(2)
	await change(id, { noTelp: '0899' })
	api.clock.now += 1
	const [own] = (await list()).own
	await change(own?.id, {})
	await change(own?.id, siti)
	await change(own?.id, siti)
	const { versi } = KEBIJAKAN_PRIVASI
	expect(await given()).toEqual([
		{ tujuan: 'pasien', versi, createdAt: registered + 2, pasien: { nama: 'Siti Rahma' } },
		{ tujuan: 'pasien', versi, createdAt: registered + 1, pasien: { nama: 'Siti Rahma' } },
		{ tujuan: 'member', versi, createdAt: registered, pasien: null },
	])
	await api.db.updateTable('persetujuan').set({ versi: '0' }).execute()
	api.clock.now += 1
	await change(id, { noTelp: '0898' })
	expect((await given()).map((one) => one.versi)).toEqual([versi, '0', '0', '0'])
	api.clock.now = SENIN_PAGI
})

test('the same Idempotency-Key of one member returns the same patient', async () => {
	const add = (key: string, member = cookie) =>
		api.request('createPasien', { cookie: member, body: siti, headers: { 'idempotency-key': key } })
	const responses = await Promise.all(Array.from({ length: 8 }, () => add('kunci')))
	const first = await add('kunci')
	expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(8).fill([201, first.body]))
	expect((await list()).other).toHaveLength(1)
	expect((await add('kunci-2')).body).not.toEqual(first.body)
	const stranger = await api.request('createMember', { body: {} })
	const theirs = await add('kunci', stranger.cookie as string)
	expect([theirs.status, theirs.body.data.created.id === first.body.data.created.id]).toEqual([201, false])
	expect(Object.keys((await add('')).body.error?.fields ?? {})).toEqual(['idempotency-key'])
})

test('a repeated request of a full family returns the existing patient', async () => {
	const add = () => api.request('createPasien', { cookie, body: siti, headers: { 'idempotency-key': 'kunci' } })
	const first = await add()
	for (let more = 2; more < MAX_PASIEN; more += 1) await api.request('createPasien', { cookie, body: siti })
	expect((await api.request('createPasien', { cookie, body: siti })).status).toBe(409)
	expect((await add()).body).toEqual(first.body)
})
