import { type RawBuilder, sql } from 'kysely'
import { occupiesDay } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import { readScan } from '../../../contract/reservasi/staff/read-scan.ts'
import type {
	BarisReservasi,
	JumlahReservasi,
	SaringanReservasi,
	UrutanReservasi,
} from '../../../contract/reservasi/staff/reservasi.ts'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { paginate } from '../../../database/paginate.ts'
import type { DatabaseKind, Db } from '../../../database/schema.ts'
import { matchesTerm } from '../../../database/search/matches-term.ts'
import { readNomorOf } from '../../antrean/read-antrean.ts'
import { orNotFound } from '../../http/failure.ts'
import { recordEventOnce } from '../../peristiwa/record-event.ts'
import { handleRoute, readRoute } from '../../staff/staff-route.ts'

export const listReservasi = handleRoute(calls.listReservasi, async ({ query: asked, staf }, { db, database, now }) => {
	const isSearch = Boolean(asked.q?.trim())
	const isQueue = asked.tanggal || (asked.status === 'baru' && !isSearch)
	const rows = reservasiQuery(db, database.kind, asked)
		.select([
			'bayar',
			'metodeBayar',
			'hadirAt',
			sql<number>`case when "catatan" = '' then 0 else 1 end`.as('adaCatatan'),
		])
		.$if(isSearch, (query) => query.orderBy(sql`case when "tanggalVisit" = ${tanggalWib(now())} then 0 else 1 end`))
		.$if(asked.sort === 'hadir', (query) => query.orderBy(sql`case when "hadirAt" is null then 1 else 0 end`))
		.$if(asked.sort !== undefined, (query) => query.orderBy(sortedBy[asked.sort ?? 'kode'], asked.order))
		// Who has not come is sorted by the window of arrival.
		.$if(asked.sort === 'hadir', (query) => query.orderBy('jamDatang', asked.order))
	const sorted = isQueue ? rows.orderBy('id') : rows.orderBy('tanggalVisit', 'desc').orderBy('id', 'desc')
	const { data, pagination } = await paginate(sorted, asked)
	const items = await withItems(db, data)
	const nomorOf = await readNomorOf(
		db,
		data.map(({ id }) => id),
		now(),
	)
	const coming = data.filter(({ tanggalVisit }) => tanggalVisit >= tanggalWib(now()))
	const belumTahu = await readBelumTahu(
		db,
		coming.map(({ id }) => id),
	)
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
	const listed = items.map((row) => ({
		...row,
		adaCatatan: row.adaCatatan === 1,
		antrean: nomorOf.get(row.id) ?? null,
		belumTahu: belumTahu.has(row.id),
	}))
	return { data: listed, pagination }
})

/** Statuses sort in the order of a visit: new, confirmed, arrived, done. */
const sortedBy: Record<UrutanReservasi, RawBuilder<unknown>> = {
	nama: sql`lower("atasNama")`,
	kode: sql`"kode"`,
	hadir: sql`"hadirAt"`,
	status: sql`case "status" ${sql.join(
		statusReservasi.map((status, place) => sql`when ${sql.lit(status)} then ${sql.lit(place)}`),
		sql` `,
	)} end`,
}

export const countReservasi = readRoute(calls.countReservasi, async ({ query: asked }, { db, database }) => {
	const counts = reservasiQuery(db, database.kind, asked)
		.clearSelect()
		.select((eb) => ['status', eb.fn.countAll<number>().as('jumlah')])
		.groupBy('status')
	const data = Object.fromEntries(statusReservasi.map((status) => [status, 0])) as JumlahReservasi
	for (const { status, jumlah } of await counts.execute()) data[status] = jumlah
	return { data }
})

export const scanReservasi = readRoute(calls.scanReservasi, async ({ query: { teks } }, { db }) => {
	const kode = readScan(teks) ?? ''
	return orNotFound(await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirst())
})

/** By these the desk has told the patient, or has taken the change back. */
const HANDLED = ['kirim-wa', 'catatan', 'kembalikan-status', 'jadwal-ulang']

/** Of these reservations, those that were changed from another device while no mail told the patient of it. */
async function readBelumTahu(db: Db, ids: string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.selectFrom('peristiwa as perubahan')
		.select('sumberId as id')
		.where('sumber', '=', 'reservasi')
		.where('sumberId', 'in', ids)
		.where('sesudah', 'like', '%"perangkatLain":true%')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('peristiwa as penanganan')
						.select('penanganan.id')
						.where('penanganan.sumber', '=', 'reservasi')
						.whereRef('penanganan.sumberId', '=', 'perubahan.sumberId')
						.whereRef('penanganan.createdAt', '>=', 'perubahan.createdAt')
						.where('penanganan.stafId', 'is not', null)
						.where('penanganan.aksi', 'in', HANDLED),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('kotakKeluar')
						.select('kotakKeluar.id')
						.whereRef('kotakKeluar.reservasiId', '=', 'perubahan.sumberId')
						.where('saluran', '=', 'surel')
						.where('alamat', 'is', null)
						.where('isi', 'like', '%"perangkatLain":true%')
						.where(({ or, eb }) =>
							or([eb('kotakKeluar.status', '=', 'menunggu'), eb('terkirimAt', '>=', eb.ref('perubahan.createdAt'))]),
						),
				),
			),
		)
		.execute()
	return new Set(rows.map(({ id }) => id))
}

const columns = [
	'id',
	'kode',
	'atasNama',
	'noTelp',
	'tanggalVisit',
	'jamDatang',
	'status',
	'total',
	'createdAt',
] as const

/** The reservations of a filter, unsorted. */
export function reservasiQuery(
	db: Db,
	kind: DatabaseKind,
	{ tanggal, dari, sampai, status, paket, belumLunas, belumDatang, q = '' }: SaringanReservasi,
) {
	let rows = db.selectFrom('shopReservasi').select(columns)
	if (tanggal) rows = rows.where('tanggalVisit', '=', tanggal)
	if (dari) rows = rows.where('tanggalVisit', '>=', dari)
	if (sampai) rows = rows.where('tanggalVisit', '<=', sampai)
	if (status) rows = rows.where('status', '=', status)
	// Who waits for a place of a day is not expected on it.
	else if (tanggal || dari || sampai) rows = rows.where('status', '<>', 'menunggu')
	if (paket)
		rows = rows.where('shopReservasi.id', 'in', ({ selectFrom }) =>
			selectFrom('shopReservasiItem').select('reservasiId').where('shopItemId', '=', paket),
		)
	if (belumLunas) rows = rows.where('bayar', '<>', 'lunas').where('status', 'in', statusReservasi.filter(occupiesDay))
	if (belumDatang) rows = rows.where('status', 'in', ['baru', 'dikonfirmasi'])
	if (q.trim() !== '') rows = rows.where(matchesTerm(kind, 'shopReservasi', q))
	return rows
}

/** A filter for the audit trail. The search term may be a name or number, so it is left out. */
export const describeSaringan = ({ tanggal, dari, sampai, status, q = '' }: SaringanReservasi) => ({
	tanggal: [tanggal, dari, sampai].filter((day) => day !== undefined).join(' – ') || 'semua tanggal',
	status: status ?? 'semua status',
	dicari: q.trim() !== '',
})

/** Adds patients and packages to the rows, with one query for all rows. */
export async function withItems<Row extends Pick<BarisReservasi, 'id'>>(db: Db, rows: Row[]) {
	const ids = rows.map(({ id }) => id)
	const items =
		ids.length > 0
			? await db
					.selectFrom('shopReservasiItem')
					.select(['reservasiId', 'pasienNama', 'shopItemNama'])
					.where('reservasiId', 'in', ids)
					.orderBy('urutan')
					.execute()
			: []
	const itemsOf = Map.groupBy(items, ({ reservasiId }) => reservasiId)
	return rows.map((row) => {
		const own = itemsOf.get(row.id) ?? []
		return {
			...row,
			pasien: [...new Set(own.map(({ pasienNama }) => pasienNama))],
			paket: own.map(({ shopItemNama }) => shopItemNama),
		}
	})
}
