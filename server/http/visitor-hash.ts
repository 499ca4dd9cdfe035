import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../database/schema.ts'

/** Tells the visitors of one day apart without storing who they are. */
export const hashVisitor = (salt: string, ...parts: (string | undefined)[]): string =>
	createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

/** The salt of a day, the same for all processes. */
export async function readSalt(db: Db, tanggal: string): Promise<string> {
	const read = () => db.selectFrom('pengunjungGaram').select('garam').where('tanggal', '=', tanggal).executeTakeFirst()
	const known = await read()
	if (known) return known.garam
	await db
		.insertInto('pengunjungGaram')
		.values({ tanggal, garam: randomBytes(16).toString('hex') })
		.onConflict((conflict) => conflict.column('tanggal').doNothing())
		.execute()
	return (await read())?.garam ?? ''
}
