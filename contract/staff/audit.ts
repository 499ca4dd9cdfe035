import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idText, searchText, severalValues, staffPaging } from '../parameters.ts'
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

const time = z
	.string()
	.regex(/^\d{1,15}$/)
	.transform(Number)
	.optional()

export const listAudit = defineCall('GET /v1/staf/audit', ['audit', 'lihat'], {
	summary: 'Audit entries, newest first; filtered by staff, resource, action and time',
	query: z.object({
		...staffPaging,
		id: severalValues,
		sumber: severalValues,
		aksi: severalValues,
		sumberId: idText,
		stafId: idText,
		q: searchText,
		dari: time,
		sampai: time,
		laporan: z.enum(laporanAudit).optional(),
	}),
	response: listOf(auditEntry),
})

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

export const checkAudit = defineCall('GET /v1/staf/audit/rantai', ['audit', 'lihat'], {
	summary: 'Whether the audit trail is complete and unchanged',
	response: one(auditChain),
})
