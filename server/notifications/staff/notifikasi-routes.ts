import type { AnyStaffRoute } from '../../staff/staff-route.ts'
import { listKiriman, retryKiriman } from './outbox-routes.ts'
import { getKeadaan, getNotifikasi, testMail, updateNotifikasi } from './setting-routes.ts'
import {
	createWebhook,
	deleteWebhook,
	listWebhook,
	rotateSecret,
	testWebhook,
	updateWebhook,
} from './webhook-routes.ts'

export const notifikasiRoutes: readonly AnyStaffRoute[] = [
	getKeadaan,
	getNotifikasi,
	updateNotifikasi,
	testMail,
	listWebhook,
	createWebhook,
	updateWebhook,
	deleteWebhook,
	rotateSecret,
	testWebhook,
	listKiriman,
	retryKiriman,
]
