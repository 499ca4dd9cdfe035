import type { createMember as call } from '../../../contract/member.ts'
import { newId, newSecretId } from '../../content/new-id.ts'
import { isFailure } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { readIdempotencyKey, unfitKey } from '../read-idempotency-key.ts'
import { hashSecret } from './hash-secret.ts'
import { recordPersetujuan } from './record-persetujuan.ts'

/** Whoever has the key gets the member it made, so it must not be one that somebody else thinks of too. */
const MIN_KEY = 32
/** As long a lost answer may be asked for. */
const KEY_VALID_MS = 86_400_000

/** A member begins with one patient: themself, with what is known so far. The same key again gives the same member. */
export const createMember: Handler<typeof call> = async ({ body, header, signIn }, { db, now }) => {
	const sending = readIdempotencyKey(header, MIN_KEY)
	if (isFailure(sending)) return sending
	const kunciHash = sending.idempotencyKey && hashSecret(sending.idempotencyKey)

	const createdAt = now()
	const member = await db.transaction().execute(async (transaction) => {
		// Waits for whoever is registering under this key at the same moment.
		const created = await transaction
			.insertInto('member')
			.values({ id: newSecretId(), ...body, createdAt, seenAt: createdAt, kunciHash })
			.onConflict((conflict) => conflict.column('kunciHash').doNothing())
			.returning(['id', 'createdAt'])
			.executeTakeFirst()
		if (!created)
			return transaction
				.selectFrom('member')
				.select(['id', 'createdAt'])
				.where('kunciHash', '=', kunciHash)
				.executeTakeFirstOrThrow()
		await transaction
			.insertInto('memberPasien')
			.values({
				id: newId(createdAt),
				memberId: created.id,
				own: 1,
				nik: '',
				nikKunciId: null,
				nama: body.nama,
				noTelp: body.noTelp,
				tempatLahir: '',
				tanggalLahir: '',
				jenisKelamin: null,
				alamatLengkap: '',
				createdAt,
			})
			.execute()
		await recordPersetujuan(transaction, { memberId: created.id, pasienId: null, tujuan: 'member' }, createdAt)
		return created
	})
	if (createdAt - member.createdAt > KEY_VALID_MS) return unfitKey()
	signIn(member.id)
	return { data: { created: { id: member.id } } }
}
