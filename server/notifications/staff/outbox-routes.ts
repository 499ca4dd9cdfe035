import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { fail } from '../../http/failure.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { readFacts } from '../outbox.ts'

export const listKiriman = readRoute(calls.listKiriman, async ({ query }, { db }) => {
	let rows = db
		.selectFrom('kotakKeluar')
		.leftJoin('webhook', 'webhook.id', 'kotakKeluar.webhookId')
		.select(['kotakKeluar.id', 'kotakKeluar.peristiwa', 'saluran', 'reservasiId', 'status', 'percobaan', 'berikutAt'])
		.select(['galat', 'kotakKeluar.createdAt', 'terkirimAt', 'alamat', 'isi', 'webhook.nama as webhookNama'])
		.orderBy('kotakKeluar.createdAt', 'desc')
		.orderBy('kotakKeluar.id', 'desc')
	if (query.status) rows = rows.where('kotakKeluar.status', '=', query.status)
	if (query.saluran) rows = rows.where('kotakKeluar.saluran', '=', query.saluran)
	return mapPage(await paginate(rows, query), ({ alamat, isi, webhookNama, ...row }) => ({
		...row,
		tujuan: alamat ?? webhookNama ?? '',
		kode: readFacts({ isi }).kode ?? '',
	}))
})

export const retryKiriman = changeRoute(calls.retryKiriman, async ({ params: { id } }, { db, now, audit }) => {
	const row = await db
		.selectFrom('kotakKeluar')
		.select(['peristiwa', 'status', 'galat', 'berikutAt'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	// A message without a failure is being sent now: a second worker must not take it.
	const mayRetry = row.status === 'gagal' || (row.status === 'menunggu' && row.galat !== '')
	if (!mayRetry) return fail('SUDAH_BERUBAH')
	const { numUpdatedRows } = await db
		.updateTable('kotakKeluar')
		.set({ status: 'menunggu', percobaan: 0, berikutAt: now(), galat: '' })
		.where('id', '=', id)
		.where('berikutAt', '=', row.berikutAt)
		.executeTakeFirst()
	if (numUpdatedRows !== 1n) return fail('SUDAH_BERUBAH')
	await audit({ aksi: 'kirim-ulang', sumber: 'notifikasi', sumberId: id, label: row.peristiwa })
	return { data: { id } }
})
