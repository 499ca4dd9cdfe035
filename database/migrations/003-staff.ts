import { type Kysely, sql } from 'kysely'
import { bumpRevisionOnWrite } from './revision.ts'
import {
	type Column,
	createTables,
	type DatabaseKind,
	encryptedAnyRow,
	encryptedOrNull,
	idOf,
	idOrNull,
	int,
	intOr,
	intOrNull,
	table,
	text,
	textOrNull,
} from './table.ts'

/**
 * The staff app: accounts and sessions, events, the history of content and uploaded pictures. better-auth reads and writes
 * the first six. It stores times as ISO text and booleans as 1 or 0.
 */
export const tables = {
	staf: table(
		{
			nama: text,
			email: text,
			emailTerverifikasi: int,
			foto: textOrNull,
			/** Built-in roles, and ids of `peranSendiri`, as a JSON array. */
			peran: text,
			/** The clinics that the account is limited to, as a JSON array of ids; empty for all. */
			poliKlinik: text,
			/** 0 for a disabled account. */
			aktif: int,
			totpAktif: int,
			createdAt: text,
			updatedAt: text,
		},
		{ unique: ['email'] },
	),
	/** A sign-in method. Ours is the password alone: one row per person, once it is set. */
	stafAkun: table(
		{
			stafId: idOf('staf'),
			accountId: text,
			providerId: text,
			/** Salt and scrypt of the password. */
			password: textOrNull,
			accessToken: textOrNull,
			refreshToken: textOrNull,
			idToken: textOrNull,
			accessTokenExpiresAt: textOrNull,
			refreshTokenExpiresAt: textOrNull,
			scope: textOrNull,
			createdAt: text,
			updatedAt: text,
		},
		{ unique: ['stafId, providerId'] },
	),
	stafSesi: table(
		{
			stafId: idOf('staf'),
			token: text,
			expiresAt: text,
			ipAddress: textOrNull,
			userAgent: textOrNull,
			createdAt: text,
			updatedAt: text,
			/** When its owner last gave password or passkey again; 0 for never. */
			dikonfirmasiAt: intOr(0),
		},
		{ unique: ['token'], index: ['stafId', 'expiresAt'] },
	),
	/** A sign-in between password and TOTP code. */
	stafVerifikasi: table(
		{ identifier: text, value: text, expiresAt: text, createdAt: text, updatedAt: text },
		{ index: ['identifier', 'expiresAt'] },
	),
	stafTotp: table(
		{
			stafId: idOf('staf'),
			secret: encryptedAnyRow,
			backupCodes: encryptedAnyRow,
			verified: int,
			failedVerificationCount: intOrNull,
			lockedUntil: textOrNull,
		},
		{ index: ['stafId'] },
	),
	/** A passkey, as WebAuthn names its parts. */
	stafPasskey: table(
		{
			stafId: idOf('staf'),
			nama: textOrNull,
			credentialId: text,
			publicKey: text,
			counter: int,
			deviceType: text,
			backedUp: int,
			transports: textOrNull,
			aaguid: textOrNull,
			createdAt: textOrNull,
		},
		{ unique: ['credentialId'], index: ['stafId'] },
	),
	/** A link to set a password. */
	stafTautan: table(
		{
			stafId: idOf('staf'),
			/** SHA-256 in hexadecimal; the token itself is not stored. */
			tokenHash: text,
			expiredAt: int,
			/** 1 when its use removes the second factor. */
			hapusFaktor: intOr(0),
		},
		{ primaryKey: ['stafId'], unique: ['tokenHash'] },
	),
	/** Failed sign-ins per account, and per account and network or known device. */
	stafGagal: table(
		{
			/** A hash, so that the table names neither account nor address. */
			kunci: text,
			jumlah: int,
			terakhirAt: int,
		},
		{ primaryKey: ['kunci'], index: ['terakhirAt'] },
	),
	/** A TOTP code that was used a few minutes ago at most. */
	stafKodeTerpakai: table(
		{ stafId: idOf('staf'), kode: text, createdAt: int },
		{ primaryKey: ['stafId', 'kode'], index: ['createdAt'] },
	),

	/** A role that the hospital has made; `hak` is a JSON array of rights: `dokter:ubah`. */
	peranSendiri: table({ nama: text, hak: text, createdAt: int }, { unique: ['nama'] }),

	/**
	 * What happened: a change, a sign-in, a look at a patient's data. Written in the transaction of the change itself, and
	 * append-only: each event has the hash of the one before it.
	 */
	peristiwa: table(
		{
			/** No reference: deleting an account would change its events. */
			stafId: textOrNull,
			/** Empty when a visitor did it; `Sistem` for the server itself. */
			stafNama: text,
			aksi: text,
			sumber: text,
			sumberId: text,
			/** The name of the record. */
			label: text,
			/** The record as JSON before and after the change; NIK and secrets are masked. */
			sebelum: textOrNull,
			sesudah: textOrNull,
			/** Words about a patient as JSON. Not part of the hash: they are deleted with the patient's data. */
			rincian: encryptedOrNull,
			createdAt: int,
			/** The number in the chain, without gaps; null until server/peristiwa/number-events.ts has seen the commit. */
			urutan: intOrNull,
			hashSebelum: textOrNull,
			hash: textOrNull,
		},
		{ unique: ['urutan'], index: ['createdAt, id', 'sumber, sumberId, createdAt', 'stafId, createdAt'] },
	),
	/** One row: the end of the chain, and where it begins after retention has deleted events. */
	peristiwaRantai: table(
		{ id: int, urutan: int, hash: text, hapusUrutan: int, hapusHash: text },
		{ primaryKey: ['id'] },
	),
	/** How far a reader has read the events. */
	pembacaPeristiwa: table({ nama: text, urutan: int }, { primaryKey: ['nama'] }),

	/** One state of an article's form. */
	artikelVersi: table(
		{
			/** Null for the autosaved copy of a new article. */
			artikelId: idOrNull('artikel', 'cascade'),
			/** Autosaved, the current draft, a former draft, or a saved state of the article itself. */
			jenis: text as Column<'otomatis' | 'konsep' | 'konsep-lama' | 'simpan'>,
			/** The form's values as JSON. */
			isi: text,
			/** Empty for a state that the article had before its first recorded change. */
			stafId: text,
			stafNama: text,
			createdAt: int,
		},
		{ index: ['artikelId, createdAt, id', 'stafId, jenis', 'jenis, createdAt'] },
	),
	/** A deleted row of content, as JSON. Staff can restore it; retention deletes it later. */
	sampah: table(
		{ sumber: text, sumberId: text, label: text, isi: text, stafNama: text, createdAt: int },
		{ unique: ['sumber, sumberId'], index: ['createdAt, id'] },
	),
	/** Rows that a deletion cascaded to, as JSON by table. Undo restores them; retention deletes them later. */
	ikutTerhapus: table(
		{ tabel: text, sumberId: text, isi: text, createdAt: int },
		{ primaryKey: ['tabel', 'sumberId'], index: ['createdAt'] },
	),
	/** A link of the content that visitors cannot open; each weekly check replaces the list. */
	tautanMati: table({ url: text, alasan: text, sumber: text, sumberId: textOrNull, label: text, createdAt: int }),
	/** The former address of a page; it redirects to the current one. */
	alihan: table(
		{ tabel: text, uri: text, sumberId: text, createdAt: int },
		{ primaryKey: ['tabel', 'uri'], index: ['tabel, sumberId'] },
	),

	/** An uploaded picture. */
	gambar: table(
		{
			folder: text,
			file: text,
			/** The alt text; empty until staff write one. */
			alt: text,
			/** 1 for a decorative picture: its alt text stays empty. */
			hiasan: intOr(0),
			lebar: int,
			tinggi: int,
			createdAt: int,
		},
		{ unique: ['folder, file'], index: ['createdAt, id'] },
	),
	/** A decision of the set-up guide: a skipped step, `tutup` when an administrator has closed it, or DEMO_REMOVED. */
	panduan: table({ langkah: text, createdAt: int }, { primaryKey: ['langkah'] }),
	/** A key of another system. Only its SHA-256 is stored. */
	kunciApi: table(
		{
			nama: text,
			tokenHash: text,
			/** Its last characters. */
			akhir: text,
			/** JSON list of scopes. */
			cakupan: text,
			/** Who made it. */
			stafNama: text,
			createdAt: int,
			kedaluwarsaAt: int,
			/** Accurate to a minute. */
			dipakaiAt: intOrNull,
			dicabutAt: intOrNull,
		},
		{ unique: ['tokenHash'] },
	),
	/** A kind of content that another system keeps, and what it sent last. */
	sinkronisasi: table(
		{
			jenis: text as Column<'poli-klinik' | 'dokter' | 'jadwal' | 'cuti'>,
			kunciNama: text,
			diterimaAt: int,
			berubahAt: int,
			/** The counts of the last sending as JSON. */
			jumlah: text,
		},
		{ primaryKey: ['jenis'] },
	),
	/** One row at most: the columns that the desk copies for the hospital's information system, as a JSON array. */
	simrs: table({ kolom: text }),
}

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTables(db, kind, tables)
	await sql`insert into "peristiwaRantai" ("id", "urutan", "hash", "hapusUrutan", "hapusHash")
		values (1, 0, '', 0, '')`.execute(db)
	await sql`insert into "pembacaPeristiwa" ("nama", "urutan") values ('kotak-keluar', 0)`.execute(db)
	for (const statement of appendOnly[kind]) await sql.raw(statement).execute(db)
	// Pages contain the alt texts.
	await bumpRevisionOnWrite(db, kind, 'gambar')
}

const content = '"id", "stafId", "stafNama", "aksi", "sumber", "sumberId", "label", "sebelum", "sesudah", "createdAt"'

/**
 * An event gets its number once, its `rincian` can only be emptied or encrypted with another key, and nothing else changes. Retention may delete up to
 * the place that it wrote into `peristiwaRantai`.
 */
const updates = [
	{ name: 'isi', columns: content, when: '1 = 1' },
	{ name: 'urutan', columns: '"urutan", "hashSebelum", "hash"', when: 'old."urutan" is not null' },
	{
		name: 'rincian',
		columns: '"rincian"',
		when: `new."rincian" is not null
			and (old."rincian" is null or substr(new."rincian", 1, 9) = substr(old."rincian", 1, 9))`,
	},
]
const appendOnly = {
	postgres: [
		`create function "tolakUbahPeristiwa"() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' then
				if old."urutan" <= (select "hapusUrutan" from "peristiwaRantai" where "id" = 1) then
					return old;
				end if;
			end if;
			raise exception 'events are append-only';
		end $$`,
		...updates.map(
			({ name, columns, when }) => `create trigger "peristiwa_tetap_${name}" before update of ${columns} on "peristiwa"
			for each row when (${when}) execute function "tolakUbahPeristiwa"()`,
		),
		`create trigger "peristiwa_tetap_hapus" before delete on "peristiwa"
		for each row execute function "tolakUbahPeristiwa"()`,
		`create trigger "peristiwa_tetap_semua" before truncate on "peristiwa"
		for each statement execute function "tolakUbahPeristiwa"()`,
	],
	sqlite: [
		...updates.map(
			({ name, columns, when }) => `create trigger "peristiwa_tetap_${name}" before update of ${columns} on "peristiwa"
			when ${when} begin select raise(abort, 'events are append-only'); end`,
		),
		`create trigger "peristiwa_tetap_hapus" before delete on "peristiwa"
		when old."urutan" is null or old."urutan" > (select "hapusUrutan" from "peristiwaRantai" where "id" = 1)
		begin select raise(abort, 'events are append-only'); end`,
	],
}
