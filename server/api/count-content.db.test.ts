import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { recordQueries } from '../../tests/support/test-queries.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { countContent } from './list-content.ts'

const { recorder, during } = recordQueries()
let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ recorder })
	await insertRows(api.db, 'dokter', [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})
afterAll(() => api.dispose())

const count = (name = 'z') => {
	const db = api.db.withPlugin(recorder)
	return countContent(api, db.selectFrom('dokter').selectAll().where('id', '<', name).orderBy('nama'))
}

test('a total is counted once until content changes', async () => {
	expect(await count()).toBe(3)
	expect(await during(api, async () => expect(await count()).toBe(3))).toHaveLength(0)
	await api.db.deleteFrom('dokter').where('id', '=', 'c').execute()
	expect(await during(api, async () => expect(await count()).toBe(2))).toHaveLength(1)
})

test('a list with another filter has its own total', async () => {
	expect(await count('b')).toBe(1)
	expect(await count()).toBe(2)
})

test('a page has the new total right after an insert', async () => {
	const total = async () => (await api.request('listDokter', { query: { limit: 1 } })).body.pagination.totalData
	expect(await total()).toBe(2)
	await insertRows(api.db, 'dokter', [{ id: 'd' }])
	expect(await total()).toBe(3)
})

test('the cache is bounded: the oldest of very many lists is counted again', async () => {
	await count('0')
	for (let other = 1; other <= 1000; other += 1) await count(`x${other}`)
	expect(await during(api, () => count('0'))).toHaveLength(1)
	expect(await during(api, () => count('x1000'))).toHaveLength(0)
})
