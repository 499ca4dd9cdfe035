import type { Transaction } from 'kysely'
import { type Peristiwa, peristiwaPasien } from '../../contract/notifikasi/peristiwa.ts'
import type { Database } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import { numberEvents } from '../peristiwa/number-events.ts'
import { type NotableEvent, toNotable } from './notable-event.ts'
import { addToOutbox, type Facts, type NewMessage } from './outbox.ts'
import { staffAddresses } from './staff-addresses.ts'

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
		if (notable.length > 0) await addToOutbox(transaction, await messagesAbout(transaction, notable), now)
		await transaction
			.updateTable('pembacaPeristiwa')
			.set({ urutan: events.at(-1)?.urutan ?? last })
			.where('nama', '=', READER)
			.execute()
	})
}

async function messagesAbout(db: Transaction<Schema>, events: NotableEvent[]): Promise<NewMessage[]> {
	const recipients = await readRecipients(db)
	const messages: NewMessage[] = []
	for (const event of events) {
		const subject = await readSubject(db, event)
		if (!subject) continue
		const { peristiwa, facts, createdAt } = event
		const { email, isi, ...about } = subject
		const message = { peristiwa, createdAt, ...about, isi: { ...isi, ...facts } }
		if (recipients.patients && email && peristiwaPasien.some((each) => each === peristiwa))
			messages.push({ ...message, saluran: 'surel' })
		for (const alamat of recipients.staff[peristiwa] ?? []) messages.push({ ...message, saluran: 'surel', alamat })
		for (const webhook of recipients.webhooks)
			if (webhook.peristiwa.includes(peristiwa))
				messages.push({ ...message, saluran: 'webhook', webhookId: webhook.id })
	}
	return messages
}

interface Recipients {
	patients: boolean
	/** The addresses of staff who are told at once; a digest is written by plan-daily.ts. */
	staff: Partial<Record<Peristiwa, string[]>>
	webhooks: { id: string; peristiwa: string[] }[]
}

/** Without SMTP_URL nobody gets mail. */
async function readRecipients(db: Transaction<Schema>): Promise<Recipients> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirstOrThrow()
	const webhooks = await db.selectFrom('webhook').select(['id', 'peristiwa']).where('aktif', '=', 1).execute()
	const hasMail = setting.surelTersedia === 1
	const staff: Recipients['staff'] = {}
	if (hasMail && setting.reservasiCara === 'langsung')
		staff['reservasi.dibuat'] = await staffAddresses(db, {
			peran: setting.reservasiPeran,
			alamat: setting.reservasiAlamat,
		})
	if (hasMail && setting.komentarCara === 'langsung')
		staff['komentar.diterima'] = await staffAddresses(db, {
			peran: setting.komentarPeran,
			alamat: setting.komentarAlamat,
		})
	return {
		patients: hasMail && setting.surelPasien === 1,
		staff,
		webhooks: webhooks.map(({ id, peristiwa }) => ({ id, peristiwa: JSON.parse(peristiwa) })),
	}
}

interface Subject extends Pick<NewMessage, 'reservasiId' | 'komentarId'> {
	email?: string
	isi: Facts
}

/** What the event is about; undefined when it was deleted meanwhile. */
async function readSubject(db: Transaction<Schema>, { sumber, sumberId }: NotableEvent): Promise<Subject | undefined> {
	if (sumber === 'komentar') {
		const komentar = await db.selectFrom('artikelKomentar').select('id').where('id', '=', sumberId).executeTakeFirst()
		return komentar && { komentarId: komentar.id, isi: {} }
	}
	const reservasi = await db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.id', 'kode', 'status', 'tanggalVisit', 'member.email'])
		.where('shopReservasi.id', '=', sumberId)
		.executeTakeFirst()
	if (!reservasi) return undefined
	const { id, kode, status, tanggalVisit, email } = reservasi
	return { reservasiId: id, email, isi: { kode, status, tanggal: tanggalVisit } }
}
