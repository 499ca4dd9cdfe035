import type { AllowStatus } from '../../../contract/artikel/staff/komentar.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { hideNik } from '../../nik/hide-nik.ts'
import { summary } from '../../rich-text/plain-text.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { findKata } from '../find-kata.ts'

export const countKomentar = readRoute(calls.countKomentar, async (_, { db }) => {
	const rows = await db
		.selectFrom('artikelKomentar')
		.select(['allowStatus', (eb) => eb.fn.countAll<number>().as('jumlah')])
		.groupBy('allowStatus')
		.execute()
	const data: Record<AllowStatus, number> = { menunggu: 0, diizinkan: 0, ditolak: 0, spam: 0 }
	for (const row of rows) data[row.allowStatus] = row.jumlah
	return { data }
})

export const listKomentar = readRoute(calls.listKomentar, async ({ query: asked }, { db }) => {
	const order = asked.status === 'menunggu' ? 'asc' : 'desc'
	const rows = db
		.selectFrom('artikelKomentar')
		.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
		.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
		.select([
			'artikelKomentar.id',
			'artikelKomentar.nama',
			'artikelKomentar.komentar',
			'artikelKomentar.allowStatus',
			'artikelKomentar.createdAt',
			'artikelKomentar.dariRs',
			'artikel.id as artikelId',
			'artikel.judul',
			'artikel.uri',
			'parent.nama as parentNama',
			'parent.komentar as parentKomentar',
			'parent.allowStatus as parentStatus',
		])
		.where('artikelKomentar.allowStatus', '=', asked.status)
		.orderBy('artikelKomentar.createdAt', order)
		.orderBy('artikelKomentar.id', order)
	const [found, words] = await Promise.all([
		paginate(rows, asked),
		db.selectFrom('kataKomentar').select('kata').orderBy('kata').execute(),
	])
	return mapPage(found, ({ parentNama, parentKomentar, parentStatus, artikelId, judul, uri, dariRs, ...row }) => ({
		...row,
		dariRs: dariRs === 1,
		artikel: { id: artikelId, judul, uri },
		parent:
			parentStatus === null
				? null
				: { nama: parentNama ?? '', komentar: parentKomentar ?? '', allowStatus: parentStatus },
		kata: findKata(words, `${row.nama} ${row.komentar}`).map(({ kata }) => kata),
	}))
})

export const judgeKomentar = changeRoute(calls.judgeKomentar, async ({ body }, { db, audit }) => {
	const wanted = new Map(body.komentar.map(({ id, allowStatus }) => [id, allowStatus]))
	const rows = await db
		.selectFrom('artikelKomentar')
		.select(['id', 'nama', 'komentar', 'allowStatus'])
		.where('id', 'in', [...wanted.keys()])
		.execute()
	if (rows.length !== wanted.size) return fail('TIDAK_DITEMUKAN')
	for (const row of rows) {
		const allowStatus = wanted.get(row.id) ?? row.allowStatus
		await db.updateTable('artikelKomentar').set({ allowStatus }).where('id', '=', row.id).execute()
		const [sebelum, sesudah] = [{ allowStatus: row.allowStatus }, { allowStatus }]
		await audit({ ...entryOf(row), aksi: 'nilai', sebelum, sesudah })
	}
	return { data: { sebelum: rows.map(({ id, allowStatus }) => ({ id, allowStatus })) } }
})

const MAX_LABEL = 60

/** The part of an audit entry that names a comment. */
const entryOf = ({ id, nama, komentar }: { id: string; nama: string; komentar: string }) => ({
	sumber: 'komentar',
	sumberId: id,
	label: summary(`${nama}: ${komentar}`, MAX_LABEL),
})

export const replyKomentar = changeRoute(calls.replyKomentar, async ({ params: { id }, body }, { db, now, audit }) => {
	const parent = await db
		.selectFrom('artikelKomentar')
		.select(['id', 'artikelId', 'komenParentId', 'nama', 'komentar', 'allowStatus'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!parent) return fail('TIDAK_DITEMUKAN')
	const web = await db.selectFrom('webSetting').select('namaWeb').executeTakeFirst()
	const reply = {
		id: newId(now()),
		artikelId: parent.artikelId,
		// Replies are one level deep, like those of visitors.
		komenParentId: parent.komenParentId ?? parent.id,
		nama: web?.namaWeb ?? 'Rumah sakit',
		komentar: hideNik(body.komentar),
		allowStatus: 'diizinkan' as const,
		dariRs: 1,
		createdAt: now(),
	}
	await db.insertInto('artikelKomentar').values(reply).execute()
	// The insert does not raise the content revision; this update does, so every process drops its cached pages.
	await db.updateTable('artikelKomentar').set({ allowStatus: 'diizinkan' }).where('id', '=', parent.id).execute()
	const [sebelum, sesudah] = [{ allowStatus: parent.allowStatus }, { allowStatus: reply.allowStatus }]
	if (parent.allowStatus !== 'diizinkan') await audit({ ...entryOf(parent), aksi: 'nilai', sebelum, sesudah })
	await audit({ ...entryOf(reply), aksi: 'balas', sesudah: { ...reply, menjawab: parent.id } })
	return { data: { created: { id: reply.id } } }
})
