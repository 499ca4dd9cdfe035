import * as calls from '../../../contract/staff/calls.ts'
import { paginate } from '../../../database/paginate.ts'
import { recordEventOnce } from '../../peristiwa/record-event-once.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { describeSaringan } from './describe-saringan.ts'
import { reservasiQuery, withItems } from './reservasi-query.ts'

export const listReservasi = staffRoute(calls.listReservasi, {
	async handle({ query: asked, staf }, { db, database, now }) {
		const rows = reservasiQuery(db, database.kind, asked)
		const isQueue = asked.tanggal || (asked.status === 'baru' && !asked.q)
		const sorted = isQueue ? rows.orderBy('id') : rows.orderBy('tanggalVisit', 'desc').orderBy('id', 'desc')
		const { data, pagination } = await paginate(sorted, asked)
		const items = await withItems(db, data)
		const saringan = describeSaringan(asked)
		await recordEventOnce(db, {
			aksi: 'lihat-daftar',
			sumber: 'reservasi',
			sumberId: '',
			label: `Daftar reservasi, ${saringan.tanggal}, ${saringan.status}${saringan.dicari ? ', dengan pencarian' : ''}`,
			sesudah: { ...saringan, jumlah: pagination.totalData },
			staf,
			now: now(),
		})
		return { data: items.map(({ paket, ...row }) => ({ ...row, jumlahPaket: paket.length })), pagination }
	},
})
