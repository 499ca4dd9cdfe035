import type { createMember as call } from '../../../contract/member.ts'
import { newId, newSecretId } from '../../content/new-id.ts'
import { isFailure } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { invalidKey, readIdempotencyKey } from '../read-idempotency-key.ts'
import { hashSecret } from './hash-secret.ts'
import { recordPersetujuan } from './record-persetujuan.ts'

/** The key gives access to the member it created, so it must not be guessable. */
const MIN_KEY = 32
/** How long a request may be retried after a lost response. */
const KEY_VALID_MS = 86_400_000

/** A new member has one patient: themself, with the data known so far. The same key returns the same member. */
export const createMember: Handler<typeof call> = async ({ body, header, signIn }, { db, now }) => {
	const sending = readIdempotencyKey(header, MIN_KEY)
	if (isFailure(sending)) return sending
	const kunciHash = sending.idempotencyKey && hashSecret(sending.idempotencyKey)

	const createdAt = now()
	const member = await db.transaction().execute(async (transaction) => {
		// Waits for a concurrent registration under the same key.
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
	if (createdAt - member.createdAt > KEY_VALID_MS) return invalidKey()
	signIn(member.id)
	return { data: { created: { id: member.id } } }
}
