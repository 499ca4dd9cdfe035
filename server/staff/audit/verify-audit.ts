import type { AuditChain } from '../../../contract/staff/audit.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { hashEvent } from '../../peristiwa/number-events.ts'
import { readRoute } from '../staff-route.ts'

const PAGE = 500

export const checkAudit = readRoute(calls.checkAudit, async (_, { db }) => ({ data: await verifyAudit(db) }))

const readChain = (db: Db) => db.selectFrom('peristiwaRantai').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

const LOG_EVERY_MS = 10 * 60_000

/** Writes the end of the chain to the log, whose copy on another machine contradicts a chain that was computed anew. */
export function auditLogJob(db: Db): Job {
	let logged = 0
	return {
		nama: 'jejak-audit',
		everyMs: LOG_EVERY_MS,
		async run() {
			const { urutan, hash } = await readChain(db)
			if (urutan === logged) return undefined
			logged = urutan
			return { urutan, hash }
		},
	}
}

/** Recomputes the hashes of the audit trail and finds the first entry that was changed, or before which one is missing. */
export async function verifyAudit(db: Db): Promise<AuditChain> {
	const chain = await readChain(db)
	const result = await verifyFrom(db, chain)
	// Retention may have deleted entries meanwhile.
	if (!result.utuh && (await readChain(db)).hapusUrutan !== chain.hapusUrutan) return verifyAudit(db)
	return result
}

async function verifyFrom(db: Db, chain: Awaited<ReturnType<typeof readChain>>): Promise<AuditChain> {
	let urutan = chain.hapusUrutan
	let hash = chain.hapusHash
	while (urutan < chain.urutan) {
		const page = await db
			.selectFrom('peristiwa')
			.selectAll()
			.$narrowType<{ urutan: number; hash: string }>()
			.where('urutan', '>', urutan)
			.where('urutan', '<=', chain.urutan)
			.orderBy('urutan')
			.limit(PAGE)
			.execute()
		if (page.length === 0) return broken(urutan + 1, 'hilang')
		for (const entry of page) {
			if (entry.urutan !== urutan + 1) return broken(urutan + 1, 'hilang')
			if (entry.hashSebelum !== hash || entry.hash !== hashEvent(entry)) return broken(entry.urutan, 'berubah', entry)
			urutan = entry.urutan
			hash = entry.hash
		}
	}
	if (hash !== chain.hash) return broken(urutan, 'berubah')
	return { utuh: true, jumlah: chain.urutan - chain.hapusUrutan }
}

function broken(
	urutan: number,
	sebab: 'hilang' | 'berubah',
	{ id = null, createdAt = null }: { id?: string | null; createdAt?: number | null } = {},
): AuditChain {
	return { utuh: false, urutan, sebab, id, createdAt }
}
