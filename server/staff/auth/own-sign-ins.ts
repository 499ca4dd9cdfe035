import { z } from 'zod'
import * as calls from '../../../contract/staff/calls.ts'
import { staffRoute } from '../staff-route.ts'

const SHOWN = 20

const source = z.object({ perangkat: z.string(), jaringan: z.string() })

export const listOwnSignIns = staffRoute(calls.listOwnSignIns, {
	async read({ staf }, { db }) {
		const entries = await db
			.selectFrom('peristiwa')
			.select(['id', 'aksi', 'sesudah', 'createdAt'])
			.where('sumber', '=', 'pengguna')
			.where('sumberId', '=', staf.id)
			.where('aksi', 'in', ['masuk', 'masuk-gagal'])
			.orderBy('createdAt', 'desc')
			.orderBy('id', 'desc')
			.limit(SHOWN)
			.execute()
		return {
			data: entries.map(({ id, aksi, sesudah, createdAt }) => ({
				id,
				berhasil: aksi === 'masuk',
				...source.parse(JSON.parse(sesudah ?? '{}')),
				createdAt,
			})),
		}
	},
})
