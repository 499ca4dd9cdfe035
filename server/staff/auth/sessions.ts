import { z } from 'zod'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { type ChangeContext, changeRoute, readRoute } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'

// Responses name a session by its id. Its token stays in the cookie.

export const listOwnSessions = readRoute(calls.listOwnSessions, async ({ staf }, { db, now }) => ({
	data: (await readSessions(db, staf.id, now())).map((sesi) => ({ ...sesi, ini: sesi.id === staf.sesiId })),
}))

export const deleteOwnSession = changeRoute(calls.deleteOwnSession, ({ staf, params }, context) =>
	deleteSessions(context, staf, { only: params.id }),
)

export const deleteOtherSessions = changeRoute(calls.deleteOtherSessions, ({ staf }, context) =>
	deleteSessions(context, staf, { keep: staf.sesiId }),
)

export const listSessionsOf = readRoute(calls.listSessionsOf, async ({ params }, { db, now }) => ({
	data: await readSessions(db, params.id, now()),
}))

export const deleteSessionsOf = changeRoute(calls.deleteSessionsOf, async ({ params: { id } }, context) => {
	const staf = await context.db.selectFrom('staf').select(['id', 'nama']).where('id', '=', id).executeTakeFirst()
	return staf ? deleteSessions(context, staf) : fail('TIDAK_DITEMUKAN')
})

async function readSessions(db: Db, stafId: string, now: number) {
	const rows = await db
		.selectFrom('stafSesi')
		.select(['id', 'userAgent', 'createdAt', 'updatedAt'])
		.where('stafId', '=', stafId)
		.where('expiresAt', '>', new Date(now).toISOString())
		.orderBy('updatedAt', 'desc')
		.execute()
	return rows.map(({ createdAt, updatedAt, ...sesi }) => ({
		...sesi,
		createdAt: Date.parse(createdAt),
		updatedAt: Date.parse(updatedAt),
	}))
}

/** Deletes all sessions of a member of staff, only one of them, or all but one. */
async function deleteSessions(
	{ db, audit }: ChangeContext,
	staf: { id: string; nama: string },
	{ only, keep = '' }: { only?: string; keep?: string } = {},
): Promise<{ data: null } | Failure> {
	let sessions = db.deleteFrom('stafSesi').where('stafId', '=', staf.id).where('id', '!=', keep)
	if (only !== undefined) sessions = sessions.where('id', '=', only)
	const { numDeletedRows } = await sessions.executeTakeFirst()
	if (only !== undefined && numDeletedRows === 0n) return fail('TIDAK_DITEMUKAN')
	await audit({ ...accountEntry(staf), aksi: 'akhiri-sesi' })
	return { data: null }
}

const SHOWN = 20

const source = z.object({ perangkat: z.string(), jaringan: z.string() })
const strange = z.object({ sandiBenar: z.literal(true) })

export const listOwnSignIns = readRoute(calls.listOwnSignIns, async ({ staf }, { db }) => {
	const entries = await db
		.selectFrom('peristiwa')
		.select(['id', 'aksi', 'sesudah', 'createdAt'])
		.where('sumber', '=', 'pengguna')
		.where('sumberId', '=', staf.id)
		.where('aksi', 'in', ['masuk', 'masuk-gagal'])
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
		.limit(SHOWN)
		.execute()
	const akun = await db.selectFrom('stafAkun').select('updatedAt').where('stafId', '=', staf.id).executeTakeFirst()
	const changedAt = Date.parse(akun?.updatedAt ?? '')
	return {
		data: entries.map(({ id, aksi, sesudah, createdAt }) => {
			const from = JSON.parse(sesudah ?? '{}')
			const sandiDiketahui = strange.safeParse(from).success && createdAt > changedAt
			return { id, berhasil: aksi === 'masuk', ...source.parse(from), sandiDiketahui, createdAt }
		}),
	}
})
