import type { BarisTunggu } from '../../../contract/reservasi/staff/reservasi-meja.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { recordEventOnce } from '../../peristiwa/record-event.ts'
import { changeRoute, handleRoute } from '../../staff/staff-route.ts'
import { lockDay, readClosedBy, waitingLine } from '../kalender/waiting-list.ts'
import { reservasiRoute } from './change-reservasi.ts'

export const getDaftarTunggu = handleRoute(calls.getDaftarTunggu, async ({ query: { tanggal }, staf }, { db, now }) => {
	const hari = await db
		.selectFrom('shopReservasi')
		.select(['tanggalVisit as tanggal', ({ fn }) => fn.countAll<number>().as('jumlah')])
		.where('status', '=', 'menunggu')
		.where('tanggalVisit', '>=', tanggalWib(now()))
		.groupBy('tanggalVisit')
		.orderBy('tanggalVisit')
		.execute()
	if (!tanggal) return { data: { hari, tutup: '', baris: [] } }
	const baris = await readBaris(db, tanggal, now())
	await recordEventOnce(db, {
		aksi: 'lihat-daftar',
		sumber: 'reservasi',
		sumberId: '',
		label: `Daftar tunggu, ${tanggal}`,
		sesudah: { tanggal, jumlah: baris.length },
		staf,
		now: now(),
	})
	return { data: { hari, tutup: await readClosedBy(db, tanggal, now()), baris } }
})

async function readBaris(db: Db, tanggal: string, now: number): Promise<BarisTunggu[]> {
	const rows = await db
		.selectFrom('shopReservasi')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.select(['shopReservasi.id', 'kode', 'atasNama', 'noTelp', 'jamDatang', 'ditawarkanSampai', 'createdAt'])
		.select(['urutanTunggu', ({ fn }) => fn.count<number>('pasienId').distinct().as('orang')])
		.where('tanggalVisit', '=', tanggal)
		.where('status', '=', 'menunggu')
		.groupBy('shopReservasi.id')
		.orderBy('urutanTunggu')
		.orderBy('shopReservasi.id')
		.execute()
	const {
		held = [],
		line = [],
		ended = [],
	} = Object.groupBy(rows, ({ ditawarkanSampai }) =>
		ditawarkanSampai === null ? 'line' : ditawarkanSampai > now ? 'held' : 'ended',
	)
	const places = new Map(line.map(({ id }, place) => [id, place + 1]))
	return [...held, ...line, ...ended].map(({ urutanTunggu: _, ...row }) => ({
		...row,
		urutan: places.get(row.id) ?? null,
	}))
}

/** The two of the line change places; one that becomes the first stands before it. */
export const moveTunggu = changeRoute(
	calls.moveTunggu,
	async ({ params: { id }, body: { dari, arah } }, { db, database: { kind }, audit }) => {
		const found = await db.selectFrom('shopReservasi').select('tanggalVisit').where('id', '=', id).executeTakeFirst()
		if (!found) return fail('TIDAK_DITEMUKAN')
		await lockDay(db, kind, found.tanggalVisit)
		const line = await waitingLine(db, found.tanggalVisit)
			.select(['id', 'kode', 'urutanTunggu'])
			// One that changes right now is missing, and the place differs from the one that was seen.
			.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
			.execute()
		const own = line[dari - 1]
		if (own?.id !== id) return fail('SUDAH_BERUBAH')
		const isFirst = arah === 'pertama'
		const ke = isFirst ? 1 : arah === 'naik' ? dari - 1 : dari + 1
		const other = line[ke - 1]
		if (!other || ke === dari) return fail('LANGKAH_DITOLAK')
		const place = db.updateTable('shopReservasi')
		const before = (other.urutanTunggu ?? 0) - 1
		await place
			.set({ urutanTunggu: isFirst ? before : other.urutanTunggu })
			.where('id', '=', id)
			.execute()
		if (!isFirst) await place.set({ urutanTunggu: own.urutanTunggu }).where('id', '=', other.id).execute()
		const event = { aksi: 'urutan-tunggu', sumber: 'reservasi', sumberId: id, label: own.kode }
		await audit({ ...event, sebelum: { urutan: dari }, sesudah: { urutan: ke } })
		return { data: { id } }
	},
)

export const waitAgain = reservasiRoute(calls.waitAgain, async (reservasi, { dari }, context) => {
	const { id, status, ditawarkanSampai, kode } = reservasi
	const isPast = status === 'menunggu' && ditawarkanSampai === dari && dari <= context.now()
	if (!isPast) return fail('SUDAH_BERUBAH')
	await context.db.updateTable('shopReservasi').set({ ditawarkanSampai: null }).where('id', '=', id).execute()
	const event = { aksi: 'urutan-tunggu', sumber: 'reservasi', sumberId: id, label: kode }
	await context.audit({ ...event, sebelum: { ditawarkanSampai }, sesudah: { ditawarkanSampai: null } })
	return { data: { id } }
})
