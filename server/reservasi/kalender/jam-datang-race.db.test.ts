import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { TAKES_PLACE } from './read-visit-days.ts'
import { offerFreePlaces } from './waiting-list.ts'

const KUOTA = { '07:00-09:00': 7, '09:00-11:00': 5 }
type Jam = keyof typeof KUOTA
const WINDOWS = Object.keys(KUOTA) as Jam[]
const PEOPLE = 80
const AT_ONCE = 8
const before = tambahHari(tanggalWib(Date.now()), 2)
const tanggalVisit = tambahHari(before, 1)

let staff: TestStaff
let desk: TestPerson
let visitor: ReturnType<typeof publicApi>
beforeAll(async () => {
	staff = await openTestStaff()
	visitor = publicApi(staff)
	desk = await staff.signedIn('pendaftaran')
	const jendela = WINDOWS.map((jam) => {
		const [jamMulai, jamSelesai] = jam.split('-')
		return { jamMulai, jamSelesai, kuota: KUOTA[jam] }
	})
	const jamDatang = JSON.stringify([{ hari: [], tanggal: tanggalVisit, jendela }])
	await insertRows(staff.db, 'shopSetting', [{ durasi: 14, jamDatang }])
	// Changes of one member wait for each other; here nothing but the day does.
	await insertRows(
		staff.db,
		'member',
		ids.map((id) => ({ id })),
	)
	const row = { noTelp: '081234567890' }
	await insertRows(
		staff.db,
		'shopReservasi',
		ids.map((id) => ({
			...row,
			id,
			kode: kodeOf(id),
			memberId: id,
			// Some wait for the day, for one window or for any; the others come from another day.
			...(Number(id) % 4 === 0
				? {
						status: 'menunggu' as const,
						tanggalVisit,
						urutanTunggu: Number(id),
						jamDatang: Number(id) % 8 === 0 ? '07:00-09:00' : '',
					}
				: { status: 'baru' as const, tanggalVisit: before, jamDatang: '' }),
		})),
	)
	await insertRows(
		staff.db,
		'shopReservasiItem',
		ids.map((id) => ({ id, reservasiId: id })),
	)
})
afterAll(() => staff.dispose())

const ids = Array.from({ length: PEOPLE }, (_, index) => String(index + 1))
const kodeOf = (id: string) => `KODES-${id.padStart(5, '0')}`

const send = (name: 'cancelReservasi' | 'rescheduleReservasi', id: string, body = {}) =>
	visitor.send(fillPath(calls[name].path, { kode: kodeOf(id) }), { noTelpAkhir: '7890', ...body }, calls[name].method)
const move = (id: string, jamDatang?: Jam) => send('rescheduleReservasi', id, { tanggalVisit, jamDatang })
const moveAtDesk = (id: string) => desk.send('POST', `/reservasi/${id}/tanggal`, { dari: before, ke: tanggalVisit })

/** How many have a place of each window, or one that is held. */
async function countTaken(): Promise<Record<string, number>> {
	const rows = await staff.db
		.selectFrom('shopReservasi')
		.select(['status', 'jamDatang', 'ditawarkanSampai'])
		.where('tanggalVisit', '=', tanggalVisit)
		.execute()
	const taken = rows.filter(
		({ status, ditawarkanSampai }) =>
			TAKES_PLACE.includes(status) || (status === 'menunggu' && (ditawarkanSampai ?? 0) > Date.now()),
	)
	return Object.fromEntries(
		Object.entries(Object.groupBy(taken, (row) => row.jamDatang)).map(([jam, of]) => [jam, of?.length ?? 0]),
	)
}

function expectWithin(taken: Record<string, number>): void {
	expect(Object.keys(taken).filter((jam) => !(jam in KUOTA))).toEqual([])
	for (const jam of WINDOWS) expect(taken[jam] ?? 0, jam).toBeLessThanOrEqual(KUOTA[jam])
}

const atOnce = pLimit(AT_ONCE)

test('visitors, the desk and offers to those who wait, all at once, never take more than the quota of a window', async () => {
	const work = ids.flatMap((id, place) => [
		() => (place % 3 === 0 ? moveAtDesk(id) : move(id, WINDOWS[place % 5])),
		...(place % 7 === 0 ? [() => send('cancelReservasi', id)] : []),
		...(place % 5 === 0 ? [() => offerFreePlaces(staff.database, Date.now())] : []),
		...(place % 10 === 0 ? [async () => expectWithin(await countTaken())] : []),
	])
	await atOnce.map(work, (run) => run())
	// Who has a place tries the other window.
	await atOnce.map(ids, (id) => move(id, WINDOWS[Number(id) % 2]))
	await atOnce.map(ids, (id) => move(id))
	expect(await countTaken()).toEqual(KUOTA)
})
