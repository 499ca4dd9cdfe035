import { pino } from 'pino'
import { createMailAddresses } from '../../server/keys/mail-addresses.ts'
import { createMailer, type Mailer } from '../../server/mail/create-mailer.ts'
import { createDeliveryWorker, type DeliveryWorker } from '../../server/notifications/delivery-worker.ts'
import type { TestDatabase } from './test-database.ts'
import { openTestFields } from './test-fields.ts'

export const TEST_ADDRESSES = createMailAddresses('x'.repeat(64))

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
		fields: openTestFields(),
		addresses: TEST_ADDRESSES,
		log: pino({ level: 'silent' }),
	})

export const testMailer = (smtpUrl: string): Mailer =>
	createMailer({ smtpUrl, from: 'RS Uji <staf@rs.example.com>', onFailure: () => {} })

/** As a server with SMTP_URL does at its start. */
export const allowMail = (database: TestDatabase) =>
	database.db.updateTable('notifikasi').set({ surelTersedia: 1 }).execute()

/** As after the button of the first mail's link. */
export const confirmEmail = (database: TestDatabase, email: string) =>
	database.db
		.insertInto('emailAlamat')
		.values({ alamat: TEST_ADDRESSES.hash(email), keputusan: 'setuju', seenAt: 1 })
		.execute()

/** The token of the link in the first mail to somebody. */
export async function mailToken({ db }: Pick<TestDatabase, 'db'>): Promise<string> {
	const alamat = TEST_ADDRESSES.hash(`${crypto.randomUUID()}@contoh.id`)
	await db.insertInto('emailAlamat').values({ alamat, pertamaId: '1', seenAt: 1 }).execute()
	return TEST_ADDRESSES.token('konfirmasi', alamat)
}
