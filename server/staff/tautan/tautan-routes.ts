import * as calls from '../../../contract/staff/calls.ts'
import { paginate } from '../../../database/paginate.ts'
import { fail } from '../../http/failure.ts'
import { changeRoute, readRoute } from '../staff-route.ts'

export const listTautan = readRoute(calls.listTautan, ({ query }, { db }) =>
	paginate(db.selectFrom('tautanMati').selectAll().orderBy('label').orderBy('id'), query),
)

export const removeTautan = changeRoute(calls.removeTautan, async ({ params: { id } }, { db, audit }) => {
	const row = await db.deleteFrom('tautanMati').where('id', '=', id).returning('url').executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	await audit({ aksi: 'hapus', sumber: 'tautan', sumberId: id, label: row.url })
	return { data: { id } }
})
