import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../contract/calls.ts'
import { openTestApi, type TestApi, type TestRequest } from '../tests/support/test-api.ts'
import { recordQueries, type SqliteStep } from '../tests/support/test-queries.ts'
import { growTo } from './grow-data.ts'

/** Enough rows that PostgreSQL's planner prefers an index to a scan. */
const ROWS = { artikel: 3000, dokter: 3000, komentar: 20_000, visitor: 2000 }

/** The most rows that one query may read of a growing table: a page, and the rows that it skips. */
const MAX_READ = 400

const { recorder, during } = recordQueries()
let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ demo: true, recorder })
	await growTo(api.database, ROWS)
}, 60_000)
afterAll(() => api.dispose())

const big = 'artikel|dokter|artikelKomentar|webVisitor|artikelView|dokterView|dokterPoliKlinik|jadwalWaktu'

type Asked = [name: CallName, query?: TestRequest['query']]
const limit = 10

const pages: Asked[] = [
	['listArtikel', { limit }],
	['listArtikel', { limit, searchKategoriArtikelUri: 'gaya-hidup-sehat' }],
	['listArtikel', { limit, sortCountView: 'desc' }],
	['listArtikel', { limit, sortCountView: 'asc' }],
	['listArtikel', { limit, searchByJudul: 'jalan kaki' }],
	['listArtikel', { limit, searchByJudul: 'anak' }],
	['listArtikel', { limit, searchByJudul: 'ka' }],
	['listArtikel', { limit, searchByJudul: 'jalam kakki' }],
	['listDokter', { limit }],
	['listDokter', { limit, sortNama: 'desc' }],
	['listDokter', { limit, searchByPoliKlinikUri: 'poli-anak' }],
	['listDokter', { limit, searchByNama: 'wijaya' }],
	['listDokter', { limit, searchByNama: 'rahmawatti' }],
	['listDokter', { limit, searchByNama: 'zzqqxx' }],
	['listKomentar', { limit }],
	['listKomentar', { limit, recursiveFormat: 'true' }],
	['listKomentar', { limit, recursiveFormat: 'true', shortCreatedAt: 'asc' }],
	['getBeranda', { dokterMostVisitedLimit: 4 }],
	['getTemplate'],
	['listKategoriArtikelFav'],
	['listPoliKlinik', { limit }],
]

const isCounting = ({ sql }: CompiledQuery) => /^select count\(\*\)/.test(sql)

describe('a page of very many rows reads few of them', () => {
	test.each(pages)('%s %j', async (name, query = {}) => {
		const queries = await during(api, async () => {
			const { status } = await api.request(name, { query })
			expect(status).toBe(200)
		})
		expect(queries.length).toBeGreaterThan(0)
		for (const each of queries.filter((made) => !isCounting(made)))
			expect(await readTooMuch(each), `${each.sql}\n${JSON.stringify(each.parameters)}`).toEqual([])
	})
})

test('a total is counted once, then cached', async () => {
	const ask = () => during(api, () => api.request('listArtikel', { query: { limit, searchByJudul: 'an' } }))
	expect((await ask()).filter(isCounting)).toHaveLength(1)
	expect((await ask()).filter(isCounting)).toHaveLength(0)
})

/** The steps of a query plan that read more of a big table than a page needs. */
const readTooMuch = (query: CompiledQuery) =>
	api.database.kind === 'postgres' ? largeSteps(query) : unorderedSteps(query)

/**
 * PostgreSQL runs the query and reports the rows that every step read, filtered rows included. `random_page_cost` tells
 * the planner that the data is in memory: for a slow disk it prefers a scan of a few thousand short rows.
 */
async function largeSteps(query: CompiledQuery): Promise<string[]> {
	const explain = CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters])
	const { rows } = await api.db.transaction().execute(async (transaction) => {
		await transaction.executeQuery(CompiledQuery.raw('set local random_page_cost = 1.1'))
		return transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(explain)
	})
	const steps = rows[0] ? stepsOf(rows[0]['QUERY PLAN'][0].Plan) : []
	expect(steps.length).toBeGreaterThan(0)
	return steps.flatMap((step) => {
		const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
		const read = (step['Actual Rows'] + removed) * step['Actual Loops']
		const isBig = new RegExp(`^(${big})$`).test(step['Relation Name'] ?? '') || step['Node Type'].includes('Sort')
		return isBig && read > MAX_READ ? [`${step['Node Type']} ${step['Relation Name'] ?? ''}: ${read} rows`] : []
	})
}

interface Step {
	'Node Type': string
	'Relation Name'?: string
	'Actual Rows': number
	'Actual Loops': number
	'Rows Removed by Filter'?: number
	'Rows Removed by Index Recheck'?: number
	Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/**
 * SQLite reports no row counts, only scans and sorts. A walk along an index ends with the page; a sort is allowed only for
 * rows that were looked up by id.
 */
async function unorderedSteps(query: CompiledQuery): Promise<string[]> {
	const explain = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
	const { rows: plan } = await api.db.executeQuery<SqliteStep>(explain)
	expect(plan.length).toBeGreaterThan(0)
	const ofBig = plan.filter(({ detail }) => new RegExp(`^(SCAN|SEARCH) (${big})\\b`).test(detail))
	const isSorted = ({ parent }: SqliteStep) =>
		plan.some((step) => step.parent === parent && step.detail === 'USE TEMP B-TREE FOR ORDER BY')
	const isLookedUp = ({ detail }: SqliteStep) => /\((id|dokterId|artikelId|komenParentId|poliKlinikId)=\?/.test(detail)
	return ofBig
		.filter((step) => !step.detail.includes(' USING ') || (isSorted(step) && !isLookedUp(step)))
		.map(({ detail }) => detail)
}
