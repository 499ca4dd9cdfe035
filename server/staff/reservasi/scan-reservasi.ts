import { z } from 'zod'
import { bacaPindaian } from '../../../contract/staff/read-scan.ts'
import { scanReservasiResponse } from '../../../contract/staff/reservasi.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../staff-route.ts'

/** Finds a reservation by its code in the text of a scanner. */
export const scanReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi/pindai',
	rule: ['reservasi', 'lihat'],
	query: z.object({ teks: z.string().max(500) }),
	response: scanReservasiResponse,
	async read({ query: { teks } }, { db }) {
		const kode = bacaPindaian(teks)
		const found =
			kode && (await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirst())
		return found ? { data: found } : fail('TIDAK_DITEMUKAN')
	},
})
