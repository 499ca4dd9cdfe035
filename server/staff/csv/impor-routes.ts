import type { Kysely } from 'kysely'
import { isianCsv, type JenisCsv, jenisCsv, MAX_BARIS } from '../../../contract/staff/csv.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import type { Schema } from '../../../database/schema.ts'
import { exportIsi } from '../../commands/import/isi-file.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { createContent, updateContent } from '../content/change-content.ts'
import type { ChangeContext, StaffRequest, StaffResult } from '../staff-context.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { csvShape } from './csv-shapes.ts'
import { csvOf } from './export-csv.ts'
import { parseCsv } from './parse-csv.ts'
import { type Plan, summarise } from './plan.ts'
import { jadwalColumns, planJadwal } from './plan-jadwal.ts'
import { planRecords } from './plan-records.ts'

const isJenis = (text: string | undefined): text is JenisCsv =>
	(jenisCsv as readonly (string | undefined)[]).includes(text)

const download = (body: string, type: string, name: string) =>
	new Response(body, {
		headers: { 'content-type': `${type}; charset=utf-8`, 'content-disposition': `attachment; filename="${name}"` },
	})

/** All content as JSON, as `npm run export` writes it. */
const exportJson = staffRoute({
	method: 'GET',
	path: '/impor/isi.json',
	rule: ['impor', 'lihat'],
	async handle({ staf }, { db, now, limits }) {
		const tooOften = await limits.use('tulis', staf.id)
		if (tooOften) return tooOften
		const exported = await exportIsi(db, now())
		await writeAudit(db, {
			aksi: 'ekspor',
			sumber: 'impor',
			sumberId: '',
			label: 'Semua isi situs (JSON)',
			staf,
			now: now(),
		})
		return download(JSON.stringify(exported, null, '\t'), 'application/octet-stream', `isi-${tanggalWib(now())}.json`)
	},
})

const exportCsv = staffRoute({
	method: 'GET',
	path: '/impor/csv/:jenis',
	rule: ['impor', 'lihat'],
	async read({ params: { jenis } }, { db, now }) {
		if (!isJenis(jenis)) return fail('TIDAK_DITEMUKAN')
		return download(await csvOf(db, jenis), 'text/csv', `${jenis}-${tanggalWib(now())}.csv`)
	},
})

/** What a file would change, line by line; changes nothing. */
const previewCsv = staffRoute({
	method: 'POST',
	path: '/impor/csv/:jenis/periksa',
	rule: ['impor', 'buat'],
	body: isianCsv,
	async read({ params: { jenis }, body: { csv } }, { db }) {
		if (!isJenis(jenis)) return fail('TIDAK_DITEMUKAN')
		const plan = await planCsv(db, jenis, csv)
		return isFailure(plan) ? plan : { data: summarise(plan) }
	},
})

/** Does all of it or nothing; every record has its own line in the audit trail. */
const applyCsv = staffRoute({
	method: 'POST',
	path: '/impor/csv/:jenis/terapkan',
	rule: ['impor', 'buat'],
	body: isianCsv,
	async change(request, context) {
		const { jenis } = request.params
		if (!isJenis(jenis)) return fail('TIDAK_DITEMUKAN')
		const plan = await planCsv(context.db, jenis, request.body.csv)
		if (isFailure(plan)) return plan
		const wrong = plan.baris.filter(({ aksi }) => aksi === 'salah')
		if (wrong.length > 0)
			return fail('INPUT_TIDAK_VALID', {
				fields: Object.fromEntries(wrong.map(({ nomor, kesalahan }) => [`Baris ${nomor}`, kesalahan.join(' ')])),
			})
		const save = { create: changeOf(createContent(plan.entity)), update: changeOf(updateContent(plan.entity)) }
		for (const { nomor, id, values } of plan.langkah) {
			const result = await (id ? save.update : save.create)(
				{ ...request, params: id ? { id } : {}, body: values, query: undefined },
				context,
			)
			if (isFailure(result)) return atLine(nomor, result)
		}
		const { jumlah } = summarise(plan)
		const label = `CSV ${jenis}: ${jumlah.baru} baru, ${jumlah.ubah} ubah, ${jumlah.hapus} hapus`
		await context.audit({ aksi: 'impor', sumber: 'impor', sumberId: jenis, label, sesudah: jumlah })
		return { data: summarise(plan) }
	},
})

type ChangeWork = (request: StaffRequest, context: ChangeContext) => Promise<StaffResult>
const changeOf = (route: AnyStaffRoute): ChangeWork => (route as unknown as { change: ChangeWork }).change

const atLine = (nomor: number, { failure, fields = {} }: Failure): Failure =>
	fail(failure, { fields: { [`Baris ${nomor}`]: Object.values(fields).join(' ') || 'Tidak dapat disimpan.' } })

async function planCsv(db: Kysely<Schema>, jenis: JenisCsv, text: string): Promise<Plan | Failure> {
	const shape = jenis === 'jadwal' ? null : await csvShape(jenis, db)
	const known = shape ? ['id', ...shape.columns.keys()] : jadwalColumns
	const csv = parseCsv(text, { known, max: MAX_BARIS })
	if ('kesalahan' in csv) return fail('INPUT_TIDAK_VALID', { fields: { csv: csv.kesalahan } })
	if (!csv.columns.includes(known[0] as string))
		return fail('INPUT_TIDAK_VALID', { fields: { csv: `Kolom ${known[0]} wajib ada.` } })
	return shape ? planRecords(db, shape, csv.rows) : planJadwal(db, csv.rows)
}

export const imporRoutes: readonly AnyStaffRoute[] = [exportJson, exportCsv, previewCsv, applyCsv]
