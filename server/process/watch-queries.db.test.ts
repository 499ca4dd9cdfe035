import { expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { createLog } from '../http/log.ts'
import { watchQueries } from './open-database.ts'

interface Line {
	msg: string
	sql: string
	ms: number
	count: number
}

test('a slow query is logged by its text and time, once a second, without its values; a fast one is not', async () => {
	const lines: Line[] = []
	const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
	const { url, dispose } = await openTestDatabase()
	const ask = async (slowMs: number) => {
		const { db, close } = connectDatabase(url, { onQuery: watchQueries(slowMs, log) })
		const query = db.selectFrom('member').select('id').where('nama', '=', 'Kenari Rahasia')
		await query.execute()
		await query.execute()
		await close()
	}
	await ask(60_000)
	expect(lines).toEqual([])
	await ask(0)
	const about = lines.filter(({ sql }) => sql.includes('"member"'))
	expect(about).toMatchObject([{ level: 40, msg: 'slow query', ms: expect.any(Number), count: 1 }])
	expect(about[0]?.sql).toMatch(/^select "id" from "member" where "nama" = (\?|\$1)$/)
	expect(JSON.stringify(lines)).not.toContain('Kenari')
	await dispose()
})
