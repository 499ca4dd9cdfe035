import * as calls from '../../../contract/staff/calls.ts'
import { hideNik } from '../../content/hide-nik.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'
import { labelOfKomentar } from './judge-komentar.ts'

export const replyKomentar = staffRoute(calls.replyKomentar, {
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
