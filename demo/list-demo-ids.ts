import { connectDatabase } from '../database/connect.ts'
import { anyTable, isiTables, keyOf } from '../server/isi/content-tables.ts'
import { loadContent } from './load-content.ts'

/** The ids of the demo hospital's rows, by table. */
export type DemoIds = ReadonlyMap<string, ReadonlySet<string>>

const NO_PICTURES = '/dev/null'
let listed: Promise<DemoIds> | undefined

/** They are the same in every database, so they are read once, from a database in memory that holds nothing else. */
export function listDemoIds(): Promise<DemoIds> {
	listed ??= readDemoIds()
	return listed
}

async function readDemoIds(): Promise<DemoIds> {
	const { db, migrate, close } = connectDatabase('sqlite::memory:')
	try {
		await migrate()
		await loadContent({ db, now: 0, picturesDir: NO_PICTURES })
		const ids = new Map<string, ReadonlySet<string>>()
		for (const table of [...isiTables.filter((each) => keyOf(each)[0] === 'id'), 'webVisitor']) {
			const rows = await anyTable(db).selectFrom(table).select('id').execute()
			ids.set(table, new Set(rows.map(({ id }) => String(id))))
		}
		return ids
	} finally {
		await close()
	}
}
