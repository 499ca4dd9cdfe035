import type {
	CreateParams,
	DataProvider,
	DeleteParams,
	GetManyParams,
	GetOneParams,
	RaRecord,
	UpdateParams,
} from 'react-admin'
import { callApi } from './call-api.ts'
import { listQuery, MAX_ROWS } from './list-query.ts'

const pathOf = (resource: string, id: RaRecord['id']) => `/${resource}/${encodeURIComponent(id)}`

async function getRows<Row>(resource: string, query: string) {
	const { data, pagination } = await callApi<Row[]>('GET', `/${resource}${query}`)
	return { data, total: pagination.totalData }
}

/** react-admin's nine calls on the staff API. */
export const dataProvider: DataProvider = {
	getList: (resource, params) => getRows(resource, listQuery(params)),
	getManyReference: (resource, { target, id, filter, ...params }) =>
		getRows(resource, listQuery({ ...params, filter: { ...filter, [target]: id } })),
	async getMany<Row extends RaRecord>(resource: string, { ids }: GetManyParams<Row>) {
		if (ids.length === 0) return { data: [] }
		return getRows<Row>(resource, listQuery({ pagination: { page: 1, perPage: MAX_ROWS }, filter: { id: ids } }))
	},
	async getOne<Row extends RaRecord>(resource: string, { id }: GetOneParams<Row>) {
		return { data: (await callApi<Row>('GET', pathOf(resource, id))).data }
	},
	async create<Row>(resource: string, { data }: CreateParams) {
		return { data: (await callApi<{ created: Row }>('POST', `/${resource}`, data)).data.created }
	},
	async update<Row extends RaRecord>(resource: string, { id, data }: UpdateParams<Row>) {
		return { data: (await callApi<Row>('PATCH', pathOf(resource, id), data)).data }
	},
	async updateMany(resource, { ids, data }) {
		for (const id of ids) await callApi('PATCH', pathOf(resource, id), data)
		return { data: ids }
	},
	async delete<Row extends RaRecord>(resource: string, { id }: DeleteParams<Row>) {
		const {
			data: [deleted],
		} = await callApi<[Row]>('DELETE', pathOf(resource, id))
		return { data: deleted }
	},
	async deleteMany(resource, { ids }) {
		await callApi('DELETE', `/${resource}`, { id: ids })
		return { data: ids }
	},
}
