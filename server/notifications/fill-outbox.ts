import type { Peristiwa } from '../../contract/notifikasi/staff/peristiwa.ts'
import { type PeristiwaPasien, peristiwaPasien } from '../../contract/notifikasi/surel-pasien.ts'
import type { Database } from '../../database/connect.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { numberEvents } from '../peristiwa/number-events.ts'
import { type NotableEvent, readSubject, toNotable } from './notable-event.ts'
import { addToOutbox, type Facts, type NewMessage, readFacts } from './outbox.ts'
import { readWebhookRecipients, staffAddresses } from './read-recipients.ts'

/** Its row of `pembacaPeristiwa`. */
const READER = 'kotak-keluar'
const BATCH = 200

/**
 * Writes the messages about new events to the outbox, one row per recipient, and moves its place among the events in the
 * same transaction: each event is read once, whatever process reads it.
 */
export async function fillOutbox(database: Database, now: number): Promise<void> {
	await numberEvents(database)
	const { db, kind } = database
	const { urutan: last } = await db.selectFrom('peristiwaRantai').select('urutan').executeTakeFirstOrThrow()
	const isUnread = await db
		.selectFrom('pembacaPeristiwa')
		.select('nama')
		.where('nama', '=', READER)
		.where('urutan', '<', last)
		.executeTakeFirst()
	if (!isUnread) return
	await db.transaction().execute(async (transaction) => {
		const reader = await transaction
			.selectFrom('pembacaPeristiwa')
			.select('urutan')
			.where('nama', '=', READER)
			.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
			.executeTakeFirst()
		// Another process reads right now.
		if (!reader) return
		const events = await transaction
			.selectFrom('peristiwa')
			.selectAll()
			.where('urutan', '>', reader.urutan)
			.where('urutan', '<=', last)
			.orderBy('urutan')
			.limit(BATCH)
			.execute()
		const notable = events.flatMap((event) => toNotable(event) ?? [])
		if (notable.length > 0) await writeMessages(transaction, notable, now)
		await transaction
			.updateTable('pembacaPeristiwa')
			.set({ urutan: events.at(-1)?.urutan ?? last })
			.where('nama', '=', READER)
			.execute()
	})
}

async function writeMessages(db: DbTransaction, events: NotableEvent[], now: number): Promise<void> {
	const recipients = await readRecipients(db)
	for (const event of events) {
		const { peristiwa, facts, createdAt } = event
		const [staff, webhooks] = [recipients.staff[peristiwa] ?? [], recipients.webhooks[peristiwa] ?? []]
		const isForPatient = recipients.patients && peristiwaPasien.some((each) => each === peristiwa)
		const hasRecipient = isForPatient || staff.length > 0 || webhooks.length > 0
		const subject = hasRecipient && (await readSubject(db, event))
		if (!subject) continue
		const { hasEmail, isi, ...about } = subject
		const message = { peristiwa, createdAt, ...about, isi: { ...isi, ...facts } }
		const messages: NewMessage[] = []
		if (isForPatient && hasEmail) messages.push(...(await patientMail(db, message)))
		for (const alamat of staff) messages.push({ ...message, saluran: 'surel', alamat })
		for (const webhookId of webhooks) messages.push({ ...message, saluran: 'webhook', webhookId })
		await addToOutbox(db, messages, now)
	}
}

/** Changes of one reservation within this time are one mail about the last one. */
const GATHER_MS = 10 * 60_000

/** What may change again in a moment. */
const gathered: PeristiwaPasien[] = [
	'reservasi.dikonfirmasi',
	'reservasi.dijadwalkan-ulang',
	'reservasi.diubah',
	'reservasi.batal',
]

interface PatientMessage extends Omit<NewMessage, 'saluran'> {
	createdAt: number
	isi: Facts
}

/** A new mail to the patient, or none when one that waits takes the event up. */
async function patientMail(db: DbTransaction, message: PatientMessage): Promise<NewMessage[]> {
	if (!gathered.some((each) => each === message.peristiwa)) return [{ ...message, saluran: 'surel' }]
	const waiting = await db
		.selectFrom('kotakKeluar')
		.select(['id', 'isi'])
		.where('reservasiId', '=', message.reservasiId ?? '')
		.where('saluran', '=', 'surel')
		.where('alamat', 'is', null)
		.where('peristiwa', 'in', gathered)
		.where('status', '=', 'menunggu')
		.where('percobaan', '=', 0)
		.where('createdAt', '>', message.createdAt - GATHER_MS)
		.executeTakeFirst()
	if (!waiting) return [{ ...message, saluran: 'surel', berikutAt: message.createdAt + GATHER_MS }]
	const { isi } = message
	const { dari = isi.dari, perangkatLain } = readFacts(waiting)
	// The warning of a stranger's change is not taken back.
	const isBack = !perangkatLain && isi.ke !== undefined && isi.ke === dari && isi.ke !== isi.dari
	const { numUpdatedRows } = await db
		.updateTable('kotakKeluar')
		.set({
			peristiwa: message.peristiwa,
			isi: JSON.stringify({ ...isi, ...(dari && { dari }), ...(perangkatLain && { perangkatLain }) }),
		})
		.$if(isBack, (query) => query.set({ status: 'dilewati', galat: 'Kunjungannya kembali ke hari semula.' }))
		.where('id', '=', waiting.id)
		// A worker may take it in this moment.
		.where('percobaan', '=', 0)
		.executeTakeFirst()
	return numUpdatedRows === 1n ? [] : [{ ...message, saluran: 'surel' }]
}

interface Recipients {
	patients: boolean
	/** The addresses of staff who are told at once; daily-mail-jobs.ts writes digests. */
	staff: Partial<Record<Peristiwa, string[]>>
	webhooks: Partial<Record<Peristiwa, string[]>>
}

/** Without SMTP_URL nobody gets mail. */
async function readRecipients(db: DbTransaction): Promise<Recipients> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
	const hasMail = setting.surelTersedia === 1
	const staff: Recipients['staff'] = {}
	if (hasMail && setting.reservasiCara === 'langsung')
		staff['reservasi.dibuat'] = await staffAddresses(db, setting, 'reservasi')
	if (hasMail && setting.komentarCara === 'langsung')
		staff['komentar.diterima'] = await staffAddresses(db, setting, 'komentar')
	return {
		patients: hasMail && setting.surelPasien === 1,
		staff,
		webhooks: await readWebhookRecipients(db),
	}
}
