import type { getPopupPresented as call, PopupInformation } from '../../../contract/popup.ts'
import { isPublished } from '../../../database/is-published.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'

/** Of the popups whose time is now, the one that began last; before them the one that is previewed. */
const presented = prepared(({ db, given: { moment, previewed } }: Building<{ moment: number; previewed?: string }>) => {
	const popups = db.selectFrom('popupInformation').select(['id', 'type', 'content', 'text', 'quiz']).limit(1)
	if (previewed) return popups.where('id', '=', previewed)
	return popups
		.where(isPublished('popupInformation'))
		.where('tayangMulai', '<=', moment)
		.where((where) => where.or([where('tayangSelesai', 'is', null), where('tayangSelesai', '>', moment)]))
		.orderBy('tayangMulai', 'desc')
		.orderBy('id')
})

export const getPopupPresented: Handler<typeof call> = async ({ preview }, { database, now }) => {
	const popup = await presented.first(database, { moment: now(), previewed: preview?.popupInformation })
	if (!popup) return { data: null }
	return { data: { ...popup, quiz: popup.quiz === null ? null : (JSON.parse(popup.quiz) as PopupInformation['quiz']) } }
}
