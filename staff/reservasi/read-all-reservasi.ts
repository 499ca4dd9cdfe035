import type { BarisReservasi, SaringanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { callApi } from '../api/call-api.ts'
import { MAX_ROWS } from '../api/list-query.ts'

/** Everything that a filter shows, page by page. */
export async function readAllReservasi(query: SaringanReservasi): Promise<BarisReservasi[]> {
	const rows = new Map<string, BarisReservasi>()
	for (let page = 1; ; page++) {
		const read = await callApi('GET /v1/staf/reservasi', { query: { ...query, page, limit: MAX_ROWS } })
		for (const row of read.data) rows.set(row.id, row)
		if (page >= read.pagination.totalPage) return [...rows.values()]
	}
}
