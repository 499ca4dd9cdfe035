import type { getPopupPresented as call, PopupInformation } from '../../contract/web/popup.ts'
import { isPublished } from '../../database/is-published.ts'
import type { Handler } from '../api/context.ts'

/** Of the popups that are due now, the one that began last; a previewed popup comes before them. */
export const getPopupPresented: Handler<typeof call> = async ({ preview }, { db, now }) => {
	const popups = db.selectFrom('popupInformation').select(['id', 'type', 'content', 'text', 'quiz'])
	const previewed = preview?.popupInformation
	const presented = previewed
		? popups.where('id', '=', previewed)
		: popups
				.where(isPublished('popupInformation'))
				.where('tayangMulai', '<=', now())
				.where((where) => where.or([where('tayangSelesai', 'is', null), where('tayangSelesai', '>', now())]))
				.orderBy('tayangMulai', 'desc')
				.orderBy('id')
				.limit(1)
	const popup = await presented.executeTakeFirst()
	if (!popup) return { data: null }
	return { data: { ...popup, quiz: popup.quiz === null ? null : (JSON.parse(popup.quiz) as PopupInformation['quiz']) } }
}
