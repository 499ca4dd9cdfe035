import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { hashSecret } from '../../server/keys/hash-secret.ts'

/** The member's internal id, which no response contains. */
export async function memberOfToken(db: Kysely<Schema>, token: string): Promise<string> {
	const { memberId } = await db
		.selectFrom('memberPerangkat')
		.select('memberId')
		.where('tokenHash', '=', hashSecret(token))
		.executeTakeFirstOrThrow()
	return memberId
}
