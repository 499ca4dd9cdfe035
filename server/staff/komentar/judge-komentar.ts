import * as calls from '../../../contract/staff/calls.ts'
import { summary } from '../../content/plain-text.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'

export const judgeKomentar = staffRoute(calls.judgeKomentar, {
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

export const labelOfKomentar = ({ nama, komentar }: { nama: string; komentar: string }) =>
	summary(`${nama}: ${komentar}`, MAX_LABEL)
