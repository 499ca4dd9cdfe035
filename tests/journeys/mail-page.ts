import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { test as base } from './staf-page.ts'

/** A site that sends its mail to a real server, which keeps it. */
export const test = base.extend<object, { mail: MailServer }>({
	mail: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const mail = await startMailServer()
			await use(mail)
			await mail.stop()
		},
		{ scope: 'worker' },
	],
	serverOptions: [
		async ({ serverOptions, mail }, use) => {
			const sending = { SMTP_URL: mail.url, MAIL_FROM: 'RS <staf@rs.example.com>', SITE_URL: 'http://rs.example.com' }
			await use({ ...serverOptions, env: { ...serverOptions.env, ...sending } })
		},
		{ scope: 'worker' },
	],
})
