import type { createMember as call } from '../../contract/member/member.ts'
import type { Handler } from '../api/context.ts'
import { invalidKey, readIdempotencyKey } from '../api/read-idempotency-key.ts'
import { countDaily } from '../http/daily-limits.ts'
import { isFailure } from '../http/failure.ts'
import { newSecretId } from '../ids/new-id.ts'
import { hashSecret } from '../keys/hash-secret.ts'
import { insertMember, insertPasien } from '../pasien/insert-pasien.ts'
import { createPerangkat } from './perangkat.ts'

/** The key gives access to the member it created, so it must not be guessable. */
const MIN_KEY = 32
/** How long a request may be retried after a lost response. */
const KEY_VALID_MS = 86_400_000

/** A new member has one patient: themself, with the data known so far. The same key returns the same token. */
export const createMember: Handler<typeof call> = async ({ body, header, address, signIn }, context) => {
	const { db, now, fields } = context
	const sending = readIdempotencyKey(header, MIN_KEY)
	if (isFailure(sending)) return sending
	const kunciHash = sending.idempotencyKey && hashSecret(sending.idempotencyKey)
	const token = sending.idempotencyKey ? tokenOfKey(sending.idempotencyKey) : newSecretId()

	const limited = await countDaily(context, 'member', address)
	if (limited) return limited

	const createdAt = now()
	const valid = await db.transaction().execute(async (transaction) => {
		// Waits for a concurrent registration under the same key.
		const created = await insertMember(transaction, fields, { ...body, kunciHash }, createdAt)
		if (!created) {
			// A device that the member has ended stays ended.
			const retried = await transaction
				.selectFrom('memberPerangkat')
				.select('createdAt')
				.where('tokenHash', '=', hashSecret(token))
				.executeTakeFirst()
			return retried !== undefined && createdAt - retried.createdAt <= KEY_VALID_MS
		}
		const memberId = created.id
		await createPerangkat(transaction, { memberId, token, userAgent: header('user-agent'), createdAt })
		const { nama, noTelp } = body
		const empty = { nik: '', tempatLahir: '', tanggalLahir: '', jenisKelamin: null, alamatLengkap: '' }
		const own = { memberId, isOwn: true, body: { ...empty, nama, noTelp } }
		await insertPasien(transaction, fields, own, createdAt)
		return true
	})
	if (!valid) return invalidKey()
	signIn(token)
	return { data: { created: { id: token } } }
}

/** Only hashes are stored, so a retry derives the token again. The stored hash of the key does not lead to it. */
const tokenOfKey = (key: string): string => hashSecret(`member token ${key}`).slice(0, 32)
