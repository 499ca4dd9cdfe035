import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Writes down every query that goes by. */
export function recordQueries() {
	// A subquery is built as well, but never run by itself.
	const built = new Map<QueryId, RootOperationNode>()
	let run: ((db: Database['db']) => CompiledQuery)[] = []
	const recorder: KyselyPlugin = {
		transformQuery: ({ node, queryId }) => {
			built.set(queryId, node)
			return node
		},
		transformResult: async ({ result, queryId }) => {
			// Taken now: queries that begin alike share an id.
			const node = built.get(queryId) as RootOperationNode
			run.push((db) => db.getExecutor().compileQuery(node, queryId))
			return result
		},
	}
	/** The queries that the work makes. */
	const during = async ({ db }: Pick<Database, 'db'>, work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
		run = []
		await work()
		return run.map((query) => query(db))
	}
	return { recorder, during }
}

/** How the database would go about a query, a line a step; PostgreSQL is to take an index wherever there is one. */
export function explain({ kind, db }: Pick<Database, 'kind' | 'db'>, query: CompiledQuery): Promise<string[]> {
	const run = (prefix: string) => CompiledQuery.raw(`${prefix} ${query.sql}`, [...query.parameters])
	return db.connection().execute(async (connection) => {
		if (kind === 'sqlite') {
			const { rows } = await connection.executeQuery<SqliteStep>(run('explain query plan'))
			return rows.map((row) => (isSort(row) ? `${row.detail} of ${besides(row, rows)}` : row.detail))
		}
		await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off; set enable_sort = off'))
		const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(run('explain'))
		await connection.executeQuery(CompiledQuery.raw('reset all'))
		return rows.map((row) => row['QUERY PLAN'])
	})
}

export interface SqliteStep {
	parent: number
	detail: string
}

const isSort = ({ detail }: SqliteStep) => detail.startsWith('USE TEMP B-TREE')

/** The tables that a step has to do with. */
const besides = ({ parent }: SqliteStep, all: SqliteStep[]) =>
	all.flatMap((step) => (step.parent === parent ? (/^(?:SCAN|SEARCH) (\w+)/.exec(step.detail)?.[1] ?? []) : []))
