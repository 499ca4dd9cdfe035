import { afterAll, beforeAll, expect, test } from 'vitest'
import { counting } from '../../database/paginate.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { recordQueries } from '../../tests/support/test-queries.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { countContent } from './count-content.ts'

const { recorder, during } = recordQueries()
let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ recorder })
	await insertRows(api.db, 'dokter', [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})
afterAll(() => api.dispose())

const count = (name = 'z') => {
	const list = api.db.selectFrom('dokter').selectAll().where('id', '<', name).orderBy('nama')
	return countContent(api, counting(list).compile())
}

test('counts once until content changes', async () => {
	expect(await count()).toBe(3)
	expect(await during(api, async () => expect(await count()).toBe(3))).toHaveLength(0)
	await api.db.deleteFrom('dokter').where('id', '=', 'c').execute()
	expect(await during(api, async () => expect(await count()).toBe(2))).toHaveLength(1)
})

test('a list with another filter has a total of its own', async () => {
	expect(await count('b')).toBe(1)
	expect(await count()).toBe(2)
})

test('a page tells the new total as soon as a row is there', async () => {
	const total = async () => (await api.request('listDokter', { query: { limit: 1 } })).body.pagination.totalData
	expect(await total()).toBe(2)
	await insertRows(api.db, 'dokter', [{ id: 'd' }])
	expect(await total()).toBe(3)
})

test('very many lists do not fill the memory: the oldest is counted again', async () => {
	await count('0')
	for (let other = 1; other <= 1000; other += 1) await count(`x${other}`)
	expect(await during(api, () => count('0'))).toHaveLength(1)
	expect(await during(api, () => count('x1000'))).toHaveLength(0)
})
