import type { Insertable } from 'kysely'
import type { KeadaanBayar } from '../../contract/reservasi/staff/bayar.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db, RowOf, Schema } from '../../database/schema.ts'
import { insertRows } from '../content-rules/save-content.ts'
import { newId } from '../ids/new-id.ts'

export type OutboxRow = RowOf<'kotakKeluar'>

/** A message that no longer applies, with the reason for staff. */
export interface Skipped {
	skipped: string
}

/** Facts of the time of the event. No names: those are read when the message is sent. */
export interface Facts {
	kode?: string
	status?: string
	tanggal?: string
	jamDatang?: string
	/** The days before and after a change, and the former window if it changed too. */
	dari?: string
	ke?: string
	jamDari?: string
	/** Until when a place is held for one on the waiting list. */
	ditawarkanSampai?: number
	/** The number in the queue, and the counter that called or skipped it. */
	nomorAntrean?: string
	loket?: string
	bayar?: KeadaanBayar
	total?: number
	/** Changed by code and digits of the phone number, not by the member's own device. */
	perangkatLain?: true
	/** The time that a digest covers. */
	sejak?: number
	sampai?: number
	/** What a webhook says of something public, and the path of its page. */
	umum?: Record<string, unknown>
	halaman?: string
}

export interface NewMessage extends Partial<Pick<OutboxRow, 'alamat' | 'webhookId' | 'reservasiId' | 'komentarId'>> {
	peristiwa: string
	saluran: OutboxRow['saluran']
	createdAt?: number
	/** When it is due; without it at once. */
	berikutAt?: number
	isi?: Facts
}

export async function addToOutbox(db: Db, messages: NewMessage[], now: number): Promise<void> {
	const rows = messages.map(
		({ isi = {}, ...message }): Insertable<Schema['kotakKeluar']> => ({
			id: newId(now),
			alamat: null,
			webhookId: null,
			reservasiId: null,
			komentarId: null,
			createdAt: now,
			berikutAt: now,
			...message,
			isi: JSON.stringify(isi),
			terkirimAt: null,
		}),
	)
	await insertRows(db, 'kotakKeluar', rows)
}

export const readFacts = (row: Pick<OutboxRow, 'isi'>): Facts => JSON.parse(row.isi)

/** A failed attempt. The message is a sentence for staff and names no recipient. */
export class DeliveryError extends Error {
	readonly permanent: boolean

	constructor(message: string, { permanent = false } = {}) {
		super(message)
		this.permanent = permanent
	}
}

type Visit = Pick<RowOf<'shopReservasi'>, 'status' | 'tanggalVisit'>

/** Whether the desk and the patient still expect a visit. */
export const isOpen = ({ status }: Pick<Visit, 'status'>): boolean => status === 'baru' || status === 'dikonfirmasi'

/** A reminder is for the day before: late, or after a change, it would confuse. */
export const isReminderDue = (facts: Facts, visit: Visit, now: number): boolean =>
	isOpen(visit) && visit.tanggalVisit === facts.tanggal && tanggalWib(now) < visit.tanggalVisit

export const REMINDER_SKIPPED = 'Pengingat tidak perlu lagi: reservasi sudah berubah atau waktunya lewat.'
