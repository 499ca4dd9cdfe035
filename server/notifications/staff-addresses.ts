import type { Selectable } from 'kysely'
import { pisahAlamat } from '../../contract/notifikasi/staff/notifikasi.ts'
import type { Db, NotifikasiTable } from '../../database/schema.ts'

/** The addresses of the active staff with one of the chosen roles, and the further ones; each once. */
export async function staffAddresses(
	db: Db,
	setting: Selectable<NotifikasiTable>,
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
