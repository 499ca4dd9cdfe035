import type { Insertable, Selectable } from 'kysely'
import type { KeadaanBayar } from '../../contract/reservasi/staff/bayar.ts'
import type { Db, KotakKeluarTable } from '../../database/schema.ts'
import { insertRows } from '../content-rules/save-content.ts'
import { newId } from '../ids/new-id.ts'

export type OutboxRow = Selectable<KotakKeluarTable>

/** A message that no longer applies, with the reason for staff. */
export interface Skipped {
	skipped: string
}

/** Facts of the time of the event. No names: those are read when the message is sent. */
export interface Facts {
	kode?: string
	status?: string
	tanggal?: string
	/** The window of arrival. */
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
	/** The time of the event. */
	createdAt?: number
	/** When it is due; without it at once. */
	berikutAt?: number
	isi?: Facts
}

export async function addToOutbox(db: Db, messages: NewMessage[], now: number): Promise<void> {
	const rows = messages.map(
		({ isi = {}, ...message }): Insertable<KotakKeluarTable> => ({
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
