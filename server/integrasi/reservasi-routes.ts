import * as calls from '../../contract/integrasi/calls.ts'
import type { Db } from '../../database/schema.ts'
import { fail } from '../http/failure.ts'
import { numberEvents } from '../peristiwa/number-events.ts'
import { recordEventOnce } from '../peristiwa/record-event.ts'
import { moveTo } from '../reservasi/staff/change-reservasi.ts'
import { actorOfKunci } from '../staff/auth/find-kunci.ts'
import { changeRoute, readRoute } from '../staff/staff-route.ts'

const DAY_MS = 86_400_000

export const listReservasiIntegrasi = readRoute(
	calls.listReservasiIntegrasi,
	async ({ query: { sejak, jumlah }, kunci }, { database, db, now }) => {
		// A number is given once every smaller one is visible: a reader misses nothing and sees nothing twice.
		await numberEvents(database)
		const chain = await db.selectFrom('peristiwaRantai').select('urutan').where('id', '=', 1).executeTakeFirst()
		if (sejak > Number(chain?.urutan ?? 0)) return fail('SEJAK_TIDAK_DIKENAL')
		const rows = await db
			.selectFrom('peristiwa')
			.select(['urutan', 'aksi', 'sumberId', 'createdAt as pada'])
			.where('urutan', '>', sejak)
			.where('sumber', '=', 'reservasi')
			// Looking at a list and exporting it are about no reservation.
			.where('sumberId', '!=', '')
			.orderBy('urutan')
			.limit(jumlah + 1)
			.execute()
		const events = rows.slice(0, jumlah)
		const reservasi = await readReservasi(
			db,
			events.map(({ sumberId }) => sumberId),
		)
		if (reservasi.size > 0) {
			const what = { aksi: 'lihat-daftar', sumber: 'reservasi', sumberId: '', label: 'Reservasi untuk sistem lain' }
			await recordEventOnce(db, { ...what, staf: actorOfKunci(kunci), now: now() }, DAY_MS)
		}
		return {
			data: events.map(({ urutan, aksi, pada, sumberId }) => ({
				urutan: Number(urutan),
				aksi,
				pada,
				reservasi: reservasi.get(sumberId) ?? null,
			})),
			berikutnya: Number(events.at(-1)?.urutan ?? sejak),
			adaLagi: rows.length > jumlah,
		}
	},
)

async function readReservasi(db: Db, ids: string[]) {
	if (ids.length === 0) return new Map<string, never>()
	const [rows, items] = await Promise.all([
		db
			.selectFrom('shopReservasi')
			.select(['id', 'kode', 'status', 'tanggalVisit', 'jamDatang', 'atasNama', 'noTelp', 'createdAt', 'asal'])
			.where('id', 'in', ids)
			.execute(),
		db
			.selectFrom('shopReservasiItem')
			.select(['reservasiId', 'shopItemNama as paket', 'pasienNama as pasien', 'harga'])
			.where('reservasiId', 'in', ids)
			.orderBy('urutan')
			.execute(),
	])
	const lines = Map.groupBy(items, ({ reservasiId }) => reservasiId)
	return new Map(
		rows.map(({ id, ...row }) => [
			id,
			{ ...row, item: (lines.get(id) ?? []).map(({ reservasiId: _, ...line }) => line) },
		]),
	)
}

export const moveReservasiIntegrasi = changeRoute(
	calls.moveReservasiIntegrasi,
	async ({ params: { kode }, body }, context) => {
		const row = await context.db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirst()
		return row ? moveTo(context, row.id, body) : fail('TIDAK_DITEMUKAN')
	},
)
