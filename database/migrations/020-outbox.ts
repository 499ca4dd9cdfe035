import { type Kysely, sql } from 'kysely'
import { type Column, createTable, idOrNull, int, intOrNull, text, textOrNull } from './table.ts'

const empty: Column = { type: 'text', default: '' }
const flag = (value: 0 | 1): Column => ({ type: 'bigint', default: value })

/** Notifications: their settings in one row, webhooks, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTable(db, 'notifikasi', {
		surelTersedia: flag(0),
		surelPasien: flag(1),
		pengingat: flag(1),
		reservasiPeran: { type: 'text', default: '["pendaftaran"]' },
		reservasiAlamat: empty,
		reservasiCara: { type: 'text', default: 'langsung' },
		komentarPeran: { type: 'text', default: '["moderator"]' },
		komentarAlamat: empty,
		komentarCara: { type: 'text', default: 'langsung' },
		ringkasanJam: { type: 'bigint', default: 7 },
		simpanHari: { type: 'bigint', default: 90 },
		surelDibuat: empty,
		surelDikonfirmasi: empty,
		surelDijadwalkanUlang: empty,
		surelDiubah: empty,
		surelPengingat: empty,
		surelBatal: empty,
	})
	await sql`insert into "notifikasi" ("id") values ('utama')`.execute(db)
	await createTable(db, 'webhook', {
		nama: text,
		url: text,
		rahasia: text,
		peristiwa: text,
		dataPribadi: flag(0),
		aktif: flag(1),
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
			status: { type: 'text', default: 'menunggu' },
			percobaan: { type: 'bigint', default: 0 },
			berikutAt: int,
			galat: empty,
			createdAt: int,
			terkirimAt: intOrNull,
		},
		{
			index: [['status', 'berikutAt'], ['createdAt', 'id'], ['webhookId'], ['reservasiId'], ['komentarId']],
		},
	)
}
