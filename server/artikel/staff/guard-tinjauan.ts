import { hasPermission } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import type { Entity } from '../../staff/content/entity.ts'
import type { Staf } from '../../staff/staff-route.ts'

/** The hospital has articles reviewed, and this person may not publish. */
export async function needsTinjauan(db: Db, { izin }: Pick<Staf, 'izin'>): Promise<boolean> {
	if (hasPermission(izin, 'artikel-terbit', 'ubah')) return false
	const on = db.selectFrom('webSetting').select('id').where('tinjauArtikel', '=', 1)
	return (await on.executeTakeFirst()) !== undefined
}

const isOut = ({ status }: Record<string, unknown>) => status !== 'konsep'

/** Without the right to publish an article is a draft, and one that is out changes by a draft alone. */
export const guardTinjauan: NonNullable<Entity['guard']> = async (db, staf, { before, after }) => {
	const touchesVisitors = isOut(after) || (before !== undefined && isOut(before))
	if (touchesVisitors && (await needsTinjauan(db, staf))) return fail('PERLU_TINJAUAN')
	const isPublishing = isOut(after) && !(before && isOut(before))
	return isPublishing ? { tinjauan: '', catatanTinjauan: '' } : {}
}
