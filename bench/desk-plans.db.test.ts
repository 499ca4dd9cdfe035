import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain, recordQueries } from '../tests/support/test-queries.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../tests/support/test-staff.ts'
import { deskCalls, growReservasi } from './desk-calls.ts'

const { recorder, during } = recordQueries()
const now = Date.now()
let staff: TestStaff
let desk: TestPerson
beforeAll(async () => {
	staff = await openTestStaff({ recorder })
	await growReservasi(staff.database, 1000, now)
	desk = await staff.signedIn('admin')
}, 60_000)
afterAll(() => staff.dispose())

/** A walk along an index is no such scan. */
const wholeTable = /(^SCAN|Seq Scan on) "?(shopReservasi|shopReservasiItem|memberPasien|member|peristiwa)\b"?(?! USING)/

test.each(Object.entries(deskCalls(now)))('%s reads no table of patients or reservations whole', async (_, path) => {
	const queries = await during(staff, async () => {
		expect((await desk.send('GET', path)).status).toBe(200)
	})
	expect(queries.length).toBeGreaterThan(0)
	for (const query of queries.filter(({ sql }) => /^(select|with)/.test(sql)))
		expect(
			(await explain(staff.database, query)).filter((step) => wholeTable.test(step)),
			query.sql,
		).toEqual([])
})
