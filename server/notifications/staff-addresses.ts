import type { Kysely } from 'kysely'
import { pisahAlamat } from '../../contract/notifikasi/staff/notifikasi.ts'
import type { Schema } from '../../database/schema.ts'

interface Recipients {
	/** Roles as JSON. */
	peran: string
	/** Further addresses, one per line. */
	alamat: string
}

/** The addresses of the active staff with one of these roles, and the further ones; each once. */
export async function staffAddresses(db: Kysely<Schema>, { peran, alamat }: Recipients): Promise<string[]> {
	const roles: string[] = JSON.parse(peran)
	const staf =
		roles.length === 0 ? [] : await db.selectFrom('staf').select(['email', 'peran']).where('aktif', '=', 1).execute()
	const own = staf.filter((each) => {
		const its: string[] = JSON.parse(each.peran)
		return its.some((role) => roles.includes(role))
	})
	return [...new Set([...own.map(({ email }) => email), ...pisahAlamat(alamat)])].toSorted()
}
