import { sql } from 'kysely'

/** An open account whose owner has not set a password yet, and so has never signed in. */
export const hasNoPassword = sql<boolean>`"staf"."aktif" = 1 and not exists (
	select 1 from "stafAkun" where "stafAkun"."stafId" = "staf"."id" and "stafAkun"."password" is not null)`
