import type { ExpressionBuilder } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import type { Schema } from '../../../database/schema.ts'
import { PENGUNJUNG } from '../../peristiwa/record-event.ts'
import { readRoute } from '../staff-route.ts'

/** Reveals of a NIK, forms of patients, lists and exports that show patients. */
export const isPatientAccess = (eb: ExpressionBuilder<Schema, 'peristiwa'>) =>
	eb.and([
		eb('sumber', 'in', ['pasien', 'reservasi']),
		eb('aksi', 'in', ['lihat-nik', 'lihat-nik-batas', 'lihat-pasien', 'lihat-daftar', 'ekspor']),
	])

export const listAudit = readRoute(calls.listAudit, async ({ query: asked }, { db }) => {
	let entries = db
		.selectFrom('peristiwa')
		.selectAll()
		// What visitors do is not staff's; a reservation shows its own history.
		.where('stafNama', '!=', PENGUNJUNG.nama)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	if (asked.id?.length) entries = entries.where('id', 'in', asked.id)
	if (asked.sumber?.length) entries = entries.where('sumber', 'in', asked.sumber)
	if (asked.aksi?.length) entries = entries.where('aksi', 'in', asked.aksi)
	if (asked.laporan === 'akses-pasien') entries = entries.where(isPatientAccess)
	if (asked.sumberId) entries = entries.where('sumberId', '=', asked.sumberId)
	if (asked.stafId) entries = entries.where('stafId', '=', asked.stafId)
	if (asked.dari !== undefined) entries = entries.where('createdAt', '>=', asked.dari)
	if (asked.sampai !== undefined) entries = entries.where('createdAt', '<=', asked.sampai)
	if (asked.q) entries = entries.where('label', 'like', `%${asked.q.replace(/[%_]/g, '')}%`)
	return mapPage(
		await paginate(entries, asked),
		({ sebelum, sesudah, rincian, urutan, hashSebelum, hash, ...entry }) => ({
			...entry,
			sebelum: sebelum && JSON.parse(sebelum),
			sesudah: sesudah && JSON.parse(sesudah),
		}),
	)
})
