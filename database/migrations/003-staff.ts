import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { createPeristiwa, recordPeristiwa } from './peristiwa.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { createTable, idOf, idOrNull, int, intOr, intOrNull, text, textOrNull } from './table.ts'

/** The staff app: accounts and sessions, the audit trail, the history of content, uploaded pictures and live pages. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createAccounts(db)
	await createAudit(db, kind)
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
	await createPeristiwa(db, kind)
	await recordPeristiwa(db, kind, 'artikelKomentar', 'komentar')
	// An ended session closes its stream; changed roles change what a stream may tell.
	await recordPeristiwa(db, kind, 'stafSesi', 'sesi', ['delete'])
	await recordPeristiwa(db, kind, 'staf', 'sesi', ['update of "aktif", "peran"'])
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
 * Each entry has the hash of the one before it. `stafId` is no reference: deleting an account would change its entries.
 */
async function createAudit(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'audit',
		{
			stafId: textOrNull,
			stafNama: text,
			aksi: text,
			sumber: text,
			sumberId: text,
			label: text,
			sebelum: textOrNull,
			sesudah: textOrNull,
			createdAt: int,
			urutan: int,
			hashSebelum: text,
			hash: text,
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
		'auditRantai',
		{ id: int, urutan: int, hash: text, hapusUrutan: int, hapusHash: text },
		{ primaryKey: ['id'] },
	)
	await sql`insert into "auditRantai" ("id", "urutan", "hash", "hapusUrutan", "hapusHash")
		values (1, 0, '', 0, '')`.execute(db)
	for (const statement of refuseAuditChanges[kind]) await sql.raw(statement).execute(db)
}

/** Retention may delete up to the place that it wrote into `auditRantai`. */
const refuseAuditChanges = {
	postgres: [
		`create function "tolakUbahAudit"() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' then
				if old."urutan" <= (select "hapusUrutan" from "auditRantai" where "id" = 1) then
					return old;
				end if;
			end if;
			raise exception 'the audit trail is append-only';
		end $$`,
		`create trigger "audit_tetap" before update or delete on "audit"
		for each row execute function "tolakUbahAudit"()`,
		`create trigger "audit_tetap_semua" before truncate on "audit"
		for each statement execute function "tolakUbahAudit"()`,
	],
	sqlite: [
		`create trigger "audit_tetap_update" before update on "audit"
		begin select raise(abort, 'the audit trail is append-only'); end`,
		`create trigger "audit_tetap_delete" before delete on "audit"
		when old."urutan" > (select "hapusUrutan" from "auditRantai" where "id" = 1)
		begin select raise(abort, 'the audit trail is append-only'); end`,
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
