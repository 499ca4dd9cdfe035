import { type Kysely, sql } from 'kysely'
import type { DuaLangkah, Saya } from '../../../contract/staff/auth.ts'
import { needsSecondFactor } from '../../../contract/staff/permissions.ts'
import type { Schema } from '../../../database/schema.ts'

/** 1 for a row of `staf` that has a passkey. */
export const passkeyAktif = sql<number>`case when exists (
	select 1 from "stafPasskey" where "stafPasskey"."stafId" = "staf"."id") then 1 else 0 end`.as('passkeyAktif')

/** @param isRequired STAFF_2FA=required */
export function duaLangkahOf(
	{ peran, totpAktif, passkeyAktif }: Pick<Saya, 'peran' | 'totpAktif' | 'passkeyAktif'>,
	isRequired: boolean,
): DuaLangkah {
	if (totpAktif || passkeyAktif) return 'aktif'
	if (!needsSecondFactor(peran)) return 'ditawarkan'
	return isRequired ? 'wajib' : 'disarankan'
}

export async function removeTotp(db: Kysely<Schema>, stafId: string): Promise<void> {
	await db.deleteFrom('stafTotp').where('stafId', '=', stafId).execute()
	await db.updateTable('staf').set({ totpAktif: 0 }).where('id', '=', stafId).execute()
}

/** Removes TOTP, backup codes and passkeys, for an owner who has lost them. */
export async function removeSecondFactors(db: Kysely<Schema>, stafId: string): Promise<void> {
	await removeTotp(db, stafId)
	await db.deleteFrom('stafPasskey').where('stafId', '=', stafId).execute()
}
