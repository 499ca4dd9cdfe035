import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import type { ChangeContext, StaffResult } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'

// A session is told by its id; its token opens the room and never leaves the cookie.

export const listOwnSesi = staffRoute({
	method: 'GET',
	path: '/saya/sesi',
	rule: 'masuk',
	read: async ({ staf }, { db, now }) => ({
		data: (await sesiOf(db, staf.id, now())).map((sesi) => ({ ...sesi, ini: sesi.id === staf.sesiId })),
	}),
})

export const endOwnSesi = staffRoute({
	method: 'DELETE',
	path: '/saya/sesi/:id',
	rule: 'masuk',
	change: ({ staf, params }, context) => endSesi(context, staf, { only: params.id }),
})

/** Wherever else one is signed in: a lost phone, the desk of yesterday. */
export const endOtherSesi = staffRoute({
	method: 'DELETE',
	path: '/saya/sesi',
	rule: 'masuk',
	change: ({ staf }, context) => endSesi(context, staf, { keep: staf.sesiId }),
})

export const listSesiOf = staffRoute({
	method: 'GET',
	path: '/pengguna/:id/sesi',
	rule: ['pengguna', 'lihat'],
	read: async ({ params }, { db, now }) => ({ data: await sesiOf(db, params.id ?? '', now()) }),
})

export const endSesiOf = staffRoute({
	method: 'DELETE',
	path: '/pengguna/:id/sesi',
	rule: ['pengguna', 'ubah'],
	async change({ params }, context) {
		const staf = await context.db
			.selectFrom('staf')
			.select(['id', 'nama'])
			.where('id', '=', params.id ?? '')
			.executeTakeFirst()
		return staf ? endSesi(context, staf) : fail('TIDAK_DITEMUKAN')
	},
})

async function sesiOf(db: Kysely<Schema>, stafId: string, now: number) {
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

/** All sessions of somebody, only one, or all but one. */
async function endSesi(
	{ db, audit }: ChangeContext,
	staf: { id: string; nama: string },
	{ only, keep = '' }: { only?: string; keep?: string } = {},
): Promise<StaffResult> {
	let ended = db.deleteFrom('stafSesi').where('stafId', '=', staf.id).where('id', '!=', keep)
	if (only !== undefined) ended = ended.where('id', '=', only)
	const { numDeletedRows } = await ended.executeTakeFirst()
	if (only !== undefined && numDeletedRows === 0n) return fail('TIDAK_DITEMUKAN')
	await audit({ aksi: 'akhiri-sesi', sumber: 'pengguna', sumberId: staf.id, label: staf.nama })
	return { data: null }
}
