import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import type { Change } from '../staff-context.ts'
import { maskSecrets } from './mask-secrets.ts'

interface AuditEntry extends Change {
	/** Null for a command on the server. */
	staf: { id: string; nama: string } | null
	now: number
}

/** Writes an audit entry; call it in the transaction of the change. */
export async function writeAudit(
	db: Kysely<Schema>,
	{ staf, now, sebelum, sesudah, ...entry }: AuditEntry,
): Promise<void> {
	const [before, after] = changedParts(sebelum, sesudah)
	await db
		.insertInto('audit')
		.values({
			...entry,
			label: String(maskSecrets(entry.label)),
			id: newId(now),
			stafId: staf?.id ?? null,
			stafNama: staf?.nama ?? 'Sistem',
			sebelum: toJson(before),
			sesudah: toJson(after),
			createdAt: now,
		})
		.execute()
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(maskSecrets(value)))

/** Only the fields that differ: a corrected title does not store the whole article again. */
function changedParts(before: unknown, after: unknown): [unknown, unknown] {
	if (!isRecord(before) || !isRecord(after)) return [before, after]
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
	const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
	const pick = (record: Record<string, unknown>) => Object.fromEntries(differing.map((name) => [name, record[name]]))
	return [pick(before), pick(after)]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
