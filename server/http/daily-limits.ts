import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import type { Failure } from './failure.ts'
import type { Limits } from './limits.ts'
import { hashVisitor, readSalt } from './visitor-hash.ts'

/** Counts what fills the disk: of one address and of all together, a day. A use over either limit is a failure. */
export async function countDaily(
	{ db, limits, now }: { db: Db; limits: Limits; now: () => number },
	what: 'kunjungan' | 'member' | 'pasien',
	address: string,
): Promise<Failure | null> {
	const tanggal = tanggalWib(now())
	// PostgreSQL stores the keys of limits, so the address is hashed.
	const key = hashVisitor(await readSalt(db, tanggal), address)
	return (await limits.use(`${what}Alamat`, key)) ?? limits.use(`${what}Semua`, tanggal)
}
