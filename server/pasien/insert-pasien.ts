import type { Transaction } from 'kysely'
import type { PasienBody } from '../../contract/pasien/pasien.ts'
import type { Schema } from '../../database/schema.ts'
import { pasienSearchText } from '../../database/search/pasien-search-text.ts'
import { newId } from '../ids/new-id.ts'
import type { Fields } from '../keys/fields.ts'

interface NewPasien {
	memberId: string
	/** The member's own patient. */
	isOwn: boolean
	body: PasienBody
	idempotencyKey?: string | null
}

/** Inserts a patient and returns the id. */
export async function insertPasien(
	db: Transaction<Schema>,
	fields: Fields,
	{ memberId, isOwn, body, idempotencyKey = null }: NewPasien,
	createdAt: number,
): Promise<string> {
	const id = newId(createdAt)
	await db
		.insertInto('memberPasien')
		.values({
			...fields.encrypt('memberPasien', id, body),
			id,
			memberId,
			own: isOwn ? 1 : 0,
			cari: pasienSearchText(body),
			createdAt,
			idempotencyKey,
		})
		.execute()
	return id
}
