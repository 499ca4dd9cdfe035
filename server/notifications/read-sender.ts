import type { Db } from '../../database/schema.ts'
import { readMerek } from '../merek/make-merek.ts'

/** How the hospital calls itself in a message. */
export async function readSender(db: Db) {
	const merek = await readMerek(db)
	const setting = await db.selectFrom('webSetting').select(['namaWeb', 'noTelp', 'alamat']).executeTakeFirst()
	return {
		nama: setting?.namaWeb || merek.namaPendek,
		noTelp: setting?.noTelp ?? '',
		alamat: setting?.alamat ?? '',
		/** For calendars, which show little of a line. */
		namaPendek: merek.namaPendek,
		warna: merek.warnaTema,
	}
}
