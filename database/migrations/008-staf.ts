import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { fk, int, tableCreator, text, textNull } from './table.ts'

/** The staff room: who may come in, what each of them changed, and where changed addresses lead. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const createTable = tableCreator(db, kind)
	await createTable(
		'staf',
		{
			...text('nama', 'email', 'peran', 'createdAt', 'updatedAt'),
			...textNull('foto'),
			...int('emailTerverifikasi', 'aktif', 'totpAktif'),
		},
		{ unique: [['email']] },
	)
	await createTable(
		'stafAkun',
		{
			...fk('stafId', 'staf'),
			...text('accountId', 'providerId', 'createdAt', 'updatedAt'),
			...textNull('password', 'accessToken', 'refreshToken', 'idToken', 'scope'),
			...textNull('accessTokenExpiresAt', 'refreshTokenExpiresAt'),
		},
		{ unique: [['stafId', 'providerId']] },
	)
	await createTable(
		'stafSesi',
		{
			...fk('stafId', 'staf'),
			...text('token', 'expiresAt', 'createdAt', 'updatedAt'),
			...textNull('ipAddress', 'userAgent'),
		},
		{ unique: [['token']], index: [['stafId'], ['expiresAt']] },
	)
	await createTable(
		'stafVerifikasi',
		{ ...text('identifier', 'value', 'expiresAt', 'createdAt', 'updatedAt') },
		{ index: [['identifier'], ['expiresAt']] },
	)
	await createTable(
		'stafTotp',
		{
			...fk('stafId', 'staf'),
			...text('secret', 'backupCodes'),
			...int('verified'),
			failedVerificationCount: { type: 'bigint', null: true },
			...textNull('lockedUntil'),
		},
		{ index: [['stafId']] },
	)
	await createTable(
		'stafTautan',
		{ ...fk('stafId', 'staf'), ...text('tokenHash'), ...int('expiredAt') },
		{ primaryKey: ['stafId'], unique: [['tokenHash']] },
	)
	await createTable(
		'stafGagal',
		{ ...text('kunci'), ...int('jumlah', 'terakhirAt') },
		{ primaryKey: ['kunci'], index: [['terakhirAt']] },
	)
	await createTable(
		'audit',
		{
			...fk('stafId', 'staf', 'set null', true),
			...text('stafNama', 'aksi', 'sumber', 'sumberId', 'label'),
			...textNull('sebelum', 'sesudah'),
			...int('createdAt'),
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
		'alihan',
		{ ...text('tabel', 'uri', 'sumberId'), ...int('createdAt') },
		{ primaryKey: ['tabel', 'uri'], index: [['tabel', 'sumberId']] },
	)
	await createTable(
		'gambar',
		{ ...text('folder', 'file', 'alt'), ...int('lebar', 'tinggi', 'createdAt') },
		{ unique: [['folder', 'file']], index: [['createdAt', 'id']] },
	)
}
