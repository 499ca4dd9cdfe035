import { KEBIJAKAN_PRIVASI } from '../../contract/pasien/kebijakan-privasi.ts'
import type { PasienBody } from '../../contract/pasien/pasien.ts'
import type { Db, DbTransaction, Schema } from '../../database/schema.ts'
import { pasienSearchText } from '../../database/search/search-text.ts'
import { newId } from '../ids/new-id.ts'
import type { Fields } from '../keys/fields.ts'

type NewMember = Pick<Schema['member'], 'nama' | 'noTelp' | 'kunciHash'> & { email: string }

/** Inserts a member and the consent; undefined when the same key has made one already, also in this moment. */
export async function insertMember(
	db: DbTransaction,
	fields: Fields,
	member: NewMember,
	createdAt: number,
): Promise<{ id: string } | undefined> {
	const id = newId(createdAt)
	const created = await db
		.insertInto('member')
		.values({ id, ...fields.encrypt('member', id, member), createdAt, seenAt: createdAt })
		.onConflict((conflict) => conflict.column('kunciHash').doNothing())
		.returning('id')
		.executeTakeFirst()
	if (created) await recordPersetujuan(db, { memberId: id, pasienId: null, tujuan: 'member' }, createdAt)
	return created
}

interface NewPasien {
	memberId: string
	/** The member's own patient. */
	isOwn: boolean
	body: PasienBody
	idempotencyKey?: string | null
}

export async function insertPasien(
	db: DbTransaction,
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

/** Records the consent to the current privacy page; for a patient once per version. */
export async function recordPersetujuan(
	db: Db,
	about: Pick<Schema['persetujuan'], 'memberId' | 'pasienId' | 'tujuan'>,
	createdAt: number,
): Promise<void> {
	await db
		.insertInto('persetujuan')
		.values({ ...about, id: newId(createdAt), versi: KEBIJAKAN_PRIVASI.versi, createdAt })
		.onConflict((conflict) => conflict.columns(['pasienId', 'tujuan', 'versi']).doNothing())
		.execute()
}
