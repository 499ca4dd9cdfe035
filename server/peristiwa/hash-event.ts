import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The hash of an event: its content, its place and the event before it. Without `rincian`, which can be deleted. */
export function hashEvent(event: Omit<Selectable<Schema['peristiwa']>, 'rincian' | 'hash'>): string {
	const { urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah } = event
	const content = [urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah]
	return hash('sha256', JSON.stringify([...content, event.createdAt]))
}
