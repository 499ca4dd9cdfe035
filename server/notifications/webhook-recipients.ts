import type { Peristiwa } from '../../contract/notifikasi/staff/peristiwa.ts'
import type { Db } from '../../database/schema.ts'

/** For each event, the ids of the enabled webhooks that chose it. */
export async function readWebhookRecipients(db: Db): Promise<Partial<Record<Peristiwa, string[]>>> {
	const rows = await db.selectFrom('webhook').select(['id', 'peristiwa']).where('aktif', '=', 1).execute()
	const recipients: Partial<Record<Peristiwa, string[]>> = {}
	for (const { id, peristiwa } of rows)
		for (const each of JSON.parse(peristiwa) as Peristiwa[]) recipients[each] = [...(recipients[each] ?? []), id]
	return recipients
}
