import * as calls from '../../../contract/staff/calls.ts'
import { isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import type { Limited } from '../../staff/content/clinic-limit.ts'
import { orConstraintFailure } from '../../staff/content/constraint-failure.ts'
import { seenRow } from '../../staff/content/read-record.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { catatanFor, checkJadwal, toCatatan } from './jadwal-rows.ts'

export const createCatatan = changeRoute(calls.createCatatan, async ({ body, staf }, { db, now, audit }) => {
	const refused = await checkJadwal(db, staf, { dokterId: body.dokterId })
	if (refused) return refused
	const id = newId(now())
	const { last } = await db
		.selectFrom('jadwalKeterangan')
		.select((eb) => eb.fn.max('urutan').as('last'))
		.where('dokterId', '=', body.dokterId)
		.executeTakeFirstOrThrow()
	const row = { ...body, id, urutan: Number(last ?? 0) + 1 }
	const saved = await orConstraintFailure(() => db.insertInto('jadwalKeterangan').values(row).execute())
	if (isFailure(saved)) return saved
	await audit({ aksi: 'buat', sumber: 'jadwal', sumberId: id, label: body.keterangan, sesudah: body })
	return { data: { created: { id } } }
})

export const updateCatatan = changeRoute(
	calls.updateCatatan,
	async ({ params: { id }, body: { versi: seen, dokterId: _, ...isian }, staf }, context) => {
		const before = await seenRow(context, find(context, staf, id), seen, toCatatan)
		if (isFailure(before)) return before
		await context.db.updateTable('jadwalKeterangan').set(isian).where('id', '=', id).execute()
		const { versi: __, ...sebelum } = before
		const line = { sumber: 'jadwal', sumberId: id, label: isian.keterangan }
		await context.audit({ ...line, aksi: 'ubah', sebelum, sesudah: { ...sebelum, ...isian } })
		return { data: { id } }
	},
)

export const deleteCatatan = changeRoute(calls.deleteCatatan, async ({ params: { id }, body, staf }, context) => {
	const before = await seenRow(context, find(context, staf, id), body.versi, toCatatan)
	if (isFailure(before)) return before
	await context.db.deleteFrom('jadwalKeterangan').where('id', '=', id).execute()
	const { versi: _, ...sebelum } = before
	await context.audit({ aksi: 'hapus', sumber: 'jadwal', sumberId: id, label: before.keterangan, sebelum })
	return { data: { id } }
})

const find = ({ db }: ChangeContext, staf: Limited, id: string) =>
	db.selectFrom('jadwalKeterangan').selectAll().where('id', '=', id).where(catatanFor(staf))
