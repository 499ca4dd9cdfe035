import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
	to: string[]
	/** The message as it was sent, with its parts decoded. */
	source: string
}

export interface MailServer {
	url: string
	received: ReceivedMail[]
	stop(): Promise<void>
}

/**
 * A mail server that accepts every message and keeps it; it has no mailbox `tolak@…`.
 *
 * @param at a free port by default
 */
export async function startMailServer(at = 0): Promise<MailServer> {
	const received: ReceivedMail[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo({ address }, _session, done) {
			const refused = address.startsWith('tolak@')
			done(refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
		},
		onData(stream, session, done) {
			const parts: Buffer[] = []
			stream.on('data', (part: Buffer) => parts.push(part))
			stream.on('end', () => {
				const to = session.envelope.rcptTo.map(({ address }) => address)
				received.push({ to, source: decodeParts(Buffer.concat(parts).toString()) })
				done()
			})
		},
	})
	// A server that is killed while it sends resets its connection.
	server.on('error', () => {})
	await once(server.listen(at, '127.0.0.1'), 'listening')
	const { port } = server.server.address() as AddressInfo
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	}
}

/** Each part names its own encoding; a plain one must stay as it is. */
const decodeParts = (message: string) =>
	message
		.split(/^--.+$/m)
		.map((part) => {
			if (/^content-transfer-encoding: quoted-printable/im.test(part)) return decodeQuotedPrintable(part)
			return /^content-transfer-encoding: base64/im.test(part) ? decodeBase64(part) : part
		})
		.join('')

function decodeBase64(part: string): string {
	const [head = '', body = ''] = part.trimStart().split('\r\n\r\n')
	return `${head}\r\n\r\n${Buffer.from(body, 'base64')}`
}

const decodeQuotedPrintable = (text: string) =>
	text
		.replaceAll('=\r\n', '')
		.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
