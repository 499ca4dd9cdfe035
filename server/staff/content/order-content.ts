import { z } from 'zod'
import { orderResponse } from '../../../contract/staff/responses.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import type { Entity } from './entity.ts'
import { untyped } from './untyped-database.ts'

const MAX_ROWS = 1000

/** Takes ids in their new order. A part of a list is reordered within the places that it had. */
export function orderContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'POST',
		path: `/${entity.sumber}/urutan`,
		rule: [entity.sumber, 'ubah'],
		body: z.object({ id: z.array(z.string().max(64)).min(1).max(MAX_ROWS) }),
		response: orderResponse,
		async change({ body }, { db, audit }) {
			const ids = [...new Set(body.id)]
			const rows = await untyped(db).selectFrom(entity.table).select(['id', 'urutan']).where('id', 'in', ids).execute()
			if (rows.length !== ids.length) return fail('TIDAK_DITEMUKAN')
			const before = rows.toSorted((a, b) => Number(a.urutan) - Number(b.urutan))
			const places = before.map(({ urutan }) => Number(urutan))
			// Two rows may have had the same place.
			for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + 1)
			const ordered = ids.map((id, index) => ({ id, urutan: places[index] ?? 0 }))
			for (const { id, urutan } of ordered)
				await untyped(db).updateTable(entity.table).set({ urutan }).where('id', '=', id).execute()
			await audit({
				aksi: 'urutkan',
				sumber: entity.sumber,
				sumberId: '',
				label: `${ids.length} baris`,
				sebelum: { id: before.map(({ id }) => id) },
				sesudah: { id: ids },
			})
			return { data: ordered }
		},
	})
}
