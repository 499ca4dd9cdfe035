import { expect, test } from 'vitest'
import { readRoute } from '../../contract/client.ts'
import { type ListParams, listQuery } from './list-query.ts'

/** The parameters as they are sent. */
function query(params: ListParams) {
	const { path } = readRoute('GET /v1/staf/dokter', { query: listQuery(params) })
	return Object.fromEntries(new URLSearchParams(path.split('?')[1]))
}

test('page, order and filters become parameters', () => {
	const pagination = { page: 2, perPage: 50 }
	expect(query({ pagination, sort: { field: 'nama', order: 'DESC' }, filter: { q: 'ani', status: 'terbit' } })).toEqual(
		{ page: '2', limit: '50', sort: 'nama', order: 'desc', q: 'ani', status: 'terbit' },
	)
})

test('without parameters the first page of 25 is read, in the order of the API', () => {
	expect(query({ sort: { field: 'id', order: 'ASC' } })).toEqual({ page: '1', limit: '25' })
})

test('a page holds at most 300 rows', () => {
	expect(query({ pagination: { page: 1, perPage: 1000 } })).toMatchObject({ limit: '300' })
})

test('an empty filter is left out, and several ids share one parameter', () => {
	expect(query({ filter: { q: '', kategori: null, poli: undefined, id: ['a', 'b'] } })).toEqual({
		page: '1',
		limit: '25',
		id: 'a,b',
	})
})
