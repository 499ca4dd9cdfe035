import pLimit from 'p-limit'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'
import { TAKES_PLACE } from './read-visit-days.ts'
import { offerFreePlaces } from './waiting-list.ts'

const [PLACES, WAITING] = inject('all') ? [50, 500] : [10, 100]
const tanggalVisit = tambahHari(tanggalWib(Date.now()), 3)
const HOUR_MS = 3_600_000
const AT_ONCE = 8

let staff: TestStaff
let visitor: ReturnType<typeof publicApi>
beforeAll(async () => {
	staff = await openTestStaff()
	visitor = publicApi(staff)
	await insertRows(staff.db, 'shopSetting', [{ durasi: 14, kuotaHarian: PLACES }])
	// Changes of one member wait for each other; here nothing but the day does.
	await inHundreds((some) =>
		insertRows(
			staff.db,
			'member',
			some.map((id) => ({ id })),
		),
	)
})
afterAll(() => staff.dispose())

const ids = Array.from({ length: PLACES + WAITING }, (_, index) => String(index + 1))
const reserved = ids.slice(0, PLACES)
const waiting = ids.slice(PLACES)

/** SQLite takes a limited number of values at once. */
async function inHundreds(insert: (some: string[]) => Promise<unknown>): Promise<void> {
	for (let start = 0; start < ids.length; start += 100) await insert(ids.slice(start, start + 100))
}

const kodeOf = (id: string) => `KODES-${id.padStart(5, '0')}`

/** A full day, and the line. */
beforeEach(async () => {
	await staff.db.deleteFrom('shopReservasi').execute()
	const visit = { noTelp: '081234567890', tanggalVisit }
	const rowOf = (id: string) =>
		Number(id) > PLACES ? { status: 'menunggu' as const, urutanTunggu: Number(id) } : { status: 'baru' as const }
	await inHundreds(async (some) => {
		const rows = some.map((id) => ({ ...visit, ...rowOf(id), id, kode: kodeOf(id), memberId: id }))
		await insertRows(staff.db, 'shopReservasi', rows)
		const lines = some.map((id) => ({ id, reservasiId: id }))
		await insertRows(staff.db, 'shopReservasiItem', lines)
	})
})

const send = (name: 'cancelReservasi' | 'rescheduleReservasi', id: string, body = {}) =>
	visitor.send(fillPath(calls[name].path, { kode: kodeOf(id) }), { noTelpAkhir: '7890', ...body }, calls[name].method)
const cancel = (id: string) => send('cancelReservasi', id)
const take = (id: string) => send('rescheduleReservasi', id, { tanggalVisit })
const offer = (now = Date.now()) => offerFreePlaces(staff.database, now)

const atOnce = pLimit(AT_ONCE)

/** How many have a place, or one that is held. */
async function countTaken(): Promise<{ placed: number; held: number }> {
	const rows = await staff.db.selectFrom('shopReservasi').select(['status', 'ditawarkanSampai']).execute()
	return {
		placed: rows.filter(({ status }) => TAKES_PLACE.includes(status)).length,
		held: rows.filter(({ status, ditawarkanSampai: at }) => status === 'menunggu' && (at ?? 0) > Date.now()).length,
	}
}

test('as many offers as places that become free, in the order of the line, none over the quota', async () => {
	await atOnce.map(reserved, async (id) => {
		await cancel(id)
		await offer()
		const { placed, held } = await countTaken()
		expect(placed + held).toBeLessThanOrEqual(PLACES)
	})
	await offer()
	const offered = await staff.db
		.selectFrom('shopReservasi')
		.select('id')
		.where('ditawarkanSampai', 'is not', null)
		.orderBy('urutanTunggu')
		.execute()
	expect(offered.map(({ id }) => id)).toEqual(waiting.slice(0, PLACES))
	const events = await staff.db
		.selectFrom('peristiwa')
		.select('sumberId')
		.where('aksi', '=', 'tawarkan-tempat')
		.execute()
	expect(events.map(({ sumberId }) => sumberId).toSorted()).toEqual(offered.map(({ id }) => id).toSorted())

	await atOnce.map(waiting, take)
	expect(await countTaken()).toEqual({ placed: PLACES, held: 0 })
	const placed = await staff.db.selectFrom('shopReservasi').select('id').where('status', '=', 'baru').execute()
	expect(placed.map(({ id }) => id).toSorted()).toEqual(waiting.slice(0, PLACES).toSorted())
})

test('accepting, cancelling and offers that end, at once and with clocks that differ, never give more places than the quota', async () => {
	await atOnce.map(reserved, cancel)
	await offer()
	// Offers made by clocks that differ can hold more than the quota together, and then nobody may take one.
	await take(waiting[1] as string)
	const some = waiting.slice(0, 150)
	const work = some.flatMap((id, place) => [
		() => take(id),
		() => offer(Date.now() + (place % 3) * 3 * HOUR_MS),
		...(place % 4 === 0 ? [() => cancel(id)] : []),
		...(place % 10 === 0 ? [async () => expect((await countTaken()).placed).toBeLessThanOrEqual(PLACES)] : []),
	])
	await atOnce.map(work, (run) => run())
	await atOnce.map(waiting, take)
	const { placed } = await countTaken()
	expect(placed).toBeLessThanOrEqual(PLACES)
	expect(placed).toBeGreaterThan(0)
})
