import type { Insertable, Kysely, Selectable } from 'kysely'
import type { KotakKeluarTable, Schema } from '../../database/schema.ts'
import { newId } from '../ids/new-id.ts'

export type OutboxRow = Selectable<KotakKeluarTable>

/** Facts of the time of the event. No names: those are read when the message is sent. */
export interface Facts {
	kode?: string
	status?: string
	tanggal?: string
	/** The days before and after a change. */
	dari?: string
	ke?: string
	/** The time that a digest covers. */
	sejak?: number
	sampai?: number
}

export interface NewMessage extends Partial<Pick<OutboxRow, 'alamat' | 'webhookId' | 'reservasiId' | 'komentarId'>> {
	peristiwa: string
	saluran: OutboxRow['saluran']
	/** The time of the event. */
	createdAt?: number
	isi?: Facts
}

/** Both databases accept this many rows with their parameters in one statement. */
const BATCH = 500

/** Writes messages that are due at once. */
export async function addToOutbox(db: Kysely<Schema>, messages: NewMessage[], now: number): Promise<void> {
	const rows = messages.map(
		({ isi = {}, ...message }): Insertable<KotakKeluarTable> => ({
			id: newId(now),
			alamat: null,
			webhookId: null,
			reservasiId: null,
			komentarId: null,
			createdAt: now,
			...message,
			isi: JSON.stringify(isi),
			berikutAt: now,
			terkirimAt: null,
		}),
	)
	for (let start = 0; start < rows.length; start += BATCH)
		await db
			.insertInto('kotakKeluar')
			.values(rows.slice(start, start + BATCH))
			.execute()
}

export const readFacts = (row: Pick<OutboxRow, 'isi'>): Facts => JSON.parse(row.isi)
