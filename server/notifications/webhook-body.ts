import { internationalNumber } from '../../contract/links/contact-address.ts'
import type { Db } from '../../database/schema.ts'
import { type OutboxRow, readFacts } from './outbox.ts'

/**
 * The JSON of a webhook: facts of the time of the event, so that each attempt sends the same.
 *
 * @param withPerson adds name and phone number of the one who reserved
 */
export async function webhookBody(db: Db, row: OutboxRow, withPerson: boolean): Promise<string> {
	const { kode, status, tanggal, jamDatang, dari, ke } = readFacts(row)
	const data = row.komentarId
		? await readKomentar(db, row.komentarId)
		: {
				kode,
				status,
				tanggalVisit: tanggal,
				jamDatang,
				dari,
				ke,
				...(withPerson && row.reservasiId && (await readPerson(db, row.reservasiId))),
			}
	return JSON.stringify({ type: row.peristiwa, timestamp: new Date(row.createdAt).toISOString(), data })
}

async function readPerson(db: Db, id: string) {
	const person = await db
		.selectFrom('shopReservasi')
		.select(['atasNama', 'noTelp'])
		.where('id', '=', id)
		.executeTakeFirst()
	return person && { atasNama: person.atasNama, noTelp: internationalNumber(person.noTelp) }
}

const readKomentar = (db: Db, id: string) =>
	db
		.selectFrom('artikelKomentar')
		.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
		.select(['artikelKomentar.id', 'artikel.id as artikelId', 'artikel.uri as artikelUri'])
		.where('artikelKomentar.id', '=', id)
		.executeTakeFirst()
