import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { createTable, idOf, idOrNull, int, intOrNull, text, textOrNull } from './table.ts'

/** The staff app: accounts and sessions, the audit log, undo, redirects and uploaded pictures. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createAccounts(db)
	await createTable(
		db,
		'audit',
		{
			stafId: idOrNull('staf', 'set null'),
			stafNama: text,
			aksi: text,
			sumber: text,
			sumberId: text,
			label: text,
			sebelum: textOrNull,
			sesudah: textOrNull,
			createdAt: int,
		},
		{
			index: [
				['createdAt', 'id'],
				['sumber', 'sumberId', 'createdAt'],
				['stafId', 'createdAt'],
			],
		},
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
	await createTable(
		db,
		'gambar',
		{
			folder: text,
			file: text,
			alt: text,
			hiasan: { type: 'bigint', default: 0 },
			lebar: int,
			tinggi: int,
			createdAt: int,
		},
		{ unique: [['folder', 'file']], index: [['createdAt', 'id']] },
	)
	// Pages contain the alt texts.
	await bumpRevisionOnWrite(db, kind, 'gambar')
}

/** better-auth reads and writes the first five. It stores times as ISO text and booleans as 1 or 0. */
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
		'stafTautan',
		{ stafId: idOf('staf'), tokenHash: text, expiredAt: int },
		{ primaryKey: ['stafId'], unique: [['tokenHash']] },
	)
	await createTable(
		db,
		'stafGagal',
		{ kunci: text, jumlah: int, terakhirAt: int },
		{ primaryKey: ['kunci'], index: [['terakhirAt']] },
	)
}
