import { sql } from 'kysely'
import type { DuaLangkah, Saya } from '../../../contract/staff/auth.ts'
import { needsSecondFactor } from '../../../contract/staff/permissions.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { readIzin, readPeran } from './stored-peran.ts'

type Akun = Omit<Saya, 'izin' | 'duaLangkah'>

/** 1 for a row of `staf` that has a passkey. */
export const passkeyAktif = sql<number>`case when exists (
	select 1 from "stafPasskey" where "stafPasskey"."stafId" = "staf"."id") then 1 else 0 end`.as('passkeyAktif')

export const akunColumns = ['staf.id', 'nama', 'email', 'peran', 'poliKlinik', 'totpAktif', passkeyAktif] as const

type AkunRow = Pick<Schema['staf'], 'id' | 'nama' | 'email' | 'peran' | 'poliKlinik' | 'totpAktif'> & {
	passkeyAktif: number
}

export const toAkun = ({ id, nama, email, peran, poliKlinik, totpAktif, passkeyAktif }: AkunRow): Akun => ({
	id,
	nama,
	email,
	peran: readPeran(peran),
	poliKlinik: JSON.parse(poliKlinik),
	totpAktif: totpAktif === 1,
	passkeyAktif: passkeyAktif === 1,
})

/** @param isRequired STAFF_2FA=required */
export async function toSaya(db: Db, row: AkunRow, isRequired: boolean): Promise<Saya> {
	const akun = toAkun(row)
	const [izin = []] = await readIzin(db, [akun.peran])
	return { ...akun, izin, duaLangkah: duaLangkahOf({ ...akun, izin }, isRequired) }
}

function duaLangkahOf({ izin, totpAktif, passkeyAktif }: Omit<Saya, 'duaLangkah'>, isRequired: boolean): DuaLangkah {
	if (totpAktif || passkeyAktif) return 'aktif'
	if (!needsSecondFactor(izin)) return 'ditawarkan'
	return isRequired ? 'wajib' : 'disarankan'
}

export async function removeTotp(db: Db, stafId: string): Promise<void> {
	await db.deleteFrom('stafTotp').where('stafId', '=', stafId).execute()
	await db.updateTable('staf').set({ totpAktif: 0 }).where('id', '=', stafId).execute()
}

/** Removes TOTP, backup codes and passkeys, for an owner who has lost them. */
export async function removeSecondFactors(db: Db, stafId: string): Promise<void> {
	await removeTotp(db, stafId)
	await db.deleteFrom('stafPasskey').where('stafId', '=', stafId).execute()
}
