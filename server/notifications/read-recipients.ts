import { pisahAlamat } from '../../contract/notifikasi/staff/notifikasi.ts'
import type { Peristiwa } from '../../contract/notifikasi/staff/peristiwa.ts'
import type { Db, RowOf } from '../../database/schema.ts'

/** The addresses of the active staff with one of the chosen roles, and the further ones; each once. */
export async function staffAddresses(
	db: Db,
	setting: RowOf<'notifikasi'>,
	about: 'reservasi' | 'komentar',
): Promise<string[]> {
	const roles: string[] = JSON.parse(setting[`${about}Peran`])
	const staf =
		roles.length === 0 ? [] : await db.selectFrom('staf').select(['email', 'peran']).where('aktif', '=', 1).execute()
	const own = staf.filter((each) => {
		const its: string[] = JSON.parse(each.peran)
		return its.some((role) => roles.includes(role))
	})
	return [...new Set([...own.map(({ email }) => email), ...pisahAlamat(setting[`${about}Alamat`])])].toSorted()
}

/** For each event, the ids of the enabled webhooks that chose it. */
export async function readWebhookRecipients(db: Db): Promise<Partial<Record<Peristiwa, string[]>>> {
	const rows = await db.selectFrom('webhook').select(['id', 'peristiwa']).where('aktif', '=', 1).execute()
	const recipients: Partial<Record<Peristiwa, string[]>> = {}
	for (const { id, peristiwa } of rows)
		for (const each of JSON.parse(peristiwa) as Peristiwa[]) recipients[each] = [...(recipients[each] ?? []), id]
	return recipients
}
