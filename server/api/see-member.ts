import type { ApiContext } from './context.ts'

/** Members who come every day are written down once a day. */
const SEEN_EVERY_MS = 86_400_000

/** Whether there is such a member; when they were here last is what decides how long they are kept. */
export async function seeMember({ db, now }: Pick<ApiContext, 'db' | 'now'>, id: string): Promise<boolean> {
	const member = await db.selectFrom('member').select('seenAt').where('id', '=', id).executeTakeFirst()
	if (!member) return false
	const seenAt = now()
	if (seenAt - member.seenAt >= SEEN_EVERY_MS) {
		// A database that cannot be written still answers what it knows.
		await db
			.updateTable('member')
			.set({ seenAt })
			.where('id', '=', id)
			.execute()
			.catch(() => {})
	}
	return true
}
