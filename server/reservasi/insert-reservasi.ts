import { isPublished } from '../../database/is-published.ts'
import type { DbTransaction, Schema } from '../../database/schema.ts'
import { reservasiSearchText } from '../../database/search/search-text.ts'
import { type Failure, fail } from '../http/failure.ts'
import { newId } from '../ids/new-id.ts'
import type { Fields } from '../keys/fields.ts'
import { isComplete } from '../pasien/is-complete.ts'
import { newKode } from './new-kode.ts'

/** A package for a patient, with the name and the price of today. */
export interface ReservasiLine {
	shopItem: Pick<Schema['shopReservasiItem'], 'shopItemId' | 'shopItemNama' | 'shopItemUri' | 'shopItemMedia' | 'harga'>
	pasien: { id: string; nama: string }
}

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
	db: DbTransaction,
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

/** The reservation that this key has made. */
export const findMade = (db: DbTransaction, memberId: string, idempotencyKey: string) =>
	db
		.selectFrom('shopReservasi')
		.select(['id', 'kode'])
		.where('memberId', '=', memberId)
		.where('idempotencyKey', '=', idempotencyKey)
		.executeTakeFirst()

interface Wanted {
	memberId: string
	lines: { pasienId: string; shopItemId: string }[]
}

/** Packages for complete patients of one member, or a failure. */
export async function readLines(
	db: DbTransaction,
	fields: Fields,
	{ memberId, lines }: Wanted,
	now: number,
): Promise<ReservasiLine[] | Failure> {
	if (lines.length === 0) return []
	const pasienIds = lines.map(({ pasienId }) => pasienId)
	const patients = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.where('id', 'in', pasienIds)
		.execute()
	const shopItemIds = lines.map(({ shopItemId }) => shopItemId)
	const offered = await db
		.selectFrom('shopItem')
		.select(shopItemColumns)
		.where('id', 'in', shopItemIds)
		.where(isPublished('shopItem'))
		.execute()
	const found: ReservasiLine[] = []
	for (const { pasienId, shopItemId } of lines) {
		const pasien = patients.find(({ id }) => id === pasienId)
		const shopItem = offered.find((each) => each.shopItemId === shopItemId)
		if (!pasien) return fail('INPUT_TIDAK_VALID', { fields: { pasienId: 'Data pasien ini sudah tidak ada.' } })
		if (!shopItem) return fail('INPUT_TIDAK_VALID', { fields: { shopItemId: 'Paket ini sudah tidak ditawarkan.' } })
		if (!isComplete(fields.decrypt('memberPasien', pasien), now)) return fail('PASIEN_BELUM_LENGKAP')
		found.push({ shopItem, pasien: { id: pasien.id, nama: pasien.nama } })
	}
	return found
}
