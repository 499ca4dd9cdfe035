import { z } from 'zod'
import { epochMs, id, listOf, one } from '../shapes.ts'

/** Filters of the audit trail with a name: who has seen data of patients. */
export const laporanAudit = ['akses-pasien'] as const

/** One entry of the audit trail; `sebelum` and `sesudah` hold what differs, in the shape of the changed record. */
const auditEntry = z.strictObject({
	id,
	stafId: z.string().nullable(),
	stafNama: z.string(),
	aksi: z.string(),
	sumber: z.string(),
	sumberId: z.string(),
	label: z.string(),
	sebelum: z.unknown(),
	sesudah: z.unknown(),
	createdAt: epochMs,
})
export type AuditEntry = z.infer<typeof auditEntry>
export const listAuditResponse = listOf(auditEntry)

/** The state of the audit chain. A broken one has the number of the first entry that is missing or was changed. */
const auditChain = z.discriminatedUnion('utuh', [
	z.strictObject({ utuh: z.literal(true), jumlah: z.number() }),
	z.strictObject({
		utuh: z.literal(false),
		urutan: z.number(),
		sebab: z.enum(['hilang', 'berubah']),
		id: z.string().nullable(),
		createdAt: epochMs.nullable(),
	}),
])
export type AuditChain = z.infer<typeof auditChain>
export const checkAuditResponse = one(auditChain)

/** Who changed a field last. */
const lastChange = z.strictObject({ kolom: z.string(), stafNama: z.string(), createdAt: epochMs })
export type LastChange = z.infer<typeof lastChange>

/** A row as it is now, and who changed its fields: what a form needs when somebody else has saved the row meanwhile. */
export const lastChangesOf = (record: z.ZodObject) =>
	one(z.strictObject({ sekarang: record, perubahan: z.array(lastChange) }))
