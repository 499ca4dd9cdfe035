import { type Failure, fail } from '../../http/failure.ts'
import type { StaffContext } from '../staff-route.ts'

/** Longer than the minute and a half in which a code is valid. */
const REMEMBERED_MS = 5 * 60_000

/**
 * Verifies a TOTP code that this account has not used yet. The code is stored before it is
 * verified, so parallel requests cannot share it. A code that `verify` rejects is removed again.
 */
export async function verifyUnusedCode<Result>(
	{ db, now }: StaffContext,
	{ stafId, kode }: { stafId: string; kode: string },
	verify: () => Promise<Result>,
): Promise<Result | Failure> {
	await db
		.deleteFrom('stafKodeTerpakai')
		.where('createdAt', '<', now() - REMEMBERED_MS)
		.execute()
	const stored = await db
		.insertInto('stafKodeTerpakai')
		.values({ stafId, kode, createdAt: now() })
		.onConflict((conflict) => conflict.doNothing())
		.returning('kode')
		.executeTakeFirst()
	if (!stored) return fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode ini sudah dipakai. Tunggu kode berikutnya.' } })
	try {
		return await verify()
	} catch (error) {
		await db.deleteFrom('stafKodeTerpakai').where('stafId', '=', stafId).where('kode', '=', kode).execute()
		throw error
	}
}
