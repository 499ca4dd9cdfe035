import { randomBytes } from 'node:crypto'
import {
	type JenisSinkron,
	jumlahSinkron,
	type KunciApi,
	namaSinkron,
} from '../../../contract/integrasi/staff/sinkronisasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { countRows } from '../../../database/paginate.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
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

export const listSinkronisasi = readRoute(calls.listSinkronisasi, async (_, { db }) => {
	const rows = await db.selectFrom('sinkronisasi').selectAll().orderBy('jenis').execute()
	return { data: rows.map((row) => ({ ...row, jumlah: jumlahSinkron.parse(JSON.parse(row.jumlah)) })) }
})

export const releaseSinkronisasi = changeRoute(
	calls.releaseSinkronisasi,
	async ({ params: { jenis } }, { db, audit }) => {
		const { numDeletedRows } = await db.deleteFrom('sinkronisasi').where('jenis', '=', jenis).executeTakeFirst()
		if (numDeletedRows === 0n) return fail('TIDAK_DITEMUKAN')
		const released = [jenis, ...dependents[jenis]]
		await db.deleteFrom('sinkronisasi').where('jenis', 'in', released).execute()
		for (const each of released) await forgetCodes(db, each)
		const label = released.map((each) => namaSinkron[each]).join(', ')
		await audit({ aksi: 'lepaskan', sumber: 'integrasi', sumberId: jenis, label })
		return { data: { id: jenis } }
	},
)

/** What names rows of a kind by their codes, and cannot be kept without them. */
const dependents: Record<JenisSinkron, readonly JenisSinkron[]> = {
	'poli-klinik': ['jadwal'],
	dokter: ['jadwal', 'cuti'],
	jadwal: [],
	cuti: [],
}

/** The row that has a code is kept by another system. */
async function forgetCodes(db: Db, jenis: JenisSinkron): Promise<void> {
	const table = codeTables[jenis]
	if (table) await db.updateTable(table).set({ kodeSimrs: null }).where('kodeSimrs', 'is not', null).execute()
}

const codeTables = {
	'poli-klinik': 'poliKlinik',
	dokter: 'dokter',
	jadwal: null,
	cuti: 'jadwalPengecualian',
} as const satisfies Record<JenisSinkron, string | null>
