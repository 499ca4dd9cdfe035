import type { getPopupPresented as call, PopupInformation } from '../../../contract/popup.ts'
import type { Handler } from '../context.ts'

/** Of the popups whose time is now, the one that began last. */
export const getPopupPresented: Handler<typeof call> = async (_, { db, now }) => {
	const moment = now()
	const popup = await db
		.selectFrom('popupInformation')
		.select(['id', 'type', 'content', 'text', 'quiz'])
		.where('tayangMulai', '<=', moment)
		.where((where) => where.or([where('tayangSelesai', 'is', null), where('tayangSelesai', '>', moment)]))
		.orderBy('tayangMulai', 'desc')
		.orderBy('id')
		.limit(1)
		.executeTakeFirst()
	if (!popup) return { data: null }
	return { data: { ...popup, quiz: popup.quiz === null ? null : (JSON.parse(popup.quiz) as PopupInformation['quiz']) } }
}
