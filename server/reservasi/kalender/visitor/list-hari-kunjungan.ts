import type { listHariKunjungan as call } from '../../../../contract/reservasi/kalender.ts'
import { isPublished } from '../../../../database/is-published.ts'
import { wholeList } from '../../../../database/paginate.ts'
import type { Handler } from '../../../api/context.ts'
import { readVisitDays, readVisitRules } from '../read-visit-days.ts'

/** A visitor without a member sees the days for one person. */
export const listHariKunjungan: Handler<typeof call> = async ({ memberId }, { db, now }) => {
	const cart =
		memberId === null
			? []
			: await db
					.selectFrom('shopKeranjang')
					.innerJoin('shopItem', 'shopItem.id', 'shopKeranjang.shopItemId')
					.select(['shopKeranjang.shopItemId', 'shopKeranjang.pasienId'])
					.where('shopKeranjang.memberId', '=', memberId)
					.where(isPublished('shopItem'))
					.execute()
	const lines = cart.length > 0 ? cart : [{ shopItemId: null, pasienId: null }]
	const rules = await readVisitRules(db, lines, now(), { isVisitor: true })
	return wholeList(rules.range ? await readVisitDays(db, rules.range, { lines }, rules) : [])
}
