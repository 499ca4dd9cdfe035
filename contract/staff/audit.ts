import { z } from 'zod'
import { epochMs, id, listOf } from '../shapes.ts'

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
