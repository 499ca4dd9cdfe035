import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import type { Change } from '../staff-context.ts'
import { hashAudit } from './hash-audit.ts'
import { maskSecrets } from './mask-secrets.ts'

export interface AuditEntry extends Change {
	/** Null for a command on the server. */
	staf: { id: string | null; nama: string } | null
	now: number
}

/** Appends an entry to the audit chain; call it at the end of the change's transaction, because it locks the chain. */
export async function writeAudit(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
	if (db.isTransaction) await append(db, entry)
	else await db.transaction().execute((transaction) => append(transaction, entry))
}

async function append(db: Kysely<Schema>, { staf, now, sebelum, sesudah, ...entry }: AuditEntry): Promise<void> {
	const [before, after] = changedParts(sebelum, sesudah)
	// The update locks the row until the transaction ends, so all processes write one chain.
	const chain = await db
		.updateTable('auditRantai')
		.set({ urutan: sql`"urutan" + 1` })
		.where('id', '=', 1)
		.returning(['urutan', 'hash'])
		.executeTakeFirstOrThrow()
	const chained = {
		...entry,
		label: String(maskSecrets(entry.label)),
		id: newId(now),
		stafId: staf?.id ?? null,
		stafNama: staf?.nama ?? 'Sistem',
		sebelum: toJson(before),
		sesudah: toJson(after),
		createdAt: now,
		urutan: chain.urutan,
		hashSebelum: chain.hash,
	}
	const hash = hashAudit(chained)
	await db
		.insertInto('audit')
		.values({ ...chained, hash })
		.execute()
	await db.updateTable('auditRantai').set({ hash }).where('id', '=', 1).execute()
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
