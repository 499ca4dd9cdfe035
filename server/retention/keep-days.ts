import { SIMPAN_TAHUN } from '../../contract/shop/staff/shop.ts'
import type { Db } from '../../database/schema.ts'
import type { Env } from '../env.ts'

/** Browsers delete a cookie that no response has set again for 400 days, so the device cannot come back. */
export const KEEP_PERANGKAT_DAYS = 400
/** An address that stopped mail is never forgotten: it would get mail again. */
export const KEEP_ADDRESS_DAYS = 400
/** Autosaved copies of articles that nobody went on with. */
export const KEEP_COPIES_DAYS = 30

/** What the operator sets. */
export interface KeepDays {
	/** Retention of visitor records in days; 0 is for ever. */
	keepVisitorDays: number
	/** Days without a visit after which a member without a reservation is deleted; 0 is never. */
	keepMemberDays: number
	/** Retention of the audit trail in days; 0 is for ever. */
	keepAuditDays: number
}

type EnvDays = Pick<Env, 'KEEP_VISITOR_DAYS' | 'KEEP_MEMBER_DAYS' | 'KEEP_AUDIT_DAYS'>

export const keepDaysOf = ({ KEEP_VISITOR_DAYS, KEEP_MEMBER_DAYS, KEEP_AUDIT_DAYS }: EnvDays): KeepDays => ({
	keepVisitorDays: KEEP_VISITOR_DAYS,
	keepMemberDays: KEEP_MEMBER_DAYS,
	keepAuditDays: KEEP_AUDIT_DAYS,
})

/** What staff set: days of the outbox, and years after the visit until a reservation forgets its persons. */
export async function readPeriods(db: Db): Promise<{ simpanHari: number; simpanTahun: number }> {
	const { simpanHari } = await db.selectFrom('notifikasi').select('simpanHari').executeTakeFirstOrThrow()
	const setting = await db.selectFrom('shopSetting').select('simpanTahun').executeTakeFirst()
	return { simpanHari, simpanTahun: setting?.simpanTahun ?? SIMPAN_TAHUN }
}
