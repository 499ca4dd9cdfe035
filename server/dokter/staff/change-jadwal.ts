import type { BarisPengecualian, PengecualianValues } from '../../../contract/dokter/staff/jadwal.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import type { Limited } from '../../staff/content/clinic-limit.ts'
import { orConstraintFailure } from '../../staff/content/constraint-failure.ts'
import { isManaged } from '../../staff/content/managed.ts'
import { seenRow } from '../../staff/content/read-record.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { catatanFor, checkJadwal, pengecualianFor, toCatatan, toPengecualian } from './jadwal-rows.ts'

export const createPengecualian = changeRoute(calls.createPengecualian, async ({ body, staf }, context) => {
	const { db, now, audit } = context
	const refused = await checkJadwal(db, staf, body)
	if (refused) return refused
	const id = newId(now())
	const row = { ...toRow(body), id }
	const saved = await orConstraintFailure(() => db.insertInto('jadwalPengecualian').values(row).execute())
	if (isFailure(saved)) return saved
	const label = await labelOf(context, body)
	await audit({ aksi: 'buat', sumber: 'jadwal', sumberId: id, label, sesudah: body })
	return { data: { created: { id } } }
})

export const updatePengecualian = changeRoute(
	calls.updatePengecualian,
	async ({ params: { id }, body: { versi: seen, ...isian }, staf }, context) => {
		const { db, audit } = context
		const before = await seenRow(context, find(context, staf, id), seen, toPengecualian)
		if (isFailure(before)) return before
		const refused = checkKept(before) ?? (await checkJadwal(db, staf, before)) ?? (await checkJadwal(db, staf, isian))
		if (refused) return refused
		const saved = await orConstraintFailure(() =>
			db.updateTable('jadwalPengecualian').set(toRow(isian)).where('id', '=', id).execute(),
		)
		if (isFailure(saved)) return saved
		const { versi: _, ...sebelum } = before
		const label = await labelOf(context, isian)
		await audit({ aksi: 'ubah', sumber: 'jadwal', sumberId: id, label, sebelum, sesudah: { ...sebelum, ...isian } })
		return { data: { id } }
	},
)

export const deletePengecualian = changeRoute(
	calls.deletePengecualian,
	async ({ params: { id }, body, staf }, context) => {
		const before = await seenRow(context, find(context, staf, id), body.versi, toPengecualian)
		if (isFailure(before)) return before
		const refused = checkKept(before) ?? (await checkJadwal(context.db, staf, before))
		if (refused) return refused
		await context.db.deleteFrom('jadwalPengecualian').where('id', '=', id).execute()
		const { versi: _, ...sebelum } = before
		const label = await labelOf(context, before)
		await context.audit({ aksi: 'hapus', sumber: 'jadwal', sumberId: id, label, sebelum })
		return { data: { id } }
	},
)

const checkKept = (row: BarisPengecualian) => (isManaged(row) ? fail('DIKELOLA_SISTEM') : null)

const toRow = (isian: PengecualianValues) => ({ ...isian, alasanTampil: isian.alasanTampil ? 1 : 0 })

async function labelOf({ db }: ChangeContext, isian: PengecualianValues): Promise<string> {
	const { dokterId, poliKlinikId } = isian
	const named = dokterId
		? await db.selectFrom('dokter').select('nama').where('id', '=', dokterId).executeTakeFirst()
		: await db.selectFrom('poliKlinik').select('nama').where('id', '=', poliKlinikId).executeTakeFirst()
	return labelPengecualian(isian, named?.nama ?? 'semua poli')
}

/** `cuti dr. Anindya, 2026-11-17 – 2026-11-20` */
export const labelPengecualian = (
	{ jenis, mulai, selesai }: Pick<PengecualianValues, 'jenis' | 'mulai' | 'selesai'>,
	nama: string,
) => `${jenis} ${nama}, ${mulai === selesai ? mulai : `${mulai} – ${selesai}`}`

const find = ({ db }: ChangeContext, staf: Limited, id: string) =>
	db.selectFrom('jadwalPengecualian').selectAll().where('id', '=', id).where(pengecualianFor(staf))

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
		const before = await seenRow(context, findCatatan(context, staf, id), seen, toCatatan)
		if (isFailure(before)) return before
		await context.db.updateTable('jadwalKeterangan').set(isian).where('id', '=', id).execute()
		const { versi: __, ...sebelum } = before
		const line = { sumber: 'jadwal', sumberId: id, label: isian.keterangan }
		await context.audit({ ...line, aksi: 'ubah', sebelum, sesudah: { ...sebelum, ...isian } })
		return { data: { id } }
	},
)

export const deleteCatatan = changeRoute(calls.deleteCatatan, async ({ params: { id }, body, staf }, context) => {
	const before = await seenRow(context, findCatatan(context, staf, id), body.versi, toCatatan)
	if (isFailure(before)) return before
	await context.db.deleteFrom('jadwalKeterangan').where('id', '=', id).execute()
	const { versi: _, ...sebelum } = before
	await context.audit({ aksi: 'hapus', sumber: 'jadwal', sumberId: id, label: before.keterangan, sebelum })
	return { data: { id } }
})

const findCatatan = ({ db }: ChangeContext, staf: Limited, id: string) =>
	db.selectFrom('jadwalKeterangan').selectAll().where('id', '=', id).where(catatanFor(staf))
