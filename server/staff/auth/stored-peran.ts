import { type Expression, type SqlBool, sql } from 'kysely'
import { type Hak, hakPilihan, type Izin, isPeran, peran } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'

/**
 * The `peran` column holds a JSON array, as better-auth stores a list: built-in roles in the order of `peran`, then the ids
 * of own roles.
 */
export const writePeran = (roles: readonly string[]): string =>
	JSON.stringify([...peran.filter((each) => roles.includes(each)), ...new Set(ownRoles(roles).toSorted())])

export function readPeran(stored: string): string[] {
	const roles: unknown = JSON.parse(stored)
	return Array.isArray(roles) ? roles.map(String) : []
}

export const ownRoles = (roles: readonly string[]): string[] => roles.filter((each) => !isPeran(each))

export const hasAnyPeran = (roles: readonly string[]): Expression<SqlBool> =>
	sql<SqlBool>`(${sql.join(
		roles.map((each) => sql`"peran" like ${`%"${each.replace(/[%_]/g, '')}"%`}`),
		sql` or `,
	)})`

/** The `hak` column of an own role. Rights that cannot be given any more are left out. */
export function readHak(stored: string): Hak[] {
	const hak: unknown = JSON.parse(stored)
	return hakPilihan.filter((each) => Array.isArray(hak) && hak.includes(each))
}

/** What accounts with these roles may do, read for every request: a change of an own role counts at once. */
export async function readIzin(db: Db, accounts: readonly (readonly string[])[]): Promise<Izin[][]> {
	const own = [...new Set(accounts.flatMap(ownRoles))]
	const rows =
		own.length === 0 ? [] : await db.selectFrom('peranSendiri').select(['id', 'hak']).where('id', 'in', own).execute()
	const hakOf = new Map(rows.map(({ id, hak }) => [id, readHak(hak)]))
	return accounts.map((roles) => [
		...new Set(roles.flatMap((each) => (isPeran(each) ? each : (hakOf.get(each) ?? [])))),
	])
}
