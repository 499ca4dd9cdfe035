import { z } from 'zod'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity } from './entity.ts'

const MOST = 1000

/** The ids in their new order. Some of a list share out the places that they had among themselves. */
export function orderContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'POST',
		path: `/${entity.sumber}/urutan`,
		rule: [entity.sumber, 'ubah'],
		body: z.object({ id: z.array(z.string().max(64)).min(1).max(MOST) }),
		async change({ body }, { db, audit }) {
			const any = anyDatabase(db)
			const ids = [...new Set(body.id)]
			const rows = await any.selectFrom(entity.table).select(['id', 'urutan']).where('id', 'in', ids).execute()
			if (rows.length !== ids.length) return fail('TIDAK_DITEMUKAN')
			const places = rows.map(({ urutan }) => Number(urutan)).sort((a, b) => a - b)
			// Two rows may have had the same place.
			for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + 1)
			for (const [place, id] of ids.entries())
				await any.updateTable(entity.table).set({ urutan: places[place] }).where('id', '=', id).execute()
			const before = rows.sort((a, b) => Number(a.urutan) - Number(b.urutan)).map(({ id }) => id)
			await audit({
				aksi: 'urutkan',
				sumber: entity.sumber,
				sumberId: '',
				label: `${ids.length} baris`,
				sebelum: { id: before },
				sesudah: { id: ids },
			})
			return { data: ids.map((id, place) => ({ id, urutan: places[place] })) }
		},
	})
}
