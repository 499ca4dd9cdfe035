import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Mailer } from '../mail/create-mailer.ts'

/** Null without SMTP_URL. The mail library is loaded only where it is used. */
export async function openMailer({ SMTP_URL, MAIL_FROM }: Env, log: Logger): Promise<Mailer | null> {
	if (!SMTP_URL) return null
	const { createMailer } = await import('../mail/create-mailer.ts')
	return createMailer({
		smtpUrl: SMTP_URL,
		from: MAIL_FROM,
		onFailure: (code) => log.error({ code }, 'a message could not be sent'),
	})
}
