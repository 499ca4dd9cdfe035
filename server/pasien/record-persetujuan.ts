import { KEBIJAKAN_PRIVASI } from '../../contract/pasien/kebijakan-privasi.ts'
import type { Db, Schema } from '../../database/schema.ts'
import { newId } from '../ids/new-id.ts'

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
