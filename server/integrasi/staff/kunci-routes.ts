import { randomBytes } from 'node:crypto'
import type { KunciApi } from '../../../contract/integrasi/staff/sinkronisasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { countRows } from '../../../database/paginate.ts'
import type { RowOf } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { hashKunci, parseCakupan } from '../../staff/auth/find-kunci.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'

const MAX_ACTIVE = 50
const DAY_MS = 86_400_000
/** Names the product, so that a key that leaks is recognised. */
const PREFIX = 'rsyasmin_'

export const listKunciApi = readRoute(calls.listKunciApi, async (_, { db }) => {
	const rows = await db.selectFrom('kunciApi').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
	return { data: rows.map(toKunciApi) }
})

export const createKunciApi = changeRoute(
	calls.createKunciApi,
	async ({ body: { nama, cakupan, berlakuHari }, staf }, { db, now, audit }) => {
		const active = db.selectFrom('kunciApi').where('dicabutAt', 'is', null).where('kedaluwarsaAt', '>', now())
		const { total } = await countRows(active).executeTakeFirstOrThrow()
		if (total >= MAX_ACTIVE)
			return fail('INPUT_TIDAK_VALID', { fields: { nama: `Paling banyak ${MAX_ACTIVE} kunci yang berlaku.` } })
		const kunci = PREFIX + randomBytes(32).toString('base64url')
		const row = {
			id: newId(now()),
			nama,
			tokenHash: hashKunci(kunci),
			akhir: kunci.slice(-4),
			cakupan: JSON.stringify(cakupan),
			stafNama: staf.nama,
			createdAt: now(),
			kedaluwarsaAt: now() + berlakuHari * DAY_MS,
			dipakaiAt: null,
			dicabutAt: null,
		}
		await db.insertInto('kunciApi').values(row).execute()
		const sesudah = { nama, cakupan, kedaluwarsaAt: row.kedaluwarsaAt }
		await audit({ aksi: 'buat', sumber: 'integrasi', sumberId: row.id, label: nama, sesudah })
		return { data: { created: { ...toKunciApi(row), kunci } } }
	},
)

export const revokeKunciApi = changeRoute(calls.revokeKunciApi, async ({ params: { id } }, { db, now, audit }) => {
	const row = await db
		.selectFrom('kunciApi')
		.select('nama')
		.where('id', '=', id)
		.where('dicabutAt', 'is', null)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	await db.updateTable('kunciApi').set({ dicabutAt: now() }).where('id', '=', id).execute()
	await audit({ aksi: 'cabut', sumber: 'integrasi', sumberId: id, label: row.nama })
	return { data: { id } }
})

const toKunciApi = ({ tokenHash: _, ...row }: RowOf<'kunciApi'>): KunciApi => ({
	...row,
	cakupan: parseCakupan(row.cakupan),
})
