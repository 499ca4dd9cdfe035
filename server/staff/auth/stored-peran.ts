import { type Expression, type SqlBool, sql } from 'kysely'
import { type Peran, peran } from '../../../contract/staff/permissions.ts'

/** The `peran` column holds a JSON array, as better-auth stores a list; always in the order of `peran`. */
export const writePeran = (roles: readonly Peran[]): string =>
	JSON.stringify(peran.filter((each) => roles.includes(each)))

/** Roles that this version does not know are left out. */
export function readPeran(stored: string): Peran[] {
	const roles: unknown = JSON.parse(stored)
	return peran.filter((each) => Array.isArray(roles) && roles.includes(each))
}

/** The rows of `staf` that have one of these roles. */
export const hasAnyPeran = (roles: readonly string[]): Expression<SqlBool> =>
	sql<SqlBool>`(${sql.join(
		roles.map((each) => sql`"peran" like ${`%"${each.replace(/[%_]/g, '')}"%`}`),
		sql` or `,
	)})`
