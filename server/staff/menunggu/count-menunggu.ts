import * as calls from '../../../contract/staff/calls.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { staffRoute } from '../staff-route.ts'
import { countSome, newReservasi, waitingKomentar } from './waiting-rows.ts'

export const countMenunggu = staffRoute(calls.countMenunggu, {
	async read({ staf: { peran } }, { db }) {
		const latest = () => newReservasi(db).select('createdAt').orderBy('id', 'desc').limit(1).executeTakeFirst()
		const data = {
			...(hasPermission(peran, 'reservasi', 'ubah') && {
				reservasi: { jumlah: await countSome(newReservasi(db)), terbaru: (await latest())?.createdAt ?? null },
			}),
			...(hasPermission(peran, 'komentar', 'ubah') && { komentar: { jumlah: await countSome(waitingKomentar(db)) } }),
		}
		return { data }
	},
})
