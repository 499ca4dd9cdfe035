import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BarisDraf } from '../../contract/dokter/staff/draf-wa.ts'
import { publicApi } from '../../tests/support/test-public-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'
import { purge } from '../retention/purge.ts'

const DAY = 86_400_000

let staff: TestStaff
let desk: TestPerson
let visitor: ReturnType<typeof publicApi>
beforeAll(async () => {
	vi.setSystemTime(SENIN_PAGI)
	staff = await openTestStaff()
	desk = await staff.signedIn('pendaftaran')
	visitor = publicApi(staff)
	await insertRows(staff.db, 'dokter', [{ nama: 'dr. Anindya' }])
	await insertRows(staff.db, 'dokter', [{ id: '2', nama: 'dr. Cuti', tampil: 0 }])
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})
beforeEach(async () => {
	vi.setSystemTime(SENIN_PAGI)
	await staff.db.deleteFrom('drafWa').execute()
})

const send = (body: object) => visitor.send('/v1/public/draf-wa', { kode: '7KQ4', dokterId: '1', ...body })
const list = async (kode = ''): Promise<BarisDraf[]> =>
	(await desk.send('GET', `/draf-wa?kode=${encodeURIComponent(kode)}`)).body.data
const move = (id: string | undefined, dari: string, ke: string) => desk.send('POST', `/draf-wa/${id}`, { dari, ke })

test('a draft has doctor, day and kind of payment, and nothing else that a visitor sends', async () => {
	const { status, data } = await send({ tanggal: '2026-11-17', jaminan: 'BPJS', namaPasien: 'Siti', status: 'selesai' })
	expect(status).toBe(201)
	const draf = { kode: '7KQ4', dokter: 'dr. Anindya', tanggal: '2026-11-17', jaminan: 'BPJS', status: 'menunggu' }
	expect(await list()).toEqual([{ id: data.created.id, ...draf, createdAt: SENIN_PAGI }])
	const event = await staff.db
		.selectFrom('peristiwa')
		.selectAll()
		.where('sumber', '=', 'draf-wa')
		.executeTakeFirstOrThrow()
	expect(event).toMatchObject({ aksi: 'terima', stafNama: '', label: '', sesudah: null })
})

test('day and payment may be missing', async () => {
	expect((await send({ tanggal: '' })).status).toBe(201)
	expect(await list()).toMatchObject([{ tanggal: '', jaminan: '' }])
})

test.each([
	[{ kode: '7KQ' }, 400],
	[{ kode: '7KQO' }, 400],
	[{ kode: '7kq4' }, 400],
	[{ tanggal: '2026-02-30' }, 400],
	[{ jaminan: 'Siti, 0812' }, 400],
	[{ dokterId: 'siapa' }, 404],
	[{ dokterId: '2' }, 404],
])('a draft with %j is refused with %i', async (wrong, status) => {
	expect((await send(wrong)).status).toBe(status)
	expect(await list()).toEqual([])
})

test('the code of the message finds its draft, however it is typed, also when it is done', async () => {
	await send({ kode: '7KQ4' })
	await send({ kode: '9ABC' })
	for (const typed of ['7KQ4', ' 7kq4', 'Kode: 7KQ4', '7k'])
		expect((await list(typed)).map(({ kode }) => kode)).toEqual(['7KQ4'])
	expect(await list('%')).toHaveLength(2)
	expect(await list('ZZZZ')).toEqual([])
	const [draf] = await list('7KQ4')
	await move(draf?.id, 'menunggu', 'selesai')
	expect(await list('7KQ4')).toMatchObject([{ status: 'selesai' }])
	expect((await list()).map(({ kode }) => kode)).toEqual(['9ABC'])
})

test('a draft is completed or discarded once, and that is taken back', async () => {
	await send({})
	const [draf] = await list()
	expect((await move(draf?.id, 'menunggu', 'dibuang')).status).toBe(200)
	expect((await move(draf?.id, 'menunggu', 'selesai')).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await move(draf?.id, 'dibuang', 'selesai')).status).toBe(400)
	expect((await move(draf?.id, 'dibuang', 'menunggu')).status).toBe(200)
	expect(await list()).toMatchObject([{ status: 'menunggu' }])
	expect((await move('siapa', 'menunggu', 'selesai')).status).toBe(404)
})

test('a draft vanishes after three days, and the purge deletes it', async () => {
	await send({})
	vi.setSystemTime(SENIN_PAGI + 3 * DAY - 1)
	desk = await staff.signedIn('pendaftaran')
	const clean = () =>
		purge({ database: staff.database, now: Date.now, keepVisitorDays: 0, keepMemberDays: 0, keepAuditDays: 0 })
	await clean()
	expect(await list('7KQ4')).toHaveLength(1)
	vi.setSystemTime(SENIN_PAGI + 3 * DAY)
	expect(await list('7KQ4')).toEqual([])
	await clean()
	expect(await staff.db.selectFrom('drafWa').selectAll().execute()).toEqual([])
})
