import { type PeristiwaPasien, peristiwaPasien } from '../../contract/notifikasi/surel-pasien.ts'
import type { Db } from '../../database/schema.ts'
import type { Fields } from '../keys/fields.ts'
import type { MailAddresses } from '../keys/mail-addresses.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import { composePatientMail } from './compose-patient-mail.ts'
import { composeStaffMail } from './compose-staff-mail.ts'
import { DeliveryError, isReminderDue, type OutboxRow, REMINDER_SKIPPED, readFacts, type Skipped } from './outbox.ts'
import { postWebhook, signWebhook } from './post-webhook.ts'
import { webhookBody } from './webhook-body.ts'

export interface DeliveryOptions {
	db: Db
	now: () => number
	/** Null without SMTP_URL: then e-mail waits in the outbox. */
	mailer: Mailer | null
	siteUrl: string
	addresses: MailAddresses
	fields: Fields
	/** WEBHOOK_INTERNAL: webhooks may lead into the hospital's network. */
	allowInternal: boolean
}

/** Longer than the mail server's own timeouts together. */
const SEND_TIMEOUT_MS = 60_000

/**
 * Sends one message, or returns why it no longer applies.
 *
 * @throws DeliveryError
 */
export async function deliver(options: DeliveryOptions, row: OutboxRow, signal: AbortSignal): Promise<Skipped | null> {
	return row.saluran === 'webhook' ? deliverWebhook(options, row, signal) : deliverMail(options, row, signal)
}

async function deliverMail(options: DeliveryOptions, row: OutboxRow, signal: AbortSignal): Promise<Skipped | null> {
	const { db, mailer, siteUrl, addresses, fields, now } = options
	if (!mailer) throw new DeliveryError('Server email belum disetel.')
	const { alamat } = row
	const message = alamat
		? await composeStaffMail(db, { ...row, alamat }, siteUrl)
		: await composePatientMail(db, row, toPatientEvent(row.peristiwa), { siteUrl, addresses, fields, now: now() })
	if ('skipped' in message) return message
	const messageId = `<${row.id}@${URL.parse(siteUrl)?.hostname ?? 'localhost'}>`
	await orAbort(
		mailer.send({ ...message, messageId }).catch((error: unknown) => {
			throw describeSmtpError(error)
		}),
		AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
	)
	return null
}

function toPatientEvent(peristiwa: string): PeristiwaPasien {
	const known = peristiwaPasien.find((each) => each === peristiwa)
	if (!known) throw new DeliveryError(`Peristiwa ${peristiwa} tidak dikenal.`, { permanent: true })
	return known
}

/** Nodemailer cannot be aborted: the message may still arrive, and the next attempt has the same id. */
function orAbort(sending: Promise<void>, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const abort = () => reject(new DeliveryError('Server email tidak menjawab tepat waktu.'))
		if (signal.aborted) abort()
		signal.addEventListener('abort', abort, { once: true })
		sending.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
	})
}

/** The error's own message may name the recipient, so only its codes are stored. */
function describeSmtpError(error: unknown): DeliveryError {
	const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
	if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
		return new DeliveryError(`Server email menolak alamat tujuan (${responseCode}).`, { permanent: true })
	if (responseCode !== undefined) return new DeliveryError(`Server email menolak pesan (${responseCode}).`)
	return new DeliveryError(`Server email tidak dapat dihubungi (${code}).`)
}

async function deliverWebhook(options: DeliveryOptions, row: OutboxRow, signal: AbortSignal): Promise<Skipped | null> {
	const { db, now, fields, siteUrl, allowInternal } = options
	const webhook = await db.selectFrom('webhook').selectAll().where('id', '=', row.webhookId).executeTakeFirst()
	if (!webhook?.aktif) return { skipped: 'Webhook ini dimatikan.' }
	const { rahasia: secret } = fields.decrypt('webhook', webhook)
	if (secret === '') throw new DeliveryError('Rahasia webhook tidak dapat dibuka di server ini. Buat rahasia baru.')
	if (row.peristiwa === 'reservasi.pengingat' && !(await isExpected(db, row, now())))
		return { skipped: REMINDER_SKIPPED }
	const body = await webhookBody(db, row, { siteUrl, withPerson: webhook.dataPribadi === 1 })
	await postWebhook({
		url: webhook.url,
		headers: signWebhook(secret, row.id, now(), body),
		body,
		allowInternal,
		signal,
	})
	return null
}

/** Whether the visit of a reminder is still the one that it was written for. */
async function isExpected(db: Db, row: OutboxRow, now: number): Promise<boolean> {
	const visit = await db
		.selectFrom('shopReservasi')
		.select(['status', 'tanggalVisit'])
		.where('id', '=', row.reservasiId)
		.executeTakeFirst()
	return visit !== undefined && isReminderDue(readFacts(row), visit, now)
}
