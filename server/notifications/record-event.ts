import type { Selectable, Transaction } from 'kysely'
import { type Peristiwa, peristiwaPasien } from '../../contract/peristiwa.ts'
import type { NotifikasiTable, Schema } from '../../database/schema.ts'
import { addToOutbox } from './outbox.ts'
import { staffAddresses } from './staff-addresses.ts'

/** What the hospital's systems, staff and the patient may be notified of. */
export type NotificationEvent =
	| { peristiwa: ReservasiPeristiwa; reservasiId: string; dari?: string; ke?: string }
	| { peristiwa: 'komentar.diterima'; komentarId: string }

export type ReservasiPeristiwa = Exclude<Peristiwa, 'komentar.diterima'>

type Setting = Selectable<NotifikasiTable>

/**
 * Records an event in the transaction of the change that it reports: one row of the outbox per recipient. Without
 * SMTP_URL and webhooks there are no recipients, and nothing is written.
 */
export async function recordEvent(db: Transaction<Schema>, event: NotificationEvent, now: number): Promise<void> {
	const setting = await db.selectFrom('notifikasi').selectAll().executeTakeFirst()
	const webhooks = await webhooksFor(db, event.peristiwa)
	const hasMail = setting?.surelTersedia === 1
	if (!hasMail && webhooks.length === 0) return
	const about = 'komentarId' in event ? { komentarId: event.komentarId } : { reservasiId: event.reservasiId }
	const reservasi = 'reservasiId' in event ? await readReservasi(db, event.reservasiId) : undefined
	const isi = { ...factsOf(reservasi), ...('reservasiId' in event && { dari: event.dari, ke: event.ke }) }
	const message = { peristiwa: event.peristiwa, ...about, isi }
	const addresses = hasMail ? await addressesFor(db, setting, event.peristiwa) : []
	const isForPatient =
		hasMail && setting.surelPasien === 1 && reservasi?.email && isPatientEvent(event.peristiwa)
			? [{ ...message, saluran: 'surel' as const }]
			: []
	await addToOutbox(
		db,
		[
			...isForPatient,
			...addresses.map((alamat) => ({ ...message, saluran: 'surel' as const, alamat })),
			...webhooks.map((webhookId) => ({ ...message, saluran: 'webhook' as const, webhookId })),
		],
		now,
	)
}

const isPatientEvent = (peristiwa: Peristiwa) => peristiwaPasien.some((each) => each === peristiwa)

async function webhooksFor(db: Transaction<Schema>, peristiwa: Peristiwa): Promise<string[]> {
	const webhooks = await db.selectFrom('webhook').select(['id', 'peristiwa']).where('aktif', '=', 1).execute()
	return webhooks
		.filter((webhook) => {
			const chosen: string[] = JSON.parse(webhook.peristiwa)
			return chosen.includes(peristiwa)
		})
		.map(({ id }) => id)
}

/** Staff who are notified at once; a digest is written by plan-daily.ts. */
async function addressesFor(db: Transaction<Schema>, setting: Setting, peristiwa: Peristiwa): Promise<string[]> {
	if (peristiwa === 'reservasi.dibuat' && setting.reservasiCara === 'langsung')
		return staffAddresses(db, { peran: setting.reservasiPeran, alamat: setting.reservasiAlamat })
	if (peristiwa === 'komentar.diterima' && setting.komentarCara === 'langsung')
		return staffAddresses(db, { peran: setting.komentarPeran, alamat: setting.komentarAlamat })
	return []
}

const readReservasi = (db: Transaction<Schema>, id: string) =>
	db
		.selectFrom('shopReservasi')
		.innerJoin('member', 'member.id', 'shopReservasi.memberId')
		.select(['shopReservasi.kode', 'shopReservasi.status', 'shopReservasi.tanggalVisit', 'member.email'])
		.where('shopReservasi.id', '=', id)
		.executeTakeFirst()

const factsOf = (reservasi: { kode: string; status: string; tanggalVisit: string } | undefined) =>
	reservasi ? { kode: reservasi.kode, status: reservasi.status, tanggal: reservasi.tanggalVisit } : {}
