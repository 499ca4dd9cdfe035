import type { Db } from '../../database/schema.ts'
import { newId } from '../ids/new-id.ts'
import type { Fields } from '../keys/fields.ts'

/** What happened to one record. */
export interface Happening {
	aksi: 'buat' | 'ubah' | 'hapus' | (string & {})
	/** The resource, as the permissions name it. */
	sumber: string
	sumberId: string
	label: string
	sebelum?: unknown
	sesudah?: unknown
	/** Words about a patient, such as the desk's note: a trigger deletes them with the reservation. */
	rincian?: Record<string, string>
}

export interface DomainEvent extends Omit<Happening, 'rincian'> {
	rincian?: { isi: Record<string, string>; fields: Fields } | undefined
	/** Null for the server itself. */
	staf: { id: string | null; nama: string } | null
	now: number
}

/** A visitor. Their events have no label: it would outlive their data. */
export const PENGUNJUNG = { id: null, nama: '' }

/**
 * Writes an event in the transaction of the change that it tells of. History, audit trail, outbox and open staff pages
 * read it from there; it locks nothing that another change waits for.
 */
export async function recordEvent(db: Db, event: DomainEvent): Promise<{ id: string; createdAt: number }> {
	const { staf, now, sebelum, sesudah, rincian, label, ...what } = event
	const [before, after] = changedParts(sebelum, sesudah)
	const created = { id: newId(now), createdAt: now }
	await db
		.insertInto('peristiwa')
		.values({
			...what,
			...created,
			label: String(maskSecrets(label)),
			stafId: staf?.id ?? null,
			stafNama: staf?.nama ?? 'Sistem',
			sebelum: toJson(before),
			sesudah: toJson(after),
			...encryptRincian(created.id, rincian),
		})
		.execute()
	return created
}

const encryptRincian = (id: string, rincian: DomainEvent['rincian']) =>
	rincian ? rincian.fields.encrypt('peristiwa', id, { rincian: JSON.stringify(rincian.isi) }) : { rincian: null }

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

const QUARTER_MS = 15 * 60_000

/** Records an event, unless the same person or key has one with this label in the same period. */
export async function recordEventOnce(
	db: Db,
	event: DomainEvent & { staf: { id: string | null; nama: string } },
	periodMs = QUARTER_MS,
): Promise<void> {
	const { staf, now, aksi, sumber, sumberId, label } = event
	const known = await db
		.selectFrom('peristiwa')
		.select('id')
		.where('sumber', '=', sumber)
		.where('sumberId', '=', sumberId)
		.where('createdAt', '>=', now - (now % periodMs))
		.where('stafId', staf.id === null ? 'is' : '=', staf.id)
		.where('stafNama', '=', staf.nama)
		.where('aksi', '=', aksi)
		.where('label', '=', label)
		.limit(1)
		.executeTakeFirst()
	if (!known) await recordEvent(db, event)
}

/** Fields whose values are never stored. */
const SECRET = /^(nik|sandi|sandiLama|password|token|tokenHash|secret|backupCodes)$/i
const MASK = '•••'

/** Sixteen digits are a NIK, also in groups; the last four stay readable to tell two apart. */
const nik = /(?<!\d)\d(?:[ .-]?\d){15}(?!\d)/g

/** A row id may contain sixteen digits in a row by chance; masking it would prevent undo. */
const ID = /^[0-9a-f]{32}$/

/** A copy of a JSON value with NIK and secrets masked. */
export function maskSecrets(value: unknown): unknown {
	if (typeof value === 'string')
		return ID.test(value) ? value : value.replace(nik, (found) => `••••••••••••${found.replace(/\D/g, '').slice(-4)}`)
	if (typeof value === 'number') return /^\d{16}$/.test(String(value)) ? maskSecrets(String(value)) : value
	if (Array.isArray(value)) return value.map(maskSecrets)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, SECRET.test(name) && item ? MASK : maskSecrets(item)]),
	)
}
