import { isianBalasan } from '../../../contract/staff/komentar.ts'
import { hideNik } from '../../content/hide-nik.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'
import { labelOfKomentar } from './judge-komentar.ts'

/** Answers in the hospital's name, at once to be seen. An answer to a comment that waits allows that comment too. */
export const replyKomentar = staffRoute({
	method: 'POST',
	path: '/komentar/:id/balasan',
	rule: ['komentar', 'buat'],
	body: isianBalasan,
	async change({ params, body }, { db, now, audit }) {
		const answered = await db
			.selectFrom('artikelKomentar')
			.select(['id', 'artikelId', 'komenParentId', 'nama', 'komentar', 'allowStatus'])
			.where('id', '=', params.id ?? '')
			.executeTakeFirst()
		if (!answered) return fail('TIDAK_DITEMUKAN')
		const web = await db.selectFrom('webSetting').select('namaWeb').executeTakeFirst()
		const reply = {
			id: newId(now()),
			artikelId: answered.artikelId,
			// Replies go one level deep, as visitors' do.
			komenParentId: answered.komenParentId ?? answered.id,
			nama: web?.namaWeb ?? 'Rumah sakit',
			komentar: hideNik(body.komentar),
			allowStatus: 'diizinkan' as const,
			dariRs: 1,
			createdAt: now(),
		}
		await db.insertInto('artikelKomentar').values(reply).execute()
		// The row itself was no change that visitors see; this one is, and tells every process so.
		await db.updateTable('artikelKomentar').set({ allowStatus: 'diizinkan' }).where('id', '=', answered.id).execute()
		if (answered.allowStatus !== 'diizinkan')
			await audit({
				aksi: 'nilai',
				sumber: 'komentar',
				sumberId: answered.id,
				label: labelOfKomentar(answered),
				sebelum: { allowStatus: answered.allowStatus },
				sesudah: { allowStatus: 'diizinkan' },
			})
		await audit({
			aksi: 'balas',
			sumber: 'komentar',
			sumberId: reply.id,
			label: labelOfKomentar(reply),
			sesudah: { ...reply, menjawab: answered.id },
		})
		return { status: 201, data: { created: { id: reply.id } } }
	},
})
