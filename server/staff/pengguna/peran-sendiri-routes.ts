import type { Selectable } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import type { PeranSendiri } from '../../../contract/staff/pengguna.ts'
import { needsSecondFactor } from '../../../contract/staff/permissions.ts'
import { paginate } from '../../../database/paginate.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { hasAnyPeran, readHak } from '../auth/stored-peran.ts'
import { orConstraintFailure } from '../content/constraint-failure.ts'
import { type ChangeContext, changeRoute, readRoute } from '../staff-route.ts'

type Row = Selectable<Schema['peranSendiri']>

const select = (db: Db) => db.selectFrom('peranSendiri').selectAll()

const owners = (db: Db, id: string) =>
	db
		.selectFrom('staf')
		.select('nama')
		.where(hasAnyPeran([id]))
		.orderBy('nama')

async function toPeranSendiri(db: Db, { id, nama, hak, createdAt }: Row): Promise<PeranSendiri> {
	const { length: jumlah } = await owners(db, id).execute()
	return { id, nama, hak: readHak(hak), jumlah, createdAt }
}

/** What the audit trail has of it. */
const recorded = ({ nama, hak }: Row) => ({ nama, hak: readHak(hak) })

export const listPeranSendiri = readRoute(calls.listPeranSendiri, async ({ query }, { db }) => {
	let rows = select(db).orderBy('nama').orderBy('id')
	if (query.id?.length) rows = rows.where('id', 'in', query.id)
	const page = await paginate(rows, query)
	return { ...page, data: await Promise.all(page.data.map((row) => toPeranSendiri(db, row))) }
})

export const getPeranSendiri = readRoute(calls.getPeranSendiri, async ({ params }, { db }) => {
	const row = await select(db).where('id', '=', params.id).executeTakeFirst()
	return row ? { data: await toPeranSendiri(db, row) } : fail('TIDAK_DITEMUKAN')
})

export const createPeranSendiri = changeRoute(calls.createPeranSendiri, async ({ body, staf }, { db, now, audit }) => {
	const unconfirmed = needsSecondFactor(body.hak) ? checkConfirmed(staf, now()) : null
	if (unconfirmed) return unconfirmed
	const row: Row = { id: newId(now()), nama: body.nama, hak: JSON.stringify(body.hak), createdAt: now() }
	const failed = await orConstraintFailure(() => db.insertInto('peranSendiri').values(row).execute(), taken)
	if (isFailure(failed)) return failed
	await audit({ ...entryOf(row), aksi: 'buat', sesudah: recorded(row) })
	return { data: { created: await toPeranSendiri(db, row) } }
})

export const updatePeranSendiri = changeRoute(calls.updatePeranSendiri, async ({ params, body, staf }, context) => {
	const { db, now, audit } = context
	const before = await lock(context, params.id)
	if (!before) return fail('TIDAK_DITEMUKAN')
	const had = readHak(before.hak)
	const { nama = before.nama, hak = had } = body
	const after: Row = { ...before, nama, hak: JSON.stringify(hak) }
	const isSensitive = needsSecondFactor(hak.filter((each) => !had.includes(each)))
	const unconfirmed = isSensitive ? checkConfirmed(staf, now()) : null
	if (unconfirmed) return unconfirmed
	const failed = await orConstraintFailure(
		() => db.updateTable('peranSendiri').set({ nama, hak: after.hak }).where('id', '=', after.id).execute(),
		taken,
	)
	if (isFailure(failed)) return failed
	await audit({ ...entryOf(after), aksi: 'ubah', sebelum: recorded(before), sesudah: recorded(after) })
	return { data: await toPeranSendiri(db, after) }
})

export const deletePeranSendiri = changeRoute(calls.deletePeranSendiri, async ({ params: { id } }, context) => {
	const { db, audit } = context
	const row = await lock(context, id)
	if (!row) return fail('TIDAK_DITEMUKAN')
	const names = (await owners(db, id).execute()).map(({ nama }) => nama)
	if (names.length > 0) return fail('MASIH_DIPAKAI', { fields: { akun: `Akun: ${names.join(', ')}` } })
	await db.deleteFrom('peranSendiri').where('id', '=', id).execute()
	await audit({ ...entryOf(row), aksi: 'hapus', sebelum: recorded(row) })
	return { data: [{ id }] }
})

const taken = { unique: { nama: 'Nama ini sudah dipakai.' } }

const entryOf = ({ id, nama }: Row) => ({ sumber: 'peran-sendiri', sumberId: id, label: nama })

/** Nobody gets the role while it is deleted. */
function lock({ db, database }: ChangeContext, id: string): Promise<Row | undefined> {
	const query = select(db).where('id', '=', id)
	return (database.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}
