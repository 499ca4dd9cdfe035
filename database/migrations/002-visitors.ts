import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { bumpOnWrite } from './revisi.ts'
import { fk, int, tableCreator, text, textNull } from './table.ts'

/** What visitors leave behind: comments, counts, members, patients, carts, reservations, visits. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const createTable = tableCreator(db, kind)
	await createTable(
		'artikelKomentar',
		{
			...fk('artikelId', 'artikel'),
			...fk('komenParentId', 'artikelKomentar', 'cascade', true),
			...text('nama', 'komentar', 'allowStatus'),
			...int('createdAt'),
		},
		{
			index: [
				['artikelId', 'allowStatus', 'createdAt', 'id'],
				['komenParentId', 'allowStatus', 'createdAt'],
				['allowStatus', 'createdAt', 'id'],
			],
		},
	)
	await createTable(
		'artikelView',
		{ ...fk('artikelId', 'artikel'), ...int('countView') },
		{ primaryKey: ['artikelId'], index: [['countView', 'artikelId']] },
	)
	await createTable(
		'dokterView',
		{ ...fk('dokterId', 'dokter'), ...int('countView') },
		{ primaryKey: ['dokterId'], index: [['countView', 'dokterId']] },
	)
	await createTable('member', { ...text('nama', 'noTelp', 'email'), ...int('createdAt') })
	await createTable(
		'memberPasien',
		{
			...fk('memberId', 'member'),
			...text('nik', 'nama', 'noTelp', 'tempatLahir', 'tanggalLahir', 'alamatLengkap'),
			...textNull('jenisKelamin'),
			...int('own', 'createdAt'),
		},
		{ index: [['memberId', 'createdAt', 'id']] },
	)
	await createTable(
		'shopKeranjang',
		{
			...fk('memberId', 'member'),
			...fk('pasienId', 'memberPasien'),
			...fk('shopItemId', 'shopItem'),
			...int('createdAt'),
		},
		{ unique: [['pasienId', 'shopItemId']], index: [['memberId', 'createdAt', 'id'], ['shopItemId']] },
	)
	await createTable(
		'shopReservasi',
		{
			...text('kode', 'atasNama', 'noTelp', 'tanggalVisit'),
			...fk('memberId', 'member', 'restrict'),
			...textNull('idempotencyKey'),
			...int('total', 'createdAt'),
		},
		{
			unique: [['kode'], ['memberId', 'idempotencyKey']],
			index: [
				['tanggalVisit', 'id'],
				['createdAt', 'id'],
			],
		},
	)
	await createTable(
		'shopReservasiItem',
		{
			...fk('reservasiId', 'shopReservasi'),
			...fk('shopItemId', 'shopItem', 'set null', true),
			...fk('pasienId', 'memberPasien', 'set null', true),
			...text('shopItemNama', 'shopItemUri', 'pasienNama'),
			...textNull('shopItemMedia'),
			...int('harga', 'urutan'),
		},
		{ index: [['reservasiId', 'urutan'], ['shopItemId'], ['pasienId']] },
	)
	await createTable(
		'webVisitor',
		{
			...text('routeName'),
			...textNull('url', 'ip', 'provider', 'negara', 'provinsi', 'kota', 'timezone', 'webId'),
			...textNull(
				'poliKlinikId',
				'artikelId',
				'kategoriArtikelId',
				'layananId',
				'fasilitasId',
				'komunitasId',
				'mitraId',
			),
			...textNull('dokterId'),
			latitude: { type: 'double precision', null: true },
			longitude: { type: 'double precision', null: true },
			...int('createdAt'),
		},
		{ index: [['createdAt']] },
	)
	// A new comment is not seen by anybody yet; allowing, changing or deleting one is a change of content.
	await bumpOnWrite(db, kind, 'artikelKomentar', ['update', 'delete'])
}
