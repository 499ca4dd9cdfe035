import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { createTable, foldedText, idOf, idOrNull, int, intOr, intOrNull, text, textOr, textOrNull } from './table.ts'

/** The cart of a member, reservations and their changes, and the notifications about reservations and comments. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createReservations(db, kind)
	await createNotifications(db)
}

async function createReservations(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
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
			status: textOr('baru'),
			asal: textOr('situs'),
			catatan: textOr(''),
			bayar: textOr('belum'),
			metodeBayar: textOr(''),
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
	for (const statement of forgetRincian[kind]) await sql.raw(statement).execute(db)
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
}

const emptied = `update "peristiwa" set "rincian" = null where "sumber" = 'reservasi' and "sumberId" = old."id"`

/** What events say about the patients of a reservation is deleted with it. */
const forgetRincian = {
	postgres: [
		`create function "lupakanRincian"() returns trigger language plpgsql as $$ begin ${emptied}; return null; end $$`,
		`create trigger "shopReservasi_rincian" after delete on "shopReservasi"
		for each row execute function "lupakanRincian"()`,
	],
	sqlite: [`create trigger "shopReservasi_rincian" after delete on "shopReservasi" begin ${emptied}; end`],
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
	await createTable(db, 'notifikasi', {
		surelTersedia: intOr(0),
		surelPasien: intOr(1),
		pengingat: intOr(1),
		reservasiPeran: textOr('["pendaftaran"]'),
		reservasiAlamat: textOr(''),
		reservasiCara: textOr('langsung'),
		komentarPeran: textOr('["moderator"]'),
		komentarAlamat: textOr(''),
		komentarCara: textOr('langsung'),
		ringkasanJam: intOr(7),
		simpanHari: intOr(90),
		surelDibuat: textOr(''),
		surelDikonfirmasi: textOr(''),
		surelDijadwalkanUlang: textOr(''),
		surelDiubah: textOr(''),
		surelPengingat: textOr(''),
		surelBatal: textOr(''),
	})
	await sql`insert into "notifikasi" ("id") values ('utama')`.execute(db)
	await createTable(db, 'webhook', {
		nama: text,
		url: text,
		rahasia: text,
		peristiwa: text,
		dataPribadi: intOr(0),
		aktif: intOr(1),
		createdAt: int,
	})
	await createTable(
		db,
		'kotakKeluar',
		{
			peristiwa: text,
			saluran: text,
			alamat: textOrNull,
			webhookId: idOrNull('webhook', 'cascade'),
			reservasiId: idOrNull('shopReservasi', 'cascade'),
			komentarId: idOrNull('artikelKomentar', 'cascade'),
			isi: text,
			status: textOr('menunggu'),
			percobaan: intOr(0),
			berikutAt: int,
			galat: textOr(''),
			createdAt: int,
			terkirimAt: intOrNull,
		},
		{ index: [['status', 'berikutAt'], ['createdAt', 'id'], ['webhookId'], ['reservasiId'], ['komentarId']] },
	)
}
