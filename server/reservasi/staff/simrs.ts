import { kolomSimrs } from '../../../contract/reservasi/staff/simrs.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'

export const getSimrs = readRoute(calls.getSimrs, async (_, { db }) => {
	return { data: { kolom: await readKolom(db) } }
})

export const updateSimrs = changeRoute(calls.updateSimrs, async ({ body: { dari, kolom } }, { db, audit }) => {
	const before = await readKolom(db)
	if (JSON.stringify(before) !== JSON.stringify(dari)) return fail('SUDAH_BERUBAH')
	const values = { kolom: JSON.stringify(kolom) }
	await db
		.insertInto('simrs')
		.values({ id: UTAMA, ...values })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(values))
		.execute()
	await audit({
		aksi: 'ubah',
		sumber: 'simrs',
		sumberId: UTAMA,
		label: 'Kolom untuk SIMRS',
		sebelum: { kolom: before },
		sesudah: { kolom },
	})
	return { data: { kolom } }
})

async function readKolom(db: Db): Promise<(typeof kolomSimrs)[number][]> {
	const row = await db.selectFrom('simrs').select('kolom').where('id', '=', UTAMA).executeTakeFirst()
	return row ? JSON.parse(row.kolom) : [...kolomSimrs]
}
