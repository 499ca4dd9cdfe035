import type { Transaction } from 'kysely'
import type { PasienBody } from '../../contract/pasien/pasien.ts'
import type { Schema } from '../../database/schema.ts'
import { pasienSearchText } from '../../database/search/pasien-search-text.ts'
import { newId } from '../ids/new-id.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import { normaliseBirthDate } from './birth-date.ts'

interface NewPasien {
	memberId: string
	/** The member's own patient. */
	isOwn: boolean
	body: PasienBody
	idempotencyKey?: string | null
}

/** Inserts a patient with an encrypted NIK and returns the id. */
export async function insertPasien(
	db: Transaction<Schema>,
	nik: NikCipher,
	{ memberId, isOwn, body, idempotencyKey = null }: NewPasien,
	createdAt: number,
): Promise<string> {
	const id = newId(createdAt)
	await db
		.insertInto('memberPasien')
		.values({
			...body,
			...nik.encrypt(id, body.nik),
			id,
			memberId,
			own: isOwn ? 1 : 0,
			tanggalLahir: normaliseBirthDate(body.tanggalLahir),
			cari: pasienSearchText(body),
			createdAt,
			idempotencyKey,
		})
		.execute()
	return id
}
