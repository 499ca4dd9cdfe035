import * as calls from '../../../contract/staff/calls.ts'
import { type JenisCsv, MAX_BARIS } from '../../../contract/staff/csv.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine, csvResponse } from '../../csv/csv-line.ts'
import { parseCsv } from '../../csv/parse-csv.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { exportIsi } from '../../isi/isi-file.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { createRecord, updateRecord } from '../content/change-content.ts'
import { changeRoute, handleRoute, readRoute } from '../staff-route.ts'
import { csvColumns, readAll, readChoices } from './csv-columns.ts'
import { jadwalCells, jadwalColumns, planJadwal, readJadwal } from './plan-jadwal.ts'
import { type Plan, planRecords, summarise } from './plan-records.ts'

export const downloadIsi = handleRoute(calls.downloadIsi, async ({ staf }, { db, now }) => {
	const exported = await exportIsi(db, now())
	const entry = { aksi: 'ekspor', sumber: 'impor', sumberId: '', label: 'Semua isi situs (JSON)' }
	await recordEvent(db, { ...entry, staf, now: now() })
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

/** The whole table as CSV. Importing it unchanged changes nothing. */
export async function exportCsv(db: Db, jenis: JenisCsv): Promise<string> {
	const lines = jenis === 'jadwal' ? await jadwalLines(db) : await recordLines(db, jenis)
	return BYTE_ORDER_MARK + lines.map(csvLine).join('')
}

async function recordLines(db: Db, jenis: 'dokter' | 'paket'): Promise<string[][]> {
	const { entity, columns } = await csvColumns(jenis, db)
	const records = await readAll(db, entity)
	return [
		['id', ...columns.keys()],
		...records.map((record) => [record.id, ...[...columns.values()].map((column) => column.write(record))]),
	]
}

async function jadwalLines(db: Db): Promise<string[][]> {
	const poliKlinik = await readChoices(db, 'poliKlinik')
	const jadwal = await readJadwal(db)
	const dokter = await db.selectFrom('dokter').select(['id', 'nama']).orderBy('cari').orderBy('id').execute()
	return [
		[...jadwalColumns],
		...dokter.flatMap(({ id, nama }) =>
			(jadwal.get(id) ?? []).map((slot) => [id, nama, ...jadwalCells(slot, poliKlinik)]),
		),
	]
}
