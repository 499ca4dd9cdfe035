import type { Generated } from 'kysely'

/**
 * The tables of the staff room. The first five are read and written by better-auth too, which keeps times as ISO text
 * and yes or no as 1 or 0; the others are as everywhere else.
 */
export interface StaffSchema {
	staf: StafTable
	stafAkun: StafAkunTable
	stafSesi: StafSesiTable
	stafVerifikasi: StafVerifikasiTable
	stafTotp: StafTotpTable
	stafTautan: StafTautanTable
	stafGagal: StafGagalTable
	audit: AuditTable
	alihan: AlihanTable
	gambar: GambarTable
	ikutTerhapus: IkutTerhapusTable
}

export interface StafTable {
	id: string
	nama: string
	email: string
	emailTerverifikasi: number
	foto: string | null
	peran: 'admin' | 'redaksi' | 'moderator' | 'pendaftaran'
	/** 0 for somebody who may no longer come in. */
	aktif: number
	totpAktif: number
	createdAt: string
	updatedAt: string
}

/** How somebody signs in; here only by password, so one row each once it is set. */
export interface StafAkunTable {
	id: string
	stafId: string
	accountId: string
	providerId: string
	/** Salt and scrypt of the password. */
	password: string | null
	accessToken: string | null
	refreshToken: string | null
	idToken: string | null
	accessTokenExpiresAt: string | null
	refreshTokenExpiresAt: string | null
	scope: string | null
	createdAt: string
	updatedAt: string
}

export interface StafSesiTable {
	id: string
	stafId: string
	token: string
	expiresAt: string
	ipAddress: string | null
	userAgent: string | null
	createdAt: string
	updatedAt: string
}

/** What is under way between password and code. */
export interface StafVerifikasiTable {
	id: string
	identifier: string
	value: string
	expiresAt: string
	createdAt: string
	updatedAt: string
}

export interface StafTotpTable {
	id: string
	stafId: string
	/** Both encrypted. */
	secret: string
	backupCodes: string
	verified: number
	failedVerificationCount: number | null
	lockedUntil: string | null
}

/** The one link with which somebody can set a password; the token itself is nowhere. */
export interface StafTautanTable {
	stafId: string
	/** SHA-256 in hexadecimal digits. */
	tokenHash: string
	expiredAt: number
}

/** Wrong passwords by account and address. */
export interface StafGagalTable {
	/** A hash: who tried what is nobody's business later. */
	kunci: string
	jumlah: number
	terakhirAt: number
}

/** Every change: who, when, what before and after. Outlives whom and what it tells of. */
export interface AuditTable {
	id: string
	stafId: string | null
	stafNama: string
	aksi: string
	sumber: string
	sumberId: string
	/** What people call it. */
	label: string
	/** JSON of what was and what is; NIK and secrets are masked. */
	sebelum: string | null
	sesudah: string | null
	createdAt: number
}

/** The address that a page had before; it leads to what is there now. */
export interface AlihanTable {
	tabel: string
	uri: string
	sumberId: string
	createdAt: number
}

/** What is known of an uploaded picture. */
export interface GambarTable {
	id: string
	folder: string
	file: string
	/** What it shows; empty where nobody has said. */
	alt: string
	/** 1 for one that only decorates: nothing is said of it. */
	hiasan: Generated<number>
	lebar: number
	tinggi: number
	createdAt: number
}

/** Rows of other tables that went with a deleted one; undoing brings them back, and after a while they are gone. */
export interface IkutTerhapusTable {
	tabel: string
	sumberId: string
	/** JSON: rows by table. */
	isi: string
	createdAt: number
}
