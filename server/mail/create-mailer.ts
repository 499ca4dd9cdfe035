import { createTransport } from 'nodemailer'

/** One message; `createMail` writes both forms of its text. */
export interface MailMessage {
	to: string
	subject: string
	text: string
	html: string
	attachments?: { filename: string; contentType: string; content: string }[]
	/** Stays the same when the message is sent again, so that mail programs recognise the copy. */
	messageId?: string
}

export type Mailer = ReturnType<typeof createMailer>

interface MailerOptions {
	/** `smtp://user:password@host:port`, or `smtps://…` for TLS from the start. */
	smtpUrl: string
	from: string
	/** Gets the code of the failure; the error itself names the recipient. */
	onFailure(code: string): void
}

const CONNECT_MS = 10_000
const SEND_MS = 20_000

export function createMailer({ smtpUrl, from, onFailure }: MailerOptions) {
	const transport = createTransport(
		{ url: smtpUrl, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SEND_MS },
		{ from },
	)
	const sending = new Set<Promise<void>>()
	async function composeAndSend(compose: () => Promise<MailMessage | null>): Promise<void> {
		try {
			const message = await compose()
			if (message) await transport.sendMail(message)
		} catch (error) {
			onFailure(codeOf(error))
		}
	}
	return {
		/**
		 * Composes and sends a message after the caller has answered, so that neither a slow mail server nor an unknown
		 * address shows in the response. A failure is one log line.
		 *
		 * @param compose returns null when there is nothing to send
		 */
		sendLater(compose: () => Promise<MailMessage | null>): void {
			const work = composeAndSend(compose).finally(() => sending.delete(work))
			sending.add(work)
		},
		/** Resolves when the mail server has accepted the message, and rejects when it has not. */
		async send(message: MailMessage): Promise<void> {
			// Nobody answers an automatic message with another one.
			await transport.sendMail({ ...message, headers: { 'auto-submitted': 'auto-generated' } })
		},
		/** Waits for the messages that are being sent. */
		async stop(): Promise<void> {
			await Promise.all(sending)
			transport.close()
		},
	}
}

const codeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
