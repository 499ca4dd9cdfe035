import type { Kysely } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import type { Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import type { Entity } from './entity.ts'
import { labelOf } from './label-of.ts'
import { toRecord } from './read-record.ts'
import { untyped } from './untyped-database.ts'

export const hasFavourites = ({ isian }: Entity) => Object.hasOwn(isian.shape, 'favorit')

const favouritesOf = (db: Kysely<Schema>, { table }: Entity) =>
	untyped(db).selectFrom(table).selectAll().where('favorit', 'is not', null).orderBy('favorit').orderBy('id')

/** The favourites in their order, and their order as staff drag it. */
export const favouriteRoutes = (entity: Entity): AnyStaffRoute[] => [
	staffRoute(callOf(calls.listFavorit, entity, 'lihat'), {
		async read(_, { db }) {
			const rows = await favouritesOf(db, entity).execute()
			return { data: rows.map((row) => ({ id: String(row.id), nama: labelOf(entity, toRecord(row)) })) }
		},
	}),
	staffRoute(callOf(calls.orderFavorit, entity, 'ubah'), {
		async change({ body }, { db, audit }) {
			const before = (await favouritesOf(db, entity).execute()).map(({ id }) => String(id))
			const ids = [...new Set(body.id)]
			// Another editor has added or removed a favourite in the meantime.
			if (ids.toSorted().join() !== before.toSorted().join()) return fail('SUDAH_BERUBAH')
			for (const [index, id] of ids.entries())
				await untyped(db)
					.updateTable(entity.table)
					.set({ favorit: index + 1 })
					.where('id', '=', id)
					.execute()
			await audit({
				aksi: 'urutkan',
				sumber: entity.sumber,
				sumberId: '',
				label: `${ids.length} favorit`,
				sebelum: { id: before },
				sesudah: { id: ids },
			})
			return { data: ids.map((id) => ({ id })) }
		},
	}),
]
