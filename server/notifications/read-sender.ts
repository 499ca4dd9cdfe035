import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { readMerek } from '../merek/read-merek.ts'

/** How the hospital calls itself in a message. */
export async function readSender(db: Kysely<Schema>) {
	const merek = await readMerek(db)
	const setting = await db.selectFrom('webSetting').select(['namaWeb', 'noTelp']).executeTakeFirst()
	return {
		nama: setting?.namaWeb || merek.namaPendek,
		noTelp: setting?.noTelp ?? '',
		warna: merek.warnaTema,
	}
}
