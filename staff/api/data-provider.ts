import type { DataProvider, RaRecord } from 'react-admin'
import { callApi } from './call-api.ts'

type Query = Record<string, unknown>

/** react-admin's nine questions in the words of our API. */
export const dataProvider: DataProvider = {
	getList: (resource, { pagination, sort, filter }) =>
		list(resource, { ...paging(pagination), ...sorting(sort), ...filter }),
	getManyReference: (resource, { target, id, pagination, sort, filter }) =>
		list(resource, { ...paging(pagination), ...sorting(sort), ...filter, [target]: id }),
	getMany: async (resource, { ids }) =>
		ids.length > 0 ? { data: (await list(resource, { id: ids, limit: MOST })).data } : { data: [] },
	getOne: async (resource, { id }) => ({ data: await one('GET', resource, id) }),
	async create(resource, { data }) {
		const answer = await callApi<{ created: never }>('POST', `/${resource}`, data)
		return { data: answer.data.created }
	},
	update: async (resource, { id, data }) => ({ data: await one('PATCH', resource, id, data) }),
	async updateMany(resource, { ids, data }) {
		for (const id of ids) await one('PATCH', resource, id, data)
		return { data: ids }
	},
	async delete(resource, { id, previousData }) {
		await callApi('DELETE', `/${resource}/${encodeURIComponent(id)}`)
		return { data: (previousData ?? { id }) as never }
	},
	async deleteMany(resource, { ids }) {
		await callApi('DELETE', `/${resource}`, { id: ids })
		return { data: ids }
	},
}

/** The longest list that one answer holds. */
const MOST = 300

const paging = ({ page = 1, perPage = 25 }: { page?: number; perPage?: number } = {}) => ({
	page,
	limit: Math.min(perPage, MOST),
})
const sorting = ({ field, order }: { field?: string; order?: string } = {}) =>
	field && field !== 'id' ? { sort: field, order: order?.toLowerCase() } : {}

async function list(resource: string, query: Query) {
	const { data, pagination } = await callApi<never[]>('GET', `/${resource}${search(query)}`)
	return { data, total: pagination.totalData }
}

async function one(method: 'GET' | 'PATCH', resource: string, id: RaRecord['id'], body?: unknown) {
	return (await callApi<never>(method, `/${resource}/${encodeURIComponent(id)}`, body)).data
}

function search(query: Query): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) {
		if (value === undefined || value === null || value === '') continue
		parameters.set(name, Array.isArray(value) ? value.join(',') : String(value))
	}
	return parameters.size > 0 ? `?${parameters}` : ''
}
