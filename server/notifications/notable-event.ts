import type { Selectable } from 'kysely'
import { type Peristiwa, peristiwa, peristiwaWebhook } from '../../contract/notifikasi/staff/peristiwa.ts'
import type { Schema } from '../../database/schema.ts'
import type { Facts } from './outbox.ts'

// biome-ignore lint/suspicious/noExplicitAny: what an event stored of a record, whose shape its source knows
type Stored = Record<string, any>

/** An event that may be sent to the hospital's systems, staff or the patient. */
export interface NotableEvent {
	peristiwa: Peristiwa
	sumber: string
	sumberId: string
	aksi: string
	label: string
	before: Stored
	after: Stored
	/** As they were at that moment. */
	facts: Facts
	createdAt: number
}

const byAsal = new Map<string, Peristiwa>(
	peristiwa.flatMap((each) => peristiwaWebhook[each].asal.map((asal) => [asal, each] as const)),
)

export function toNotable(event: Selectable<Schema['peristiwa']>): NotableEvent | undefined {
	const { sumber, sumberId, aksi, label, createdAt } = event
	const before: Stored = event.sebelum ? JSON.parse(event.sebelum) : {}
	const after: Stored = event.sesudah ? JSON.parse(event.sesudah) : {}
	const asal = `${sumber}/${aksi}`
	const known = byAsal.get(`${asal}:${outcomeOf(sumber, before, after)}`) ?? byAsal.get(asal)
	if (!known) return undefined
	const what = { peristiwa: known, sumber, sumberId, aksi, label, before, after, createdAt }
	return { ...what, facts: sumber === 'reservasi' ? reservasiFacts(what) : {} }
}

/** What an action led to: a status, or the part of the schedule that it changed. */
function outcomeOf(sumber: string, before: Stored, after: Stored): string {
	if (sumber === 'dokter') return isFilled(before.waktu) || isFilled(after.waktu) ? 'waktu' : ''
	if (sumber !== 'jadwal') return after.status ?? ''
	const changed = { ...before, ...after }
	if ('waktu' in changed) return 'waktu'
	return 'keterangan' in changed || 'berlakuSampai' in changed ? 'catatan' : 'pengecualian'
}

/** The record of a new doctor always has the list, often an empty one. */
const isFilled = (waktu: unknown) => Array.isArray(waktu) && waktu.length > 0

function reservasiFacts({ aksi, before, after }: Pick<NotableEvent, 'aksi' | 'before' | 'after'>): Facts {
	const { status, tanggalVisit, jamDatang, perangkatLain, ditawarkanSampai } = after
	return {
		...(status && { status }),
		...(tanggalVisit && { tanggal: tanggalVisit }),
		...(jamDatang !== undefined && { jamDatang }),
		...(perangkatLain && { perangkatLain }),
		...(ditawarkanSampai && { ditawarkanSampai }),
		...(aksi === 'jadwal-ulang' && { dari: before.tanggalVisit, ke: tanggalVisit, jamDari: before.jamDatang }),
	}
}
