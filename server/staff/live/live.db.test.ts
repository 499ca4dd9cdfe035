import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Peran } from '../../../contract/staff/permissions.ts'
import { connectDatabase, type Database } from '../../../database/connect.ts'
import { EventStream } from '../../../tests/support/event-stream.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { purge } from '../../retention/purge.ts'
import { STAFF_API } from '../create-staff-api.ts'

/** Too late to help: what arrives has been heard of. */
const NO_HEARTBEAT_MS = 10 * 60_000
const SHORT_HEARTBEAT_MS = 200
const HOUR = 3_600_000

let staff: TestStaff
/** A second connection, as another process has it. */
let other: Database
async function openStaff(heartbeatMs: number): Promise<void> {
	staff = await openTestStaff({ heartbeatMs })
	other = connectDatabase(staff.database.url)
}
afterEach(async () => {
	vi.useRealTimers()
	await other.close()
	await staff.dispose()
})

const happen = (sumber: string, aksi = 'buat', db = other.db) =>
	recordEvent(db, { aksi, sumber, sumberId: '1', label: '', staf: PENGUNJUNG, now: Date.now() })
const reserve = () => happen('reservasi')
const comment = () => happen('komentar')

const request = (person: TestPerson, lastEventId?: string, method = 'GET') =>
	staff.api.request(`http://localhost${STAFF_API}/peristiwa`, {
		method,
		headers: { cookie: person.cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
	})

async function open(person: TestPerson, lastEventId?: string): Promise<EventStream> {
	const response = await request(person, lastEventId)
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
	return new EventStream(response).started()
}

const openAs = async (peran: Peran) => open(await staff.signedIn(peran))
/** Generous, for a busy machine; the journey holds the two seconds. */
const within = { timeout: 10_000, interval: 20 }

describe('between two heartbeats', () => {
	beforeEach(() => openStaff(NO_HEARTBEAT_MS))

	test('a write of another connection arrives, as the kind of list alone, and is not buffered or cached', async () => {
		const desk = await staff.signedIn('pendaftaran')
		const response = await request(desk)
		expect(response.headers.get('cache-control')).toBe('no-store')
		expect(response.headers.get('x-accel-buffering')).toBe('no')
		expect(response.headers.get('content-encoding')).toBeNull()
		const stream = await new EventStream(response).started()
		await reserve()
		await expect.poll(() => stream.changes, within).toEqual(['reservasi'])
		expect(stream.events.at(-1)).toEqual({ event: 'message', id: stream.lastId, data: '{"jenis":"reservasi"}' })
	})

	test('who looks at a list changes nothing in it', async () => {
		const stream = await openAs('admin')
		await happen('reservasi', 'lihat-daftar')
		await happen('reservasi', 'ekspor')
		await comment()
		await expect.poll(() => stream.changes, within).toEqual(['komentar'])
	})

	test('a change that is rolled back is no event', async () => {
		const stream = await openAs('admin')
		await other.db
			.transaction()
			.execute(async (db) => {
				await happen('reservasi', 'buat', db)
				throw new Error('no')
			})
			.catch(() => {})
		await comment()
		await expect.poll(() => stream.changes, within).toEqual(['komentar'])
	})

	test('each account hears only of what it may see, and changed roles count at once', async () => {
		const moderator = await staff.signedIn('moderator')
		const [desk, comments, editor, admin] = await Promise.all([
			openAs('pendaftaran'),
			open(moderator),
			openAs('redaksi'),
			openAs('admin'),
		])
		await reserve()
		await comment()
		await expect.poll(() => admin.changes.toSorted(), within).toEqual(['komentar', 'reservasi'])
		await expect
			.poll(() => [desk, comments, editor].map(({ changes }) => changes), within)
			.toEqual([['reservasi'], ['komentar'], []])
		await other.db.updateTable('staf').set({ peran: '["pendaftaran"]' }).where('id', '=', moderator.id).execute()
		await comment()
		await reserve()
		await expect.poll(() => comments.changes, within).toEqual(['komentar', 'reservasi'])
	})

	test('an own role hears of what its rights show, and a change of them counts at once', async () => {
		const role = { id: 'peran-1', nama: 'Loket', hak: '["komentar:lihat"]', createdAt: 0 }
		await other.db.insertInto('peranSendiri').values(role).execute()
		const stream = await open(await staff.signedIn(role.id))
		await reserve()
		await comment()
		await expect.poll(() => stream.changes, within).toEqual(['komentar'])
		await other.db.updateTable('peranSendiri').set({ hak: '["reservasi:lihat"]' }).execute()
		await comment()
		await reserve()
		await expect.poll(() => stream.changes, within).toEqual(['komentar', 'reservasi'])
	})

	test('a stream that resumes hears of what changed meanwhile, and of nothing else', async () => {
		const admin = await staff.signedIn('admin')
		const first = await open(admin)
		await reserve()
		await expect.poll(() => first.changes, within).toEqual(['reservasi'])
		await first.close()

		const unchanged = await open(admin, first.lastId)
		await comment()
		await expect.poll(() => unchanged.changes, within).toEqual(['komentar'])
		await unchanged.close()
		await expect.poll(() => staff.live.count(), within).toBe(0)

		await comment()
		await reserve()
		const resumed = await open(admin, unchanged.lastId)
		await expect.poll(() => resumed.changes.toSorted(), within).toEqual(['komentar', 'reservasi'])
		await reserve()
		await expect.poll(() => resumed.changes.length, within).toBe(3)
	})

	test.each(['0', '999999999', 'bukan-nomor'])(
		'a stream that resumes from the unknown number %s reads all',
		async (id) => {
			const stream = await openAs('admin')
			await reserve()
			await expect.poll(() => stream.changes, within).toEqual(['reservasi'])
			const resumed = await open(await staff.signedIn('admin'), id)
			await expect
				.poll(() => resumed.changes.toSorted(), within)
				.toEqual(['antrean', 'draf-wa', 'komentar', 'reservasi'])
		},
	)

	test('old events are purged, numbers are not used again, and a page from then reads all', async () => {
		const admin = await staff.signedIn('admin')
		const stream = await open(admin)
		await reserve()
		await expect.poll(() => stream.changes, within).toEqual(['reservasi'])
		await stream.close()
		const keep = { keepVisitorDays: 0, keepMemberDays: 0, keepAuditDays: 1 }
		await purge({ database: staff.database, now: () => Date.now() + 25 * HOUR, ...keep })
		expect(await staff.db.selectFrom('peristiwa').selectAll().execute()).toEqual([])
		await comment()
		const resumed = await open(admin, stream.lastId)
		await expect.poll(() => resumed.changes.toSorted(), within).toEqual(['antrean', 'draf-wa', 'komentar', 'reservasi'])
		await expect.poll(() => Number(resumed.lastId), within).toBeGreaterThan(Number(stream.lastId))
	})

	test('an open stream, and requests of a page that nobody uses, do not make the session last longer', async () => {
		const person = await staff.signedIn('pendaftaran')
		const expiry = async () =>
			(
				await staff.db
					.selectFrom('stafSesi')
					.select('expiresAt')
					.where('stafId', '=', person.id)
					.executeTakeFirstOrThrow()
			).expiresAt
		const before = await expiry()
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR / 4 })
		await open(person)
		const options = { cookie: person.cookie, headers: { 'x-latar-belakang': '1' } }
		expect((await staff.send('GET', '/menunggu/jumlah', options)).status).toBe(200)
		expect(await expiry()).toBe(before)
		await person.send('GET', '/menunggu/jumlah')
		expect((await expiry()) > before).toBe(true)
	})

	test('a session has a limit of streams', async () => {
		const person = await staff.signedIn('pendaftaran')
		const streams = await Promise.all(Array.from({ length: 8 }, () => open(person)))
		const refused = await request(person)
		expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'TERLALU_SERING'])
		await streams[0]?.close()
		await expect.poll(() => staff.live.count(), within).toBe(7)
		await open(person)
	})

	test('200 open streams hear of one change, and none is left after sign-out or when its client goes', async () => {
		const people = await Promise.all(Array.from({ length: 25 }, () => staff.signedIn('admin')))
		const streams = await Promise.all(people.flatMap((person) => Array.from({ length: 8 }, () => open(person))))
		expect(staff.live.count()).toBe(200)
		await reserve()
		await expect.poll(() => streams.every(({ changes }) => changes.length === 1), within).toBe(true)
		await Promise.all(people.slice(0, 20).map((person) => person.send('POST', '/keluar')))
		await expect.poll(() => staff.live.count(), within).toBe(40)
		await Promise.all(streams.slice(160).map((stream) => stream.close()))
		await expect.poll(() => staff.live.count(), within).toBe(0)
		// The reader starts again with the next stream.
		const later = await openAs('admin')
		await reserve()
		await expect.poll(() => later.changes, within).toEqual(['reservasi'])
	})

	test('when the server stops, streams end and new ones are refused', async () => {
		const person = await staff.signedIn('admin')
		const stream = await open(person)
		await staff.live.stop()
		await expect.poll(() => stream.isClosed, within).toBe(true)
		expect(stream.events.map(({ event }) => event)).toEqual(['mulai'])
		expect((await request(person)).status).toBe(503)
	})

	test('a broken connection to the database is replaced', async () => {
		if (other.kind !== 'postgres') return
		const stream = await openAs('admin')
		await other.pool?.query(
			'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
		)
		await reserve()
		await expect.poll(() => stream.changes, within).toEqual(['reservasi'])
	})
})

describe('at a heartbeat', () => {
	beforeEach(() => openStaff(SHORT_HEARTBEAT_MS))

	test('a comment keeps the connection in use', async () => {
		const stream = await openAs('admin')
		await expect.poll(() => stream.comments, within).toBeGreaterThan(1)
		expect(stream.changes).toEqual([])
	})

	test.each<[string, (person: TestPerson) => Promise<unknown>]>([
		['its owner signs out', (person) => person.send('POST', '/keluar')],
		[
			'an administrator ends its session',
			async ({ id }) => (await staff.signedIn('admin')).send('DELETE', `/pengguna/${id}/sesi`),
		],
		[
			'its account is disabled',
			({ id }) => other.db.updateTable('staf').set({ aktif: 0 }).where('id', '=', id).execute(),
		],
		[
			'its session expires',
			({ id }) =>
				other.db
					.updateTable('stafSesi')
					.set({ expiresAt: '2020-01-01T00:00:00.000Z' })
					.where('stafId', '=', id)
					.execute(),
		],
		[
			'its session is older than a shift',
			({ id }) =>
				other.db
					.updateTable('stafSesi')
					.set({ createdAt: '2020-01-01T00:00:00.000Z' })
					.where('stafId', '=', id)
					.execute(),
		],
	])('a stream ends when %s', async (_, end) => {
		const person = await staff.signedIn('pendaftaran')
		const stream = await open(person)
		const stays = await openAs('moderator')
		await end(person)
		await expect.poll(() => stream.isClosed, within).toBe(true)
		expect(stream.events.at(-1)?.event).toBe('sesi-berakhir')
		expect(stays.isClosed).toBe(false)
		expect(staff.live.count()).toBe(1)
		expect((await request(person)).status).toBe(401)
	})

	test('a HEAD request leaves no stream behind', async () => {
		await request(await staff.signedIn('admin'), undefined, 'HEAD')
		await expect.poll(() => staff.live.count(), within).toBe(0)
	})
})
