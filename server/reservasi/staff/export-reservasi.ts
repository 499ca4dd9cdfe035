import type { Kysely } from 'kysely'
import { namaStatus } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import type { SaringanReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import { countRows } from '../../../database/paginate.ts'
import type { Schema } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../csv/csv-line.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { describeSaringan } from './describe-saringan.ts'
import { reservasiQuery, withItems } from './reservasi-query.ts'

/** Rows in memory at a time. */
const BATCH = 500

export const exportReservasi = staffRoute(calls.exportReservasi, {
	async handle({ query: asked, staf }, { db, database: { kind }, now }) {
		const { total } = await countRows(reservasiQuery(db, kind, asked)).executeTakeFirstOrThrow()
		const days = [asked.tanggal, asked.dari, asked.sampai].filter((day) => day !== undefined)
		const saringan = describeSaringan(asked)
		await recordEvent(db, {
			aksi: 'ekspor',
			sumber: 'reservasi',
			sumberId: '',
			label: `CSV reservasi, ${saringan.tanggal}`,
			sesudah: { ...saringan, jumlah: Number(total) },
			staf,
			now: now(),
		})
		const lines = csvLines(db, kind, asked)
		const encoder = new TextEncoder()
		const body = new ReadableStream<Uint8Array>({
			async pull(controller) {
				const { done, value } = await lines.next()
				if (done) controller.close()
				else controller.enqueue(encoder.encode(value))
			},
			cancel: () => void lines.return(undefined),
		})
		const name = `reservasi-${days.join('-sampai-') || tanggalWib(now())}.csv`
		return new Response(body, {
			headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
		})
	},
})

const header = [
	'Kode',
	'Tanggal kunjungan',
	'Status',
	'Atas nama',
	'Nomor telepon',
	'Pasien',
	'Paket',
	'Total (Rp)',
	'Dibuat',
]

async function* csvLines(db: Kysely<Schema>, kind: DatabaseKind, asked: SaringanReservasi) {
	yield BYTE_ORDER_MARK + csvLine(header)
	let after: { tanggalVisit: string; id: string } | undefined
	while (true) {
		const batch = await nextBatch(db, kind, asked, after)
		yield (await withItems(db, batch))
			.map(({ kode, tanggalVisit, status, atasNama, noTelp, pasien, paket, total, createdAt }) =>
				csvLine([
					kode,
					tanggalVisit,
					namaStatus[status],
					atasNama,
					noTelp,
					pasien.join('; '),
					paket.join('; '),
					total,
					timeWib(createdAt),
				]),
			)
			.join('')
		after = batch.at(-1)
		if (batch.length < BATCH) return
	}
}

/** Continues after the last row instead of at an offset, so a new reservation shifts no rows. */
const nextBatch = (
	db: Kysely<Schema>,
	kind: DatabaseKind,
	asked: SaringanReservasi,
	after?: { tanggalVisit: string; id: string },
) =>
	reservasiQuery(db, kind, asked)
		.$if(after !== undefined, (rows) =>
			rows.where(({ eb, refTuple, tuple }) =>
				eb(refTuple('tanggalVisit', 'id'), '>', tuple(after?.tanggalVisit ?? '', after?.id ?? '')),
			),
		)
		.orderBy('tanggalVisit')
		.orderBy('id')
		.limit(BATCH)
		.execute()

/** `2026-11-16 09:05`, in WIB. */
const timeWib = (epochMs: number) => waktuWib(epochMs).replace('T', ' ')
