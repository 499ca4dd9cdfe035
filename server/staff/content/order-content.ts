import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import type { ChangeContext } from '../staff-context.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import { isLimited, rowsFor } from './clinic-limit.ts'
import type { Entity } from './entity.ts'
import { labelOf } from './label-of.ts'
import { toRecord } from './read-record.ts'
import { untyped } from './untyped-database.ts'

export const orderContent = (entity: Entity): AnyStaffRoute =>
	staffRoute(callOf(calls.orderIsi, entity, 'ubah'), {
		async change({ body, staf }, context) {
			const ids = [...new Set(body.id)]
			const rows = await untyped(context.db)
				.selectFrom(entity.table)
				.select(['id', 'urutan'])
				.where('id', 'in', ids)
				.where(rowsFor(entity, staf))
				.execute()
			if (rows.length !== ids.length) return fail('TIDAK_DITEMUKAN')
			const before = rows.toSorted((a, b) => Number(a.urutan) - Number(b.urutan))
			const places = before.map(({ urutan }) => Number(urutan))
			// Two rows may have had the same place.
			for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + 1)
			const data = ids.map((id, index) => ({ id, urutan: places[index] ?? 0 }))
			await saveOrder(context, entity, data, { before: before.map(({ id }) => String(id)), apa: 'baris' })
			return { data }
		},
	})

export const hasFavourites = ({ isian }: Entity) => Object.hasOwn(isian.shape, 'favorit')

const favouritesOf = (db: Db, { table }: Entity) =>
	untyped(db).selectFrom(table).selectAll().where('favorit', 'is not', null).orderBy('favorit').orderBy('id')

/** The favourites in their order, and their order as staff drag it. */
export const favouriteRoutes = (entity: Entity): AnyStaffRoute[] => [
	staffRoute(callOf(calls.listFavorit, entity, 'lihat'), {
		async read({ staf }, { db }) {
			const rows = await favouritesOf(db, entity).where(rowsFor(entity, staf)).execute()
			return { data: rows.map((row) => ({ id: String(row.id), nama: labelOf(entity, toRecord(row)) })) }
		},
	}),
	staffRoute(callOf(calls.orderFavorit, entity, 'ubah'), {
		async change({ body, staf }, context) {
			if (isLimited(entity, staf)) return fail('TIDAK_BERHAK')
			const before = (await favouritesOf(context.db, entity).execute()).map(({ id }) => String(id))
			const ids = [...new Set(body.id)]
			// Another editor has added or removed a favourite in the meantime.
			if (ids.toSorted().join() !== before.toSorted().join()) return fail('SUDAH_BERUBAH')
			const ordered = ids.map((id, index) => ({ id, favorit: index + 1 }))
			await saveOrder(context, entity, ordered, { before, apa: 'favorit' })
			return { data: ids.map((id) => ({ id })) }
		},
	}),
]

/** Writes the places of these rows. */
async function saveOrder(
	{ db, audit }: ChangeContext,
	{ table, sumber }: Entity,
	ordered: { id: string }[],
	{ before, apa }: { before: string[]; apa: string },
): Promise<void> {
	for (const { id, ...place } of ordered) await untyped(db).updateTable(table).set(place).where('id', '=', id).execute()
	const [sebelum, sesudah] = [{ id: before }, { id: ordered.map(({ id }) => id) }]
	await audit({ aksi: 'urutkan', sumber, sumberId: '', label: `${ordered.length} ${apa}`, sebelum, sesudah })
}
