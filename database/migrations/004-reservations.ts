import { type Kysely, sql } from 'kysely'
import {
	type Column,
	createTables,
	type DatabaseKind,
	encrypted,
	encryptedOrEmpty,
	foldedOr,
	idOf,
	idOrNull,
	int,
	intOr,
	intOrNull,
	table,
	text,
	textOr,
	textOrNull,
} from './table.ts'

/** The cart of a member, reservations and their changes. */
const reservationTables = {
	shopKeranjang: table(
		{ memberId: idOf('member'), pasienId: idOf('memberPasien'), shopItemId: idOf('shopItem'), createdAt: int },
		{ unique: ['pasienId, shopItemId'], index: ['memberId, createdAt, id', 'shopItemId'] },
	),
	shopReservasi: table(
		{
			kode: text,
			memberId: idOf('member', 'restrict'),
			atasNama: text,
			noTelp: text,
			tanggalVisit: text,
			/** The window of arrival, `07:00-09:00`, as it was chosen; empty without one. */
			jamDatang: textOr(''),
			total: int,
			idempotencyKey: textOrNull,
			status: textOr<'menunggu' | 'baru' | 'dikonfirmasi' | 'hadir' | 'selesai' | 'batal' | 'tidak-hadir'>('baru'),
			/** On the waiting list: the place in the line of its day, and until when a place is held for it. */
			urutanTunggu: intOrNull,
			ditawarkanSampai: intOrNull,
			/** Made by the visitor on the site, or by staff at the desk. */
			asal: textOr<'situs' | 'meja'>('situs'),
			/** Of staff, for staff only. */
			catatan: encryptedOrEmpty,
			bayar: textOr<'belum' | 'sebagian' | 'lunas'>('belum'),
			metodeBayar: textOr(''),
			/** When the patient came. */
			hadirAt: intOrNull,
			/** See search/reservasi-search-text.ts. */
			cari: foldedOr(''),
			createdAt: int,
		},
		{
			unique: ['kode', 'memberId, idempotencyKey'],
			index: ['tanggalVisit, id', 'createdAt, id', 'tanggalVisit, status, id', 'status, tanggalVisit, id'],
		},
	),
	/** Names and price are copies: a reservation outlives the package and the patient. */
	shopReservasiItem: table(
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
		{ index: ['reservasiId, urutan', 'shopItemId, reservasiId', 'pasienId'] },
	),
}

/** The desk: its queue, and registrations that visitors send by WhatsApp. */
const deskTables = {
	/** The last number of each letter on a day. Check-ins of one letter wait here for each other, so no number is given twice. */
	antreanNomor: table({ tanggal: text, huruf: text, terakhir: int }, { primaryKey: ['tanggal', 'huruf'] }),
	antrean: table(
		{
			tanggal: text,
			huruf: text,
			nomor: int,
			reservasiId: idOf('shopReservasi'),
			status: textOr<'menunggu' | 'dipanggil' | 'dilewati' | 'selesai'>('menunggu'),
			/** The name of the counter that called it. */
			loket: textOrNull,
			/** When it was last called. */
			dipanggilAt: intOrNull,
			createdAt: int,
		},
		{ unique: ['tanggal, huruf, nomor', 'reservasiId'], index: ['tanggal, status, createdAt, nomor'] },
	),
	/** What the message is about; who sends it stands in the message alone. */
	drafWa: table(
		{
			kode: text,
			/** The name of the doctor. */
			dokter: text,
			/** Empty when the visitor chose none. */
			tanggal: text,
			jaminan: text,
			status: textOr<'menunggu' | 'selesai' | 'dibuang'>('menunggu'),
			createdAt: int,
		},
		{ index: ['kode', 'createdAt, id'] },
	),
}

/** Notifications about reservations and comments. */
export const notificationTables = {
	/** One row: what is sent to whom. An empty text stands for the default. */
	notifikasi: table({
		/** 1 when the server was last started with SMTP_URL. */
		surelTersedia: intOr(0),
		/** 1 when patients get e-mail about their reservation. */
		surelPasien: intOr(1),
		/** 1 when patients get a reminder on the day before. */
		pengingat: intOr(1),
		/** JSON: the roles whose staff are notified of a new reservation; and further addresses, one per line. */
		reservasiPeran: textOr('["pendaftaran"]'),
		reservasiAlamat: textOr(''),
		reservasiCara: textOr<'langsung' | 'harian'>('harian'),
		/** The same for a new comment. */
		komentarPeran: textOr('["moderator"]'),
		komentarAlamat: textOr(''),
		komentarCara: textOr<'langsung' | 'harian'>('harian'),
		/** The hour of the daily digest in WIB. */
		ringkasanJam: intOr(7),
		/** Days until a row of the outbox that is done is deleted. */
		simpanHari: intOr(90),
		surelDibuat: textOr(''),
		surelDikonfirmasi: textOr(''),
		surelDijadwalkanUlang: textOr(''),
		surelDiubah: textOr(''),
		surelPengingat: textOr(''),
		surelBatal: textOr(''),
		surelDitawari: textOr(''),
		surelMemilih: textOr(''),
	}),
	/** What the owner of an address said about mail, and how much it got. */
	emailAlamat: table(
		{
			/** A keyed hash, see server/keys/mail-addresses.ts. */
			alamat: text,
			keputusan: textOr<'belum' | 'setuju' | 'berhenti'>('belum'),
			/** The row of `kotakKeluar` that was its only mail before a confirmation. */
			pertamaId: textOrNull,
			/** The mails of that day. */
			hari: textOr(''),
			jumlah: intOr(0),
			/** When it last got mail or an answer. */
			seenAt: int,
		},
		{ primaryKey: ['alamat'], index: ['seenAt'] },
	),
	webhook: table({
		nama: text,
		url: text,
		rahasia: encrypted,
		/** JSON: the events that it gets. */
		peristiwa: text,
		/** 1 when personal data is sent too. */
		dataPribadi: intOr(0),
		aktif: intOr(1),
		createdAt: int,
	}),
	/**
	 * One message to one recipient. Its id is also the `webhook-id`, and the Message-ID of an e-mail. It names no patient:
	 * names and addresses are read when it is sent.
	 */
	kotakKeluar: table(
		{
			peristiwa: text,
			saluran: text as Column<'surel' | 'webhook'>,
			/** The address of staff; null for the patient and for a webhook. */
			alamat: textOrNull,
			webhookId: idOrNull('webhook', 'cascade'),
			reservasiId: idOrNull('shopReservasi', 'cascade'),
			komentarId: idOrNull('artikelKomentar', 'cascade'),
			/** JSON: facts of the time of the event, such as code and day. */
			isi: text,
			/** `dilewati`: what it reports no longer applies. */
			status: textOr<'menunggu' | 'terkirim' | 'gagal' | 'dilewati'>('menunggu'),
			percobaan: intOr(0),
			/** When it is due. A worker that sends it moves this ahead; after a crash it is due again then. */
			berikutAt: int,
			/** Why the last attempt failed; empty without one. */
			galat: textOr(''),
			createdAt: int,
			terkirimAt: intOrNull,
		},
		{ index: ['status, berikutAt', 'createdAt, id', 'webhookId', 'reservasiId', 'komentarId'] },
	),
}

export const tables = { ...reservationTables, ...deskTables, ...notificationTables }

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTables(db, kind, tables)
	for (const statement of forgetRincian[kind]) await sql.raw(statement).execute(db)
	await sql`insert into "notifikasi" ("id") values ('utama')`.execute(db)
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
