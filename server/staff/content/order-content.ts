import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import type { Entity } from './entity.ts'
import { untyped } from './untyped-database.ts'

export const orderContent = (entity: Entity): AnyStaffRoute =>
	staffRoute(callOf(calls.orderIsi, entity, 'ubah'), {
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
