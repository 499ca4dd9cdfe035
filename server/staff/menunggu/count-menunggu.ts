import { countMenungguResponse } from '../../../contract/staff/menunggu.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { staffRoute } from '../staff-route.ts'
import { countSome } from './count-some.ts'
import { newReservasi, waitingKomentar } from './waiting-rows.ts'

/** The numbers in the menu and in the title of the tab. */
export const countMenunggu = staffRoute({
	method: 'GET',
	path: '/menunggu/jumlah',
	rule: 'masuk',
	response: countMenungguResponse,
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
