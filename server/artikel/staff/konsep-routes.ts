import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { artikelEntity } from '../../staff/content/entities/artikel.ts'
import { labelOf } from '../../staff/content/entity.ts'
import { readRecord } from '../../staff/content/read-record.ts'
import { changeRoute, handleRoute } from '../../staff/staff-route.ts'
import { needsTinjauan } from './guard-tinjauan.ts'
import { deleteOldest } from './record-versi.ts'
import { versiQuery } from './versi-rows.ts'

export const findKonsep = (db: Db, artikelId: string) =>
	versiQuery(db).where('artikelId', '=', artikelId).where('jenis', '=', 'konsep').executeTakeFirst()

/** A former draft stays in the history. */
export const closeKonsep = (db: Db, artikelId: string) =>
	db
		.updateTable('artikelVersi')
		.set({ jenis: 'konsep-lama' })
		.where('artikelId', '=', artikelId)
		.where('jenis', '=', 'konsep')
		.execute()

/** The draft of an article that is out waits for review as any other article does. */
const setTinjauan = (db: Db, id: string, tinjauan: '' | 'menunggu') =>
	db.updateTable('artikel').set({ tinjauan }).where('id', '=', id).execute()

export const saveKonsep = changeRoute(
	calls.saveKonsep,
	async ({ params: { id: artikelId }, body, staf }, { db, database, now, audit }) => {
		const artikel = await readRecord(db, artikelEntity, artikelId, database.kind)
		if (!artikel) return fail('TIDAK_DITEMUKAN')
		const current = await findKonsep(db, artikel.id)
		if ((current?.id ?? null) !== (body.konsep ?? null)) return fail('SUDAH_BERUBAH')
		await closeKonsep(db, artikel.id)
		const { judul, textContent } = prepareContent('artikel', {
			judul: body.isi.judul,
			textContent: body.isi.textContent,
		})
		const [createdAt, isi] = [now(), JSON.stringify({ ...body.isi, judul, textContent })]
		const id = newId(createdAt)
		await db
			.insertInto('artikelVersi')
			.values({ id, artikelId: artikel.id, jenis: 'konsep', isi, stafId: staf.id, stafNama: staf.nama, createdAt })
			.execute()
		await deleteOldest(db, artikel.id)
		if (artikel.status !== 'konsep' && (await needsTinjauan(db, staf))) await setTinjauan(db, artikel.id, 'menunggu')
		const label = labelOf(artikelEntity, artikel)
		// Not the article's id: the last change of the article itself can still be undone.
		await audit({ aksi: 'konsep', sumber: 'artikel', sumberId: id, label })
		return { data: { id, createdAt } }
	},
)

export const endKonsep = changeRoute(calls.endKonsep, async ({ params: { id } }, { db, audit }) => {
	const artikel = await readRecord(db, artikelEntity, id)
	if (!artikel) return fail('TIDAK_DITEMUKAN')
	const konsep = await findKonsep(db, artikel.id)
	await closeKonsep(db, artikel.id)
	if (artikel.status !== 'konsep' && artikel.tinjauan) await setTinjauan(db, artikel.id, '')
	const label = labelOf(artikelEntity, artikel)
	await audit({ aksi: 'akhiri-konsep', sumber: 'artikel', sumberId: konsep?.id ?? '', label })
	return { data: null }
})

export const previewKonsep = handleRoute(
	calls.previewKonsep,
	async ({ params: { id }, setCookies }, { db, previews }) => {
		const artikel = await readRecord(db, artikelEntity, id)
		const konsep = artikel && (await findKonsep(db, artikel.id))
		if (!konsep) return fail('TIDAK_DITEMUKAN')
		setCookies(new Headers({ 'set-cookie': previews.begin('artikelVersi', konsep.id) }))
		return new Response(null, { status: 303, headers: { location: `/info-kesehatan/${artikel.uri}` } })
	},
)
