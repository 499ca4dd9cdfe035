import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { describeBayar } from '../../../contract/reservasi/staff/bayar.ts'
import { namaStatus } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import type { SaringanReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { countRows } from '../../../database/paginate.ts'
import type { DatabaseKind, Db } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine, csvResponse } from '../../csv/csv-line.ts'
import type { Decrypted, Fields } from '../../keys/fields.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { handleRoute } from '../../staff/staff-route.ts'
import { describeSaringan, reservasiQuery, withItems } from './find-reservasi.ts'

/** Rows in memory at a time. */
const BATCH = 500

export const exportReservasi = handleRoute(
	calls.exportReservasi,
	async ({ query: asked, staf }, { db, database: { kind }, fields, now }) => {
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
		const lines = ReadableStream.from(csvLines(db, kind, fields, asked)).pipeThrough(new TextEncoderStream())
		const name = `reservasi-${days.join('-sampai-') || tanggalWib(now())}.csv`
		// Node's type of a web stream differs from the browser's.
		return csvResponse(lines as unknown as BodyInit, name)
	},
)

type Row = Decrypted<Awaited<ReturnType<typeof nextBatch>>[number]> & { pasien: string[]; paket: string[] }

const columns: [name: string, cell: (row: Row) => string | number][] = [
	['Kode', ({ kode }) => kode],
	['Tanggal kunjungan', ({ tanggalVisit }) => tanggalVisit],
	['Jam kedatangan', ({ jamDatang }) => jamDatang],
	['Status', ({ status }) => namaStatus[status]],
	['Atas nama', ({ atasNama }) => atasNama],
	['Nomor telepon', ({ noTelp }) => noTelp],
	['Pasien', ({ pasien }) => pasien.join('; ')],
	['Paket', ({ paket }) => paket.join('; ')],
	['Total (Rp)', ({ total }) => total],
	['Pembayaran', describeBayar],
	['Asal', ({ asal }) => (asal === 'meja' ? 'Meja pendaftaran' : 'Situs')],
	['Catatan', ({ catatan }) => catatan],
	// `2026-11-16 09:05`, in WIB.
	['Dibuat', ({ createdAt }) => waktuWib(createdAt).replace('T', ' ')],
]

async function* csvLines(db: Db, kind: DatabaseKind, fields: Fields, asked: SaringanReservasi) {
	yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name))
	let after: { tanggalVisit: string; id: string } | undefined
	while (true) {
		const batch = await nextBatch(db, kind, asked, after)
		const rows = await withItems(
			db,
			batch.map((row) => fields.decrypt('shopReservasi', row)),
		)
		yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
		after = batch.at(-1)
		if (batch.length < BATCH) return
	}
}

/** Continues after the last row instead of at an offset, so a new reservation shifts no rows. */
const nextBatch = (
	db: Db,
	kind: DatabaseKind,
	asked: SaringanReservasi,
	after?: { tanggalVisit: string; id: string },
) =>
	reservasiQuery(db, kind, asked)
		.select(['asal', 'catatan', 'bayar', 'metodeBayar'])
		.$if(after !== undefined, (rows) =>
			rows.where(({ eb, refTuple, tuple }) =>
				eb(refTuple('tanggalVisit', 'id'), '>', tuple(after?.tanggalVisit ?? '', after?.id ?? '')),
			),
		)
		.orderBy('tanggalVisit')
		.orderBy('id')
		.limit(BATCH)
		.execute()
