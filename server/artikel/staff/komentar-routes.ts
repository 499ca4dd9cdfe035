import type { AllowStatus } from '../../../contract/artikel/staff/komentar.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { hideNik } from '../../nik/hide-nik.ts'
import { summary } from '../../rich-text/plain-text.ts'
import { type AnyStaffRoute, staffRoute } from '../../staff/staff-route.ts'
import { findKata } from '../find-kata.ts'

const countKomentar = staffRoute(calls.countKomentar, {
	async read(_, { db }) {
		const rows = await db
			.selectFrom('artikelKomentar')
			.select(['allowStatus', (eb) => eb.fn.countAll<number>().as('jumlah')])
			.groupBy('allowStatus')
			.execute()
		const data: Record<AllowStatus, number> = { menunggu: 0, diizinkan: 0, ditolak: 0, spam: 0 }
		for (const row of rows) data[row.allowStatus] = Number(row.jumlah)
		return { data }
	},
})

const listKomentar = staffRoute(calls.listKomentar, {
	async read({ query: asked }, { db }) {
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
	},
})

const judgeKomentar = staffRoute(calls.judgeKomentar, {
	async change({ body }, { db, audit }) {
		const wanted = new Map(body.komentar.map(({ id, allowStatus }) => [id, allowStatus]))
		const rows = await db
			.selectFrom('artikelKomentar')
			.select(['id', 'nama', 'komentar', 'allowStatus'])
			.where('id', 'in', [...wanted.keys()])
			.execute()
		if (rows.length !== wanted.size) return fail('TIDAK_DITEMUKAN')
		for (const { id, nama, komentar, allowStatus: before } of rows) {
			const allowStatus = wanted.get(id) ?? before
			await db.updateTable('artikelKomentar').set({ allowStatus }).where('id', '=', id).execute()
			await audit({
				aksi: 'nilai',
				sumber: 'komentar',
				sumberId: id,
				label: labelOfKomentar({ nama, komentar }),
				sebelum: { allowStatus: before },
				sesudah: { allowStatus },
			})
		}
		return { data: { sebelum: rows.map(({ id, allowStatus }) => ({ id, allowStatus })) } }
	},
})

const MAX_LABEL = 60

const labelOfKomentar = ({ nama, komentar }: { nama: string; komentar: string }) =>
	summary(`${nama}: ${komentar}`, MAX_LABEL)

const replyKomentar = staffRoute(calls.replyKomentar, {
	async change({ params: { id }, body }, { db, now, audit }) {
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
		if (parent.allowStatus !== 'diizinkan')
			await audit({
				aksi: 'nilai',
				sumber: 'komentar',
				sumberId: parent.id,
				label: labelOfKomentar(parent),
				sebelum: { allowStatus: parent.allowStatus },
				sesudah: { allowStatus: 'diizinkan' },
			})
		await audit({
			aksi: 'balas',
			sumber: 'komentar',
			sumberId: reply.id,
			label: labelOfKomentar(reply),
			sesudah: { ...reply, menjawab: parent.id },
		})
		return { data: { created: { id: reply.id } } }
	},
})

export const komentarRoutes: readonly AnyStaffRoute[] = [countKomentar, listKomentar, judgeKomentar, replyKomentar]
