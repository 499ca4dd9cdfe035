import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plain } from '../../../tests/support/test-fields.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { numberEvents } from '../../peristiwa/number-events.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { purgeAudit } from '../../retention/purge.ts'
import { auditLogJob, verifyAudit } from './verify-audit.ts'

let staff: TestStaff
let admin: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	admin = await staff.signedIn('admin')
})
afterEach(() => staff.dispose())

const write = (label: string, now = Date.now()) =>
	recordEvent(staff.db, { aksi: 'ubah', sumber: 'faq', sumberId: '1', label, staf: null, now })
async function entries() {
	await numberEvents(staff.database)
	return staff.db.selectFrom('peristiwa').selectAll().orderBy('urutan').execute()
}

/** Changes the trail as somebody with full access to the database could. */
async function tamper(change: (db: TestStaff['db']) => Promise<unknown>) {
	const { db, database } = staff
	for (const name of ['peristiwa_tetap_isi', 'peristiwa_tetap_hapus'])
		await sql`drop trigger ${sql.ref(name)} ${database.kind === 'postgres' ? sql`on "peristiwa"` : sql``}`.execute(db)
	await change(db)
}

test('an entry can be neither changed nor deleted, also before it has its number', async () => {
	await write('Satu')
	await expect(staff.db.updateTable('peristiwa').set({ label: 'Dua' }).execute()).rejects.toThrow(/append-only/)
	await expect(staff.db.deleteFrom('peristiwa').execute()).rejects.toThrow(/append-only/)
	const before = await entries()
	for (const change of [{ label: 'Dua' }, { urutan: 9 }, { hash: '' }, { rincian: plain('Tiga') }])
		await expect(staff.db.updateTable('peristiwa').set(change).execute()).rejects.toThrow(/append-only/)
	await expect(staff.db.deleteFrom('peristiwa').execute()).rejects.toThrow(/append-only/)
	if (staff.database.kind === 'postgres')
		await expect(sql`truncate "peristiwa"`.execute(staff.db)).rejects.toThrow(/append-only/)
	expect(await entries()).toEqual(before)
})

test('the entries of a deleted account stay as they are', async () => {
	const leaving = await staff.signedIn('redaksi')
	await staff.db.deleteFrom('staf').where('id', '=', leaving.id).execute()
	expect((await entries()).map(({ stafId }) => stafId)).toContain(leaving.id)
	expect(await verifyAudit(staff.db)).toMatchObject({ utuh: true })
})

test('entries written at once form one chain', async () => {
	const first = (await entries()).length
	const failing = staff.db.transaction().execute(async (transaction) => {
		await recordEvent(transaction, { aksi: 'ubah', sumber: 'faq', sumberId: '1', label: 'x', staf: null, now: 1 })
		throw new Error('rolled back')
	})
	const outcomes = await Promise.allSettled([
		...Array.from({ length: 20 }, (_, place) => write(`${place}`)),
		failing,
		...Array.from({ length: 5 }, () => numberEvents(staff.database)),
	])
	expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
	expect((await entries()).map(({ urutan }) => urutan)).toEqual(Array.from({ length: first + 20 }, (_, i) => i + 1))
	expect(await verifyAudit(staff.db)).toEqual({ utuh: true, jumlah: first + 20 })
})

test('an administrator sees that the chain is complete; others may not ask', async () => {
	const { status, body } = await admin.send('GET', '/audit/rantai')
	expect([status, body.data.utuh]).toEqual([200, true])
	const redaksi = await staff.signedIn('redaksi')
	expect((await redaksi.send('GET', '/audit/rantai')).status).toBe(403)
})

test('what a visitor did is part of the chain, and not of the list', async () => {
	await recordEvent(staff.db, { aksi: 'buat', sumber: 'faq', sumberId: '1', label: '', staf: PENGUNJUNG, now: 1 })
	await write('Petugas')
	expect(await entries()).toContainEqual(expect.objectContaining({ stafNama: '', hash: expect.any(String) }))
	const { body } = await admin.send('GET', '/audit?sumber=faq')
	expect(body.data).toMatchObject([{ label: 'Petugas' }])
})

test('a changed entry is named', async () => {
	await write('Asli')
	const { id, urutan, createdAt } = (await entries()).at(-1) ?? { id: '', urutan: 0, createdAt: 0 }
	await write('Sesudahnya')
	await tamper((db) => db.updateTable('peristiwa').set({ label: 'Palsu' }).where('id', '=', id).execute())
	const { body } = await admin.send('GET', '/audit/rantai')
	expect(body.data).toEqual({ utuh: false, urutan, sebab: 'berubah', id, createdAt })
})

test.each([
	['the first', 0],
	['one in the middle', 1],
	['the last', 2],
])('a missing entry is named: %s', async (_, place) => {
	await purgeAll()
	for (const label of ['a', 'b', 'c']) await write(label)
	const { urutan } = (await entries())[place] ?? { urutan: 0 }
	await tamper((db) => db.deleteFrom('peristiwa').where('urutan', '=', urutan).execute())
	expect(await verifyAudit(staff.db)).toMatchObject({ utuh: false, urutan, sebab: 'hilang' })
})

test('the log gets the end of the chain when it has grown', async () => {
	const job = auditLogJob(staff.db)
	const run = () => job.run(AbortSignal.timeout(60_000))
	await write('Satu')
	const { urutan, hash } = (await entries()).at(-1) ?? {}
	expect([await run(), await run()]).toEqual([{ urutan, hash }, undefined])
	await write('Dua')
	await entries()
	expect(await run()).toMatchObject({ urutan: (urutan ?? 0) + 1 })
})

test('retention deletes the oldest entries, and the chain stays verifiable', async () => {
	await purgeAll()
	for (const [label, time] of [
		['a', 1],
		['b', 2],
		['c', 9],
		['d', 2],
	] as const) {
		await write(label, time)
		await entries()
	}
	expect(await purgeAudit(staff.db, 5, 1)).toBe(1)
	expect(await purgeAudit(staff.db, 5, 500)).toBe(1)
	expect(await purgeAudit(staff.db, 5, 500), 'an entry behind a newer one stays').toBe(0)
	expect((await entries()).map(({ label }) => label)).toEqual(['c', 'd'])
	expect(await verifyAudit(staff.db)).toEqual({ utuh: true, jumlah: 2 })
	await expect(staff.db.deleteFrom('peristiwa').execute()).rejects.toThrow(/append-only/)
	expect(await purgeAudit(staff.db, 10, 500)).toBe(2)
	await write('e')
	await entries()
	expect(await verifyAudit(staff.db)).toEqual({ utuh: true, jumlah: 1 })
})

async function purgeAll() {
	await entries()
	await purgeAudit(staff.db, Number.MAX_SAFE_INTEGER, 500)
}
