import type { WaktuValues } from '../../../contract/dokter/staff/jadwal.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { type Hari, pekan } from '../../../contract/tanggal/hari.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import type { Limited } from '../../staff/content/clinic-limit.ts'
import { orConstraintFailure, unknownReference } from '../../staff/content/constraint-failure.ts'
import { checkHours } from '../../staff/content/managed.ts'
import { seenRow } from '../../staff/content/read-record.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { checkJadwal, parseHari, slotsFor, toWaktu } from './jadwal-rows.ts'

export const createWaktu = changeRoute(calls.createWaktu, async ({ body, staf }, context) => {
	const refused = (await checkJadwal(context.db, staf, body)) ?? (await checkHours(context.db, body.dokterId))
	if (refused) return refused
	const saved = await changeWeek(context, body.dokterId, 'buat', () => saveSlot(context, body))
	return isFailure(saved) ? saved : { data: { created: saved } }
})

export const updateWaktu = changeRoute(
	calls.updateWaktu,
	async ({ params: { id }, body: { versi: seen, hanyaHari: day, ...isian }, staf }, context) => {
		const before = await seenRow(context, find(context, staf, id), seen, toWaktu)
		if (isFailure(before)) return before
		const refused = (await checkJadwal(context.db, staf, isian)) ?? (await checkHours(context.db, before.dokterId))
		if (refused) return refused
		if (isian.dokterId !== before.dokterId) return fail('SUDAH_BERUBAH')
		const left = before.hari.filter((each) => each !== day)
		const isOneOfSeveral = left.length > 0 && left.length < before.hari.length
		const saved = await changeWeek(context, before.dokterId, 'ubah', async () => {
			if (isOneOfSeveral) await keepDays(context.db, id, left)
			return saveSlot(context, isian, isOneOfSeveral ? undefined : id)
		})
		return isFailure(saved) ? saved : { data: saved }
	},
)

export const deleteWaktu = changeRoute(
	calls.deleteWaktu,
	async ({ params: { id }, body: { versi: seen, hanyaHari: day }, staf }, context) => {
		const before = await seenRow(context, find(context, staf, id), seen, toWaktu)
		if (isFailure(before)) return before
		const refused = await checkHours(context.db, before.dokterId)
		if (refused) return refused
		const left = day ? before.hari.filter((each) => each !== day) : []
		const saved = await changeWeek(context, before.dokterId, 'hapus', async () => {
			if (left.length > 0) await keepDays(context.db, id, left)
			else await context.db.deleteFrom('jadwalWaktu').where('id', '=', id).execute()
			return { id }
		})
		return isFailure(saved) ? saved : { data: saved }
	},
)

/** Runs a change of a doctor's week, sorts the week, and writes an audit entry with the week before and after. */
export async function changeWeek(
	context: ChangeContext,
	dokterId: string,
	aksi: string,
	change: () => Promise<{ id: string }>,
): Promise<{ id: string } | Failure> {
	const { db, audit } = context
	const dokter = await db.selectFrom('dokter').select('nama').where('id', '=', dokterId).executeTakeFirst()
	if (!dokter) return unknownReference
	const before = await readWeek(db, dokterId)
	const saved = await orConstraintFailure(change)
	if (isFailure(saved)) return saved
	const after = await readWeek(db, dokterId)
	for (const [place, slot] of after.toSorted(byWeek).entries())
		await db
			.updateTable('jadwalWaktu')
			.set({ urutan: place + 1 })
			.where('id', '=', slot.id)
			.where('urutan', '<>', place + 1)
			.execute()
	const [sebelum, sesudah] = [before, after].map((week) => ({ waktu: week.map(({ versi: _, ...slot }) => slot) }))
	await audit({ aksi, sumber: 'jadwal', sumberId: dokterId, label: dokter.nama, sebelum, sesudah })
	return saved
}

async function readWeek(db: Db, dokterId: string) {
	const rows = await db
		.selectFrom('jadwalWaktu')
		.selectAll()
		.where('dokterId', '=', dokterId)
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	return rows.map(toWaktu)
}

type Slot = Pick<WaktuValues, 'hari' | 'jamMulai'>
const placeOf = ({ hari, jamMulai }: Slot) => `${Math.min(...hari.map((day) => pekan.indexOf(day)))}${jamMulai}`
const byWeek = (a: Slot, b: Slot) => placeOf(a).localeCompare(placeOf(b))

/** The weekdays of a slot as its JSON column has them. */
export const inOrder = (hari: readonly Hari[]) => JSON.stringify(pekan.filter((day) => hari.includes(day)))

const keepDays = (db: Db, id: string, hari: readonly Hari[]) =>
	db
		.updateTable('jadwalWaktu')
		.set({ hari: inOrder(hari) })
		.where('id', '=', id)
		.execute()

/** Saves a slot. Days with the same hours in the same clinic are merged into one slot. */
async function saveSlot(
	{ db, now }: ChangeContext,
	{ hari, ...same }: WaktuValues,
	id?: string,
): Promise<{ id: string }> {
	const twin = await db
		.selectFrom('jadwalWaktu')
		.select(['id', 'hari'])
		.where((eb) => eb.and(same))
		.where('id', '!=', id ?? '')
		.orderBy('urutan')
		.limit(1)
		.executeTakeFirst()
	if (twin) {
		await keepDays(db, twin.id, [...parseHari(twin.hari), ...hari])
		if (id) await db.deleteFrom('jadwalWaktu').where('id', '=', id).execute()
		return { id: twin.id }
	}
	const row = { ...same, hari: inOrder(hari) }
	const saved = { id: id ?? newId(now()) }
	if (id) await db.updateTable('jadwalWaktu').set(row).where('id', '=', id).execute()
	else
		await db
			.insertInto('jadwalWaktu')
			.values({ ...row, ...saved, urutan: 0 })
			.execute()
	await linkPoliKlinik(db, same)
	return saved
}

/** A doctor with hours in a clinic belongs to that clinic. */
export async function linkPoliKlinik(
	db: Db,
	{ dokterId, poliKlinikId }: Pick<WaktuValues, 'dokterId' | 'poliKlinikId'>,
): Promise<void> {
	const links = await db.selectFrom('dokterPoliKlinik').selectAll().where('dokterId', '=', dokterId).execute()
	if (links.some((link) => link.poliKlinikId === poliKlinikId)) return
	const urutan = Math.max(0, ...links.map((link) => Number(link.urutan))) + 1
	await db.insertInto('dokterPoliKlinik').values({ dokterId, poliKlinikId, urutan }).execute()
}

const find = ({ db }: ChangeContext, staf: Limited, id: string) =>
	db.selectFrom('jadwalWaktu').selectAll().where('id', '=', id).where(slotsFor(staf))
