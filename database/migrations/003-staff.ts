import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { createTable, idOf, idOrNull, int, intOr, intOrNull, text, textOrNull } from './table.ts'

/** The staff app: accounts and sessions, events, the history of content and uploaded pictures. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createAccounts(db)
	await createPeristiwa(db, kind)
	await createHistory(db)
	await createTable(
		db,
		'gambar',
		{ folder: text, file: text, alt: text, hiasan: intOr(0), lebar: int, tinggi: int, createdAt: int },
		{ unique: [['folder', 'file']], index: [['createdAt', 'id']] },
	)
	// Pages contain the alt texts.
	await bumpRevisionOnWrite(db, kind, 'gambar')
	await createTable(db, 'panduan', { langkah: text, createdAt: int }, { primaryKey: ['langkah'] })
	await createTable(db, 'simrs', { kolom: text })
}

/** better-auth reads and writes the first six. It stores times as ISO text and booleans as 1 or 0. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'staf',
		{
			nama: text,
			email: text,
			emailTerverifikasi: int,
			foto: textOrNull,
			peran: text,
			aktif: int,
			totpAktif: int,
			createdAt: text,
			updatedAt: text,
		},
		{ unique: [['email']] },
	)
	await createTable(
		db,
		'stafAkun',
		{
			stafId: idOf('staf'),
			accountId: text,
			providerId: text,
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
		{ unique: [['stafId', 'providerId']] },
	)
	await createTable(
		db,
		'stafSesi',
		{
			stafId: idOf('staf'),
			token: text,
			expiresAt: text,
			ipAddress: textOrNull,
			userAgent: textOrNull,
			createdAt: text,
			updatedAt: text,
			dikonfirmasiAt: intOr(0),
		},
		{ unique: [['token']], index: [['stafId'], ['expiresAt']] },
	)
	await createTable(
		db,
		'stafVerifikasi',
		{ identifier: text, value: text, expiresAt: text, createdAt: text, updatedAt: text },
		{ index: [['identifier'], ['expiresAt']] },
	)
	await createTable(
		db,
		'stafTotp',
		{
			stafId: idOf('staf'),
			secret: text,
			backupCodes: text,
			verified: int,
			failedVerificationCount: intOrNull,
			lockedUntil: textOrNull,
		},
		{ index: [['stafId']] },
	)
	await createTable(
		db,
		'stafPasskey',
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
		{ unique: [['credentialId']], index: [['stafId']] },
	)
	await createTable(
		db,
		'stafTautan',
		{ stafId: idOf('staf'), tokenHash: text, expiredAt: int, hapusFaktor: intOr(0) },
		{ primaryKey: ['stafId'], unique: [['tokenHash']] },
	)
	await createTable(
		db,
		'stafGagal',
		{ kunci: text, jumlah: int, terakhirAt: int },
		{ primaryKey: ['kunci'], index: [['terakhirAt']] },
	)
	await createTable(
		db,
		'stafKodeTerpakai',
		{ stafId: idOf('staf'), kode: text, createdAt: int },
		{ primaryKey: ['stafId', 'kode'], index: [['createdAt']] },
	)
}

/**
 * What happened, append-only: each event has the hash of the one before it. `stafId` is no reference: deleting an account
 * would change its events.
 */
async function createPeristiwa(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'peristiwa',
		{
			stafId: textOrNull,
			stafNama: text,
			aksi: text,
			sumber: text,
			sumberId: text,
			label: text,
			sebelum: textOrNull,
			sesudah: textOrNull,
			rincian: textOrNull,
			createdAt: int,
			urutan: intOrNull,
			hashSebelum: textOrNull,
			hash: textOrNull,
		},
		{
			unique: [['urutan']],
			index: [
				['createdAt', 'id'],
				['sumber', 'sumberId', 'createdAt'],
				['stafId', 'createdAt'],
			],
		},
	)
	await createTable(
		db,
		'peristiwaRantai',
		{ id: int, urutan: int, hash: text, hapusUrutan: int, hapusHash: text },
		{ primaryKey: ['id'] },
	)
	await sql`insert into "peristiwaRantai" ("id", "urutan", "hash", "hapusUrutan", "hapusHash")
		values (1, 0, '', 0, '')`.execute(db)
	await createTable(db, 'pembacaPeristiwa', { nama: text, urutan: int }, { primaryKey: ['nama'] })
	await sql`insert into "pembacaPeristiwa" ("nama", "urutan") values ('kotak-keluar', 0)`.execute(db)
	for (const statement of appendOnly[kind]) await sql.raw(statement).execute(db)
}

const content = '"id", "stafId", "stafNama", "aksi", "sumber", "sumberId", "label", "sebelum", "sesudah", "createdAt"'

/**
 * An event gets its number once, its `rincian` can only be emptied, and nothing else changes. Retention may delete up to
 * the place that it wrote into `peristiwaRantai`.
 */
const updates = [
	{ name: 'isi', columns: content, when: '1 = 1' },
	{ name: 'urutan', columns: '"urutan", "hashSebelum", "hash"', when: 'old."urutan" is not null' },
	{ name: 'rincian', columns: '"rincian"', when: 'new."rincian" is not null' },
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

/** Versions of articles, the trash, what undo restores, and former addresses. */
async function createHistory(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'artikelVersi',
		{
			artikelId: idOrNull('artikel', 'cascade'),
			jenis: text,
			isi: text,
			stafId: text,
			stafNama: text,
			createdAt: int,
		},
		{
			index: [
				['artikelId', 'createdAt', 'id'],
				['stafId', 'jenis'],
				['jenis', 'createdAt'],
			],
		},
	)
	await createTable(
		db,
		'sampah',
		{ sumber: text, sumberId: text, label: text, isi: text, stafNama: text, createdAt: int },
		{ unique: [['sumber', 'sumberId']], index: [['createdAt', 'id']] },
	)
	await createTable(
		db,
		'ikutTerhapus',
		{ tabel: text, sumberId: text, isi: text, createdAt: int },
		{ primaryKey: ['tabel', 'sumberId'], index: [['createdAt']] },
	)
	await createTable(
		db,
		'alihan',
		{ tabel: text, uri: text, sumberId: text, createdAt: int },
		{ primaryKey: ['tabel', 'uri'], index: [['tabel', 'sumberId']] },
	)
}
