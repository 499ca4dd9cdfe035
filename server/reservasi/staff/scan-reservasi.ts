import { readScan } from '../../../contract/reservasi/staff/read-scan.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const scanReservasi = staffRoute(calls.scanReservasi, {
	async read({ query: { teks } }, { db }) {
		const kode = readScan(teks)
		const found =
			kode && (await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirst())
		return found ? { data: found } : fail('TIDAK_DITEMUKAN')
	},
})
