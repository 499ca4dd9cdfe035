import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { createTable, foldedText, idOf, idOrNull, int, text, textOrNull } from './table.ts'

/** The cart of a member, reservations, and the changes of status at the reservation desk. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'shopKeranjang',
		{ memberId: idOf('member'), pasienId: idOf('memberPasien'), shopItemId: idOf('shopItem'), createdAt: int },
		{ unique: [['pasienId', 'shopItemId']], index: [['memberId', 'createdAt', 'id'], ['shopItemId']] },
	)
	await createTable(
		db,
		'shopReservasi',
		{
			kode: text,
			memberId: idOf('member', 'restrict'),
			atasNama: text,
			noTelp: text,
			tanggalVisit: text,
			total: int,
			idempotencyKey: textOrNull,
			status: { type: 'text', default: 'baru' },
			cari: { ...foldedText(kind), default: '' },
			createdAt: int,
		},
		{
			unique: [['kode'], ['memberId', 'idempotencyKey']],
			index: [
				['tanggalVisit', 'id'],
				['createdAt', 'id'],
				['tanggalVisit', 'status', 'id'],
				['status', 'tanggalVisit', 'id'],
			],
		},
	)
	// Names and price are copies: a reservation outlives the package and the patient.
	await createTable(
		db,
		'shopReservasiItem',
		{
			reservasiId: idOf('shopReservasi'),
			shopItemId: idOrNull('shopItem', 'set null'),
			shopItemNama: text,
			shopItemUri: text,
			shopItemMedia: textOrNull,
			pasienId: idOrNull('memberPasien', 'set null'),
			pasienNama: text,
			harga: int,
			urutan: int,
		},
		{ index: [['reservasiId', 'urutan'], ['shopItemId'], ['pasienId']] },
	)
	await createTable(
		db,
		'shopReservasiRiwayat',
		{
			reservasiId: idOf('shopReservasi'),
			stafId: idOrNull('staf', 'set null'),
			stafNama: text,
			dari: text,
			ke: text,
			catatan: text,
			createdAt: int,
		},
		{ index: [['reservasiId', 'createdAt', 'id'], ['stafId']] },
	)
}
