import type { ApiContext } from './context.ts'

/** `seenAt` is written at most once a day. */
const SEEN_EVERY_MS = 86_400_000

/** Whether the member exists. Records the visit, because inactive members are deleted after some time. */
export async function seeMember({ db, now }: Pick<ApiContext, 'db' | 'now'>, id: string): Promise<boolean> {
	const member = await db.selectFrom('member').select('seenAt').where('id', '=', id).executeTakeFirst()
	if (!member) return false
	const seenAt = now()
	if (seenAt - member.seenAt >= SEEN_EVERY_MS) {
		// A read-only database still serves reads.
		await db
			.updateTable('member')
			.set({ seenAt })
			.where('id', '=', id)
			.execute()
			.catch(() => {})
	}
	return true
}
