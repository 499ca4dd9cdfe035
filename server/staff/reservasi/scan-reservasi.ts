import { z } from 'zod'
import { bacaPindaian } from '../../../contract/staff/read-scan.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'

/** The reservation whose code was scanned, whatever the scanner typed around it. */
export const scanReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi/pindai',
	rule: ['reservasi', 'lihat'],
	query: z.object({ teks: z.string().max(500) }),
	async read({ query: { teks } }, { db }) {
		const kode = bacaPindaian(teks)
		const found =
			kode && (await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirst())
		return found ? { data: found } : fail('TIDAK_DITEMUKAN')
	},
})
