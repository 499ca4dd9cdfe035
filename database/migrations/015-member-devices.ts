import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTable, idOf, int, text } from './table.ts'

interface Before {
	member: { id: string; nama: string; noTelp: string; email: string; createdAt: number; seenAt: number }
	memberPerangkat: { id: string; memberId: string; tokenHash: string; nama: string; createdAt: number; seenAt: number }
	memberPindah: { memberId: string }
	memberPasien: { memberId: string }
	persetujuan: { memberId: string }
	shopKeranjang: { memberId: string }
	shopReservasi: { memberId: string }
}

const REFERENCES = ['memberPindah', 'memberPasien', 'persetujuan', 'shopKeranjang', 'shopReservasi'] as const

/** The devices of a member. The cookie was the member's id until now; it becomes the token of a device. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'memberPerangkat',
		{ memberId: idOf('member'), tokenHash: text, nama: text, createdAt: int, seenAt: int },
		{ unique: [['tokenHash']], index: [['memberId', 'seenAt', 'id'], ['seenAt']] },
	)
	await replaceIds(db as Kysely<Before>)
}

/** A browser's cookie continues to work, and the database no longer contains it. */
async function replaceIds(db: Kysely<Before>): Promise<void> {
	const members = await db
		.selectFrom('member')
		.select(['id', 'nama', 'noTelp', 'email', 'createdAt', 'seenAt'])
		.execute()
	for (const { id: token, ...member } of members) {
		const id = randomBytes(16).toString('hex')
		await db
			.insertInto('member')
			.values({ id, ...member })
			.execute()
		for (const table of REFERENCES)
			await db.updateTable(table).set({ memberId: id }).where('memberId', '=', token).execute()
		await db.deleteFrom('member').where('id', '=', token).execute()
		const { createdAt, seenAt } = member
		const tokenHash = createHash('sha256').update(token).digest('hex')
		await db
			.insertInto('memberPerangkat')
			.values({ id: randomBytes(16).toString('hex'), memberId: id, tokenHash, nama: '', createdAt, seenAt })
			.execute()
	}
}
