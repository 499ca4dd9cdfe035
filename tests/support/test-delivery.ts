import { pino } from 'pino'
import { createWebhookSecrets } from '../../server/keys/webhook-secrets.ts'
import { createMailer, type Mailer } from '../../server/mail/create-mailer.ts'
import { createDeliveryWorker, type DeliveryWorker } from '../../server/notifications/delivery-worker.ts'
import type { TestDatabase } from './test-database.ts'

export const TEST_SECRETS = createWebhookSecrets('x'.repeat(64))

interface TestWorkerOptions {
	mailer?: Mailer | null
	now?: () => number
	allowInternal?: boolean
}

/** A worker on the test's database; it sends only when the test asks for it. */
export const testWorker = (
	database: TestDatabase,
	{ mailer = null, now = Date.now, allowInternal = true }: TestWorkerOptions = {},
): DeliveryWorker =>
	createDeliveryWorker({
		database,
		mailer,
		now,
		allowInternal,
		siteUrl: 'https://rs.example.com',
		secrets: TEST_SECRETS,
		log: pino({ level: 'silent' }),
	})

export const testMailer = (smtpUrl: string): Mailer =>
	createMailer({ smtpUrl, from: 'RS Uji <staf@rs.example.com>', onFailure: () => {} })

/** As a server with SMTP_URL does at its start. */
export const allowMail = (database: TestDatabase) =>
	database.db.updateTable('notifikasi').set({ surelTersedia: 1 }).execute()
