import type { DataProvider, Identifier } from 'react-admin'
import { callApi } from './call-api.ts'
import { type ListParams, listQuery, MAX_ROWS } from './list-query.ts'

const rowOf = (sumber: string, id: Identifier) => ({ sumber, id: String(id) })

async function getRows(sumber: string, params: ListParams) {
	const query = listQuery(params)
	const { data, pagination } = await callApi('GET /v1/staf/{sumber}', { params: { sumber }, query })
	return { data, total: pagination.totalData }
}

/** react-admin's nine calls on the staff API. Its screens name the types of their rows, hence the assertion. */
export const dataProvider = {
	getList: getRows,
	getManyReference: (sumber, { target, id, filter, ...params }) =>
		getRows(sumber, { ...params, filter: { ...filter, [target]: id } }),
	async getMany(sumber, { ids }) {
		if (ids.length === 0) return { data: [] }
		return getRows(sumber, { pagination: { page: 1, perPage: MAX_ROWS }, filter: { id: ids.map(String) } })
	},
	async getOne(sumber, { id }) {
		const { data } = await callApi('GET /v1/staf/{sumber}/{id}', { params: rowOf(sumber, id) })
		return { data }
	},
	async create(sumber, { data: body }) {
		const { data } = await callApi('POST /v1/staf/{sumber}', { params: { sumber }, body })
		return { data: data.created }
	},
	async update(sumber, { id, data: body }) {
		const { data } = await callApi('PATCH /v1/staf/{sumber}/{id}', { params: rowOf(sumber, id), body })
		return { data }
	},
	async updateMany(sumber, { ids, data: body }) {
		for (const id of ids) await callApi('PATCH /v1/staf/{sumber}/{id}', { params: rowOf(sumber, id), body })
		return { data: ids }
	},
	async delete(sumber, { id }) {
		const {
			data: [deleted],
		} = await callApi('DELETE /v1/staf/{sumber}/{id}', { params: rowOf(sumber, id) })
		return { data: deleted }
	},
	async deleteMany(sumber, { ids }) {
		await callApi('DELETE /v1/staf/{sumber}', { params: { sumber }, body: { id: ids.map(String) } })
		return { data: ids }
	},
} as DataProvider
