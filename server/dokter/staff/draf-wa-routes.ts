import { readKodeDraf } from '../../../contract/dokter/kode-draf.ts'
import { DRAF_HARI, MAX_DRAF } from '../../../contract/dokter/staff/draf-wa.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { drafFor } from './jadwal-rows.ts'

const DRAF_MS = DRAF_HARI * 86_400_000

export const listDrafWa = readRoute(calls.listDrafWa, async ({ query, staf }, { db, now }) => {
	const kode = readKodeDraf(query.kode)
	const data = await db
		.selectFrom('drafWa')
		.select(['id', 'kode', 'dokter', 'tanggal', 'jaminan', 'status', 'createdAt'])
		// Deleted by the purge of the next night.
		.where('createdAt', '>', now() - DRAF_MS)
		.where(drafFor(staf))
		.$if(kode === '', (rows) => rows.where('status', '=', 'menunggu'))
		.$if(kode !== '', (rows) => rows.where('kode', 'like', `${kode}%`))
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
		.limit(MAX_DRAF)
		.execute()
	return { data }
})

export const moveDrafWa = changeRoute(
	calls.moveDrafWa,
	async ({ params: { id }, body: { dari, ke }, staf }, { db, audit }) => {
		const draf = await db
			.selectFrom('drafWa')
			.select('kode')
			.where('id', '=', id)
			.where(drafFor(staf))
			.executeTakeFirst()
		if (!draf) return fail('TIDAK_DITEMUKAN')
		const moved = await db
			.updateTable('drafWa')
			.set({ status: ke })
			.where('id', '=', id)
			.where('status', '=', dari)
			.returning('id')
			.executeTakeFirst()
		if (!moved) return fail('SUDAH_BERUBAH')
		const [sebelum, sesudah] = [{ status: dari }, { status: ke }]
		await audit({ aksi: 'status', sumber: 'draf-wa', sumberId: id, label: draf.kode, sebelum, sesudah })
		return { data: moved }
	},
)
