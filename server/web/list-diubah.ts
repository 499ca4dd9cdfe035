import { sql } from 'kysely'
import type { listDiubah as call } from '../../contract/web/diubah.ts'
import { isPublished } from '../../database/is-published.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Handler } from '../api/context.ts'

/** Only of what visitors see. */
export const listDiubah: Handler<typeof call> = async ({ query: { sumber } }, { db }) => {
	const seen =
		sumber === 'webSetting' ? sql<boolean>`1 = 1` : sumber === 'shopItem' ? isPublished(sumber) : isShown(sumber)
	const data = await db
		.selectFrom('diubah')
		.select(['sumberId as id', 'pada'])
		.where('sumber', '=', sumber)
		.where('sumberId', 'in', (where) => where.selectFrom(sumber).select('id').where(seen))
		.orderBy('sumberId')
		.execute()
	return { data }
}
