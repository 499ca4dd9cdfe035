import * as calls from '../../../contract/staff/calls.ts'
import { type JenisCsv, MAX_BARIS } from '../../../contract/staff/csv.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { csvResponse } from '../../csv/csv-line.ts'
import { parseCsv } from '../../csv/parse-csv.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { exportIsi } from '../../isi/isi-file.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { createRecord, updateRecord } from '../content/change-content.ts'
import { changeRoute, handleRoute, readRoute } from '../staff-route.ts'
import { csvColumns } from './csv-columns.ts'
import { exportCsv } from './export-csv.ts'
import { type Plan, summarise } from './plan.ts'
import { jadwalColumns, planJadwal } from './plan-jadwal.ts'
import { planRecords } from './plan-records.ts'

export const downloadIsi = handleRoute(calls.downloadIsi, async ({ staf }, { db, now }) => {
	const exported = await exportIsi(db, now())
	await recordEvent(db, {
		aksi: 'ekspor',
		sumber: 'impor',
		sumberId: '',
		label: 'Semua isi situs (JSON)',
		staf,
		now: now(),
	})
	return new Response(JSON.stringify(exported, null, '\t'), {
		headers: {
			'content-type': 'application/octet-stream; charset=utf-8',
			'content-disposition': `attachment; filename="isi-${tanggalWib(now())}.json"`,
		},
	})
})

export const downloadCsv = readRoute(calls.downloadCsv, async ({ params: { jenis } }, { db, now }) => {
	return csvResponse(await exportCsv(db, jenis), `${jenis}-${tanggalWib(now())}.csv`)
})

export const previewCsv = readRoute(calls.previewCsv, async ({ params: { jenis }, body: { csv } }, { db }) => {
	const plan = await planCsv(db, jenis, csv)
	return isFailure(plan) ? plan : { data: summarise(plan) }
})

export const applyCsv = changeRoute(calls.applyCsv, async ({ params: { jenis }, body: { csv } }, context) => {
	const plan = await planCsv(context.db, jenis, csv)
	if (isFailure(plan)) return plan
	const wrong = plan.baris.filter(({ aksi }) => aksi === 'salah')
	if (wrong.length > 0)
		return fail('INPUT_TIDAK_VALID', {
			fields: Object.fromEntries(wrong.map(({ nomor, kesalahan }) => [`Baris ${nomor}`, kesalahan.join(' ')])),
		})
	for (const { nomor, id, values } of plan.langkah) {
		const saved = id
			? await updateRecord(context, plan.entity, id, values)
			: await createRecord(context, plan.entity, values)
		if (isFailure(saved)) return atLine(nomor, saved)
	}
	const data = summarise(plan)
	const { baru, ubah, hapus } = data.jumlah
	const label = `CSV ${jenis}: ${baru} baru, ${ubah} ubah, ${hapus} hapus`
	await context.audit({ aksi: 'impor', sumber: 'impor', sumberId: jenis, label, sesudah: data.jumlah })
	return { data }
})

const atLine = (nomor: number, { failure, fields = {} }: Failure): Failure =>
	fail(failure, { fields: { [`Baris ${nomor}`]: Object.values(fields).join(' ') || 'Tidak dapat disimpan.' } })

async function planCsv(db: Db, jenis: JenisCsv, text: string): Promise<Plan | Failure> {
	const table = jenis === 'jadwal' ? null : await csvColumns(jenis, db)
	const csv = parseCsv(text, { known: table ? ['id', ...table.columns.keys()] : jadwalColumns, max: MAX_BARIS })
	if ('kesalahan' in csv) return fail('INPUT_TIDAK_VALID', { fields: { csv: csv.kesalahan } })
	// Without ids, every line of doctors or packages is a new one.
	const needed = table ? 'nama' : jadwalColumns[0]
	if (!csv.columns.includes('id') && !csv.columns.includes(needed))
		return fail('INPUT_TIDAK_VALID', { fields: { csv: `Kolom ${needed} wajib ada.` } })
	return table ? planRecords(db, table, csv.rows) : planJadwal(db, csv.rows)
}
