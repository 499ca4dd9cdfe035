import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlainHospital } from '../../tests/abuse/api/test-hospital.ts'
import { registerPerson } from '../../tests/abuse/api/test-person.ts'
import type { TestApi } from '../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { createLog } from '../http/log.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'
import { purge, purgeJob } from './purge.ts'

const DAY = 86_400_000

let api: TestApi
beforeEach(async () => {
	api = await openPlainHospital()
})
afterEach(() => api.dispose())

const options = () => ({
	database: api.database,
	now: () => api.clock.now,
	keepVisitorDays: 400,
	keepMemberDays: 400,
	keepAuditDays: 0,
})
const purgeDaily = (signal = new AbortController().signal) => purgeJob(options()).run(signal)
const idsOf = async (table: 'webVisitor' | 'member' | 'memberPasien' | 'persetujuan') =>
	(await api.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

async function insertVisits(count: number, createdAt: number) {
	const ids = Array.from({ length: count }, (_, place) => ({ id: `${createdAt}-${place}`, createdAt }))
	await insertRows(api.db, 'webVisitor', ids)
}

test('visitor records older than the setting are deleted; 0 keeps them', async () => {
	await insertVisits(1, SENIN_PAGI - 400 * DAY)
	await insertVisits(1, SENIN_PAGI - 400 * DAY - 1)
	expect((await purge({ ...options(), keepVisitorDays: 0 })).visitors).toBe(0)
	expect((await purge(options())).visitors).toBe(1)
	expect(await idsOf('webVisitor')).toEqual([`${SENIN_PAGI - 400 * DAY}-0`])
})

test('a message that is done is deleted after the days that staff set, and a waiting one stays', async () => {
	await api.db.updateTable('notifikasi').set({ simpanHari: 30 }).execute()
	const edge = api.clock.now - 30 * DAY
	const message = { peristiwa: 'uji', saluran: 'surel', isi: '{}', berikutAt: edge } as const
	await api.db
		.insertInto('kotakKeluar')
		.values([
			{ ...message, id: 'baru', status: 'terkirim', createdAt: edge },
			{ ...message, id: 'lama', status: 'terkirim', createdAt: edge - 1 },
			{ ...message, id: 'gagal', status: 'gagal', createdAt: edge - 1 },
			{ ...message, id: 'menunggu', status: 'menunggu', createdAt: edge - 1 },
		])
		.execute()
	await purge(options())
	const left = await api.db.selectFrom('kotakKeluar').select('id').orderBy('id').execute()
	expect(left.map(({ id }) => id)).toEqual(['baru', 'menunggu'])
})

test('the undo data of a deleted article is deleted after thirty days', async () => {
	const taken = (createdAt: number) => ({ tabel: 'artikel', sumberId: String(createdAt), isi: '{}', createdAt })
	const edge = api.clock.now - 30 * DAY
	await api.db
		.insertInto('ikutTerhapus')
		.values([edge, edge - 1].map(taken))
		.execute()
	await purge(options())
	const left = await api.db.selectFrom('ikutTerhapus').select('createdAt').execute()
	expect(left).toEqual([{ createdAt: edge }])
})

test('public view counts stay when visitor records are deleted', async () => {
	const counts = async () => {
		const home = (await api.request('getBeranda', { query: { dokterMostVisitedLimit: 4 } })).body
		const artikel = (await api.request('getArtikelByUri', { params: { uri: 'artikel-1' } })).body.data
		return [home.dokterMostVisited.data.map(({ id }) => id), artikel.countView]
	}
	for (const browser of ['a', 'b', 'c']) {
		const body = { routeName: 'modal_jadwal_dokter', dokterId: '1' }
		await api.request('createWebVisitor', { headers: { 'user-agent': browser }, body })
	}
	await api.request('getArtikelByUri', { params: { uri: 'artikel-1' }, query: { isCount: 'true' } })
	const before = await counts()
	api.clock.now += 500 * DAY
	expect((await purge(options())).visitors).toBe(3)
	expect(await counts()).toEqual(before)
	const doctors = await api.db.selectFrom('dokterView').select('countView').execute()
	expect(doctors).toEqual([{ countView: 4 }])
})

test('the salt of a day and its counted visitors are deleted on the next day', async () => {
	await api.request('createWebVisitor', { body: { routeName: 'modal_jadwal_dokter', dokterId: '1' } })
	const rows = async () => [
		...(await api.db.selectFrom('pengunjungGaram').select('tanggal').execute()),
		...(await api.db.selectFrom('dokterPengunjung').select('tanggal').execute()),
	]
	await purge(options())
	expect(await rows()).toHaveLength(2)
	api.clock.now += DAY
	await purge(options())
	expect(await rows()).toEqual([])
})

test('a member without a reservation is deleted with all data, a number of days after the last visit', async () => {
	const reserved = await registerPerson(api, 'Siti', 3)
	const { cookie, body } = await api.request('createMember', { body: { nama: 'Wati' } })
	const { id } = body.data.created
	await api.request('createPasien', { cookie, body: { nama: 'Anak Wati', nik: '3510016507900003' } })

	api.clock.now += 300 * DAY
	await api.request('listPasien', { cookie })
	api.clock.now += 401 * DAY
	expect((await purge(options())).members, 'visits are recorded once a day').toBe(0)
	api.clock.now += 1
	expect((await purge({ ...options(), keepMemberDays: 0 })).members).toBe(0)
	expect((await purge(options())).members).toBe(1)
	expect(await idsOf('member')).toEqual([reserved.memberId])
	expect(await idsOf('memberPasien')).toHaveLength(2)
	expect(await idsOf('persetujuan')).toHaveLength(3)
	expect((await api.request('listPasien', { cookie })).status).toBe(401)
	expect(id).not.toBe(reserved.memberId)
})

test('five years after the visit, or as long as staff set, nothing tells who it was, and the figures stay', async () => {
	const siti = await registerPerson(api, 'Siti Rahasia', 3)
	const reservasi = () => api.db.selectFrom('shopReservasi').selectAll().executeTakeFirstOrThrow()
	const { id, tanggalVisit, total } = await reservasi()
	const note = { isi: { catatan: 'Ibu Siti Rahasia sakit' }, fields: api.fields }
	const event = { aksi: 'status', sumber: 'reservasi', sumberId: id, label: siti.kode, now: api.clock.now }
	await recordEvent(api.db, { ...event, staf: PENGUNJUNG, rincian: note })
	await api.db
		.updateTable('shopReservasi')
		.set(api.fields.encrypt('shopReservasi', id, { catatan: 'kursi' }))
		.execute()

	// The visit is on the next day.
	api.clock.now = Date.parse('2031-11-17T09:00:00+07:00')
	await api.request('listPasien', { cookie: siti.cookie })
	expect((await purge(options())).reservasi).toBe(0)
	await api.db.updateTable('shopSetting').set({ simpanTahun: 6 }).execute()
	api.clock.now += DAY
	expect((await purge(options())).reservasi).toBe(0)
	await api.db.updateTable('shopSetting').set({ simpanTahun: 5 }).execute()
	expect(await purge(options())).toMatchObject({ reservasi: 1, members: 0 })
	expect((await purge(options())).reservasi, 'once').toBe(0)

	const row = await reservasi()
	expect(row).toMatchObject({ id, tanggalVisit, total, status: 'baru', noTelp: '', catatan: '', cari: '' })
	const items = await api.db.selectFrom('shopReservasiItem').selectAll().execute()
	expect(items).toMatchObject([{ reservasiId: id, pasienId: null, harga: total }])
	const words = await api.db.selectFrom('peristiwa').select('rincian').where('sumberId', '=', id).execute()
	const left = JSON.stringify([row, items, words])
	for (const text of [...siti.personal, ...siti.names, siti.kode, siti.memberId]) expect(left).not.toContain(text)
	expect(words.every(({ rincian }) => rincian === null)).toBe(true)
	const byKode = await api.request('getReservasiByKode', { params: { kode: siti.kode } })
	expect(byKode.status).toBe(404)
	expect((await api.request('listPasien', { cookie: siti.cookie })).status, 'a member who still comes stays').toBe(200)
	api.clock.now += 402 * DAY
	expect((await purge(options())).members).toBe(1)
	expect(await idsOf('member')).toEqual(['arsip'])
	expect(await idsOf('memberPasien')).toEqual([])
})

test('a purge stopped between batches is completed by the next one', async () => {
	await insertVisits(1200, SENIN_PAGI - 500 * DAY)
	const stopping = new AbortController()
	stopping.abort()
	expect(await purgeDaily(stopping.signal)).toMatchObject({ visitors: 500 })
	expect(await purgeDaily()).toMatchObject({ visitors: 700 })
	api.clock.now += 16 * 60_000
	expect(await purgeDaily(), 'done for today').toBeUndefined()
})

test('the purge of a killed process is claimed again after a quarter of an hour', async () => {
	await api.db
		.insertInto('tugas')
		.values({ nama: 'pembersihan', hari: '2026-11-16', startedAt: api.clock.now, finishedAt: null })
		.execute()
	api.clock.now += 15 * 60_000
	expect(await purgeDaily()).toBeUndefined()
	api.clock.now += 1
	expect(await purgeDaily()).toBeDefined()
})

test('one of several processes purges, once a day, from three in the morning WIB', async () => {
	api.clock.now = Date.parse('2026-11-17T02:59:59+07:00')
	expect(await purgeDaily()).toBeUndefined()
	api.clock.now += 1000
	const results = await Promise.all(Array.from({ length: 4 }, () => purgeDaily()))
	expect(results.filter(Boolean)).toHaveLength(1)
	api.clock.now = Date.parse('2026-11-18T01:00:00+07:00')
	expect(await purgeDaily()).toBeUndefined()
	api.clock.now = Date.parse('2026-11-18T09:00:00+07:00')
	expect(await purgeDaily(), 'a server started after the quiet hour').toBeDefined()
})

test('the job checks every ten minutes, and stop waits for a running purge', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	try {
		let output = ''
		const write = (line: string) => {
			output += line
		}
		await insertVisits(1, SENIN_PAGI - 500 * DAY)
		const log = createLog('info', { write })
		const jobs = startJobs([purgeJob(options())], { db: api.db, now: () => api.clock.now, log })
		vi.advanceTimersByTime(10 * 60_000)
		await jobs.stop()
		expect(await idsOf('webVisitor')).toEqual([])
		expect(output).toContain('"visitors":1')
	} finally {
		vi.useRealTimers()
	}
})

test('a device is deleted when no browser can have its cookie any more', async () => {
	const { cookie, memberId } = await registerPerson(api, 'Siti', 3)
	api.clock.now += 300 * DAY
	await api.request('listPasien', { cookie })
	api.clock.now += 401 * DAY
	await purge(options())
	const devices = () => api.db.selectFrom('memberPerangkat').select('memberId').execute()
	expect(await devices(), 'visits are recorded once a day').toEqual([{ memberId }])
	api.clock.now += 1
	await purge(options())
	expect(await devices()).toEqual([])
})

test('expired transfer codes are deleted', async () => {
	await registerPerson(api, 'Siti', 3)
	await purge(options())
	expect(await api.db.selectFrom('memberPindah').selectAll().execute()).toHaveLength(1)
	api.clock.now += DAY
	await purge(options())
	expect(await api.db.selectFrom('memberPindah').selectAll().execute()).toEqual([])
})
