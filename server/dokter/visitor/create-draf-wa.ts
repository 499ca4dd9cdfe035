import type { createDrafWa as call } from '../../../contract/dokter/draf-wa.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { dokterQuery } from '../read-dokter.ts'

/** The doctor's name is a copy, as it stands in the message. */
export const createDrafWa: Handler<typeof call> = async ({ body: { dokterId, ...draf } }, { db, now }) => {
	const dokter = await dokterQuery(db).where('id', '=', dokterId).executeTakeFirst()
	if (!dokter) return fail('TIDAK_DITEMUKAN', { fields: { dokterId: 'Dokter tidak ditemukan.' } })
	const createdAt = now()
	const id = newId(createdAt)
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('drafWa')
			.values({ id, ...draf, dokter: dokter.nama, createdAt })
			.execute()
		const event = { aksi: 'terima', sumber: 'draf-wa', sumberId: id, label: '' }
		await recordEvent(transaction, { ...event, staf: PENGUNJUNG, now: createdAt })
	})
	return { data: { created: { id } } }
}
