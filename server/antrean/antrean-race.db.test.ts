import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formatNomor } from '../../contract/antrean/giliran.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'

const CHECK_INS = inject('all') ? 1000 : 200
const CALLS = 150
const COUNTERS = ['Loket 1', 'Loket 2', 'Loket 3']
/** Requests of one counter at the same time. */
const AT_ONCE = 4

let staff: TestStaff
let desks: TestPerson[]
beforeAll(async () => {
	staff = await openTestStaff()
	desks = await Promise.all(COUNTERS.map((nama) => staff.signedIn('pendaftaran', nama)))
	const loket = JSON.stringify(COUNTERS.map((nama) => ({ nama, tempat: '', huruf: '' })))
	await insertRows(staff.db, 'antreanSetting', [{ pakaiNomor: 1, loket }])
	// Changes of one member wait for each other; here nothing but the number does.
	const ids = Array.from({ length: CHECK_INS }, (_, index) => String(index + 1))
	const tanggalVisit = tanggalWib(Date.now())
	for (let start = 0; start < CHECK_INS; start += 100) {
		const some = ids.slice(start, start + 100)
		await insertRows(
			staff.db,
			'member',
			some.map((id) => ({ id })),
		)
		await insertRows(
			staff.db,
			'shopReservasi',
			some.map((id) => ({ id, kode: `KODE-${id}`, memberId: id, status: 'dikonfirmasi' as const, tanggalVisit })),
		)
	}
})
afterAll(() => staff.dispose())

const expected = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('each check-in of three counters gets a number of its own, in order', async () => {
	const waiting = expected(CHECK_INS).map(String)
	/** What each line of requests checked in, one after the other. */
	const lines = await Promise.all(
		desks.flatMap((desk) =>
			Array.from({ length: AT_ONCE }, async () => {
				const own: string[] = []
				for (let id = waiting.shift(); id; id = waiting.shift()) {
					const { status } = await desk.send('POST', `/reservasi/${id}/status`, { dari: 'dikonfirmasi', ke: 'hadir' })
					expect(status).toBe(200)
					own.push(id)
				}
				return own
			}),
		),
	)
	const rows = await staff.db.selectFrom('antrean').selectAll().orderBy('createdAt').orderBy('nomor').execute()
	expect(rows.map(({ nomor }) => nomor)).toEqual(expected(CHECK_INS))
	const nomorOf = new Map(rows.map(({ reservasiId, nomor }) => [reservasiId, nomor]))
	for (const own of lines) {
		const given = own.map((id) => nomorOf.get(id) ?? 0)
		expect(given).toEqual(given.toSorted((a, b) => a - b))
	}
})

test('three counters that call at the same time never call one number twice, and leave none out', async () => {
	const called = await Promise.all(
		desks.map(async (desk, index) => {
			const own: string[] = []
			let dari: string | null = null
			for (let call = 0; call < CALLS / COUNTERS.length; call++) {
				const { status, body } = await desk.send('POST', '/antrean/berikutnya', { loket: COUNTERS[index], dari })
				expect(status).toBe(200)
				dari = body.data.id
				own.push(body.data.id)
			}
			return own
		}),
	)
	const rows = await staff.db
		.selectFrom('antrean')
		.select(['id', 'huruf', 'nomor', 'status'])
		.where('status', '<>', 'menunggu')
		.orderBy('nomor')
		.execute()
	expect(rows.map(({ huruf, nomor }) => formatNomor(huruf, nomor))).toEqual(
		expected(CALLS).map((nomor) => formatNomor('A', nomor)),
	)
	expect(called.flat().toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
	expect(rows.filter(({ status }) => status === 'dipanggil')).toHaveLength(COUNTERS.length)
})

test('three counters that call and undo at the same time never have one number twice, and leave none out', async () => {
	const present = async () =>
		(await staff.db.selectFrom('antrean').select(['id', 'loket']).where('status', '=', 'dipanggil').execute()).toSorted(
			(a, b) => (a.loket ?? '').localeCompare(b.loket ?? ''),
		)
	const before = await present()
	await Promise.all(
		desks.map(async (desk, index) => {
			const loket = COUNTERS[index]
			let dari = before[index]?.id ?? null
			for (let call = 0; call < 10; call++) {
				const { body } = await desk.send('POST', '/antrean/berikutnya', { loket, dari })
				const undo = { loket, dari: 'dipanggil', ke: 'menunggu', selesai: body.data.selesai }
				if (call % 3 === 1) expect((await desk.send('POST', `/antrean/${body.data.id}/kembali`, undo)).status).toBe(200)
				else dari = body.data.id
			}
		}),
	)
	expect((await present()).map(({ loket }) => loket)).toEqual(COUNTERS)
	const rows = await staff.db.selectFrom('antrean').select('nomor').where('status', '<>', 'menunggu').execute()
	// Of ten calls of a counter, three are undone.
	expect(rows.map(({ nomor }) => nomor).toSorted((a, b) => a - b)).toEqual(expected(CALLS + 7 * COUNTERS.length))
})
