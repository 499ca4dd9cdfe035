import type { Transaction } from 'kysely'
import type { Schema, ShopReservasiItemTable } from '../../database/schema.ts'
import { reservasiSearchText } from '../../database/search/reservasi-search-text.ts'
import { newId } from '../ids/new-id.ts'
import type { Fields } from '../keys/fields.ts'
import { newKode } from './new-kode.ts'

/** A package for a patient, with the name and the price of today. */
export interface ReservasiLine {
	shopItem: Pick<ShopReservasiItemTable, 'shopItemId' | 'shopItemNama' | 'shopItemUri' | 'shopItemMedia' | 'harga'>
	pasien: { id: string; nama: string }
}

/** The columns of a package that a line copies. */
export const shopItemColumns = [
	'shopItem.id as shopItemId',
	'shopItem.nama as shopItemNama',
	'shopItem.uri as shopItemUri',
	'shopItem.mediaContent as shopItemMedia',
	'shopItem.harga',
] as const

interface NewReservasi {
	memberId: string
	atasNama: string
	noTelp: string
	tanggalVisit: string
	jamDatang: string
	idempotencyKey: string | null
	lines: ReservasiLine[]
	/** Staff confirm what they make at the desk themselves. */
	asal?: 'situs' | 'meja'
	catatan?: string
	/** It goes on the waiting list, behind everybody who waits for this day. The caller has locked the day. */
	isTunggu?: boolean
}

/** Inserts a reservation with a new code. The caller has checked the day and the patients, and records the event. */
export async function insertReservasi(
	db: Transaction<Schema>,
	fields: Fields,
	{ lines, asal = 'situs', isTunggu = false, ...given }: NewReservasi,
	createdAt: number,
): Promise<{ id: string; kode: string }> {
	const created = { id: newId(createdAt), kode: newKode() }
	const total = lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)
	const cari = reservasiSearchText({ ...created, ...given, pasien: lines.map(({ pasien }) => pasien.nama) })
	const status = isTunggu ? 'menunggu' : asal === 'meja' ? 'dikonfirmasi' : 'baru'
	await db
		.insertInto('shopReservasi')
		.values(({ selectFrom }) => ({
			...created,
			...fields.encrypt('shopReservasi', created.id, given),
			...(isTunggu && {
				urutanTunggu: selectFrom('shopReservasi')
					.select(({ eb, fn }) => eb(fn.coalesce(fn.max('urutanTunggu'), eb.lit(0)), '+', 1).as('urutan'))
					.where('tanggalVisit', '=', given.tanggalVisit),
			}),
			asal,
			total,
			status,
			cari,
			createdAt,
		}))
		.execute()
	const items = lines.map((line, urutan) => itemRow(line, created.id, urutan, createdAt))
	await db.insertInto('shopReservasiItem').values(items).execute()
	return created
}

/** The row of a line: names and price stay as they are now. */
export const itemRow = (
	{ shopItem, pasien }: ReservasiLine,
	reservasiId: string,
	urutan: number,
	createdAt: number,
) => ({
	...shopItem,
	id: newId(createdAt),
	reservasiId,
	pasienId: pasien.id,
	pasienNama: pasien.nama,
	urutan,
})
