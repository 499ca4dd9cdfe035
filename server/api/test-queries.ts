import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Writes down every query that goes by. */
export function recordQueries() {
	let seen: { node: RootOperationNode; queryId: QueryId }[] = []
	const plugin: KyselyPlugin = {
		transformQuery: ({ node, queryId }) => {
			seen.push({ node, queryId })
			return node
		},
		transformResult: async ({ result }) => result,
	}
	/** The queries that the work makes. */
	const during = async ({ db }: Pick<Database, 'db'>, work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
		seen = []
		await work()
		return seen.map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId))
	}
	return { plugin, during }
}

/** How the database would go about a query, a line a step; PostgreSQL takes an index wherever there is one. */
export function explain({ kind, db }: Pick<Database, 'kind' | 'db'>, query: CompiledQuery): Promise<string[]> {
	const run = (prefix: string) => CompiledQuery.raw(`${prefix} ${query.sql}`, [...query.parameters])
	return db.connection().execute(async (connection) => {
		if (kind === 'sqlite') {
			const { rows } = await connection.executeQuery<{ detail: string }>(run('explain query plan'))
			return rows.map((row) => row.detail)
		}
		await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
		const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(run('explain'))
		await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'))
		return rows.map((row) => row['QUERY PLAN'])
	})
}
