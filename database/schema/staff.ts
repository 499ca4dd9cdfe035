import type { Generated } from 'kysely'

/** The mark in `panduan` that the demo hospital was removed; a later start does not load it again. */
export const DEMO_REMOVED = 'contoh-dihapus'

/** better-auth reads and writes the first six. It stores times as ISO text and booleans as 1 or 0. */
export interface StaffSchema {
	staf: {
		id: string
		nama: string
		email: string
		emailTerverifikasi: number
		foto: string | null
		/** The roles as a JSON array. */
		peran: string
		/** 0 for a disabled account. */
		aktif: number
		totpAktif: number
		createdAt: string
		updatedAt: string
	}
	/** A sign-in method. Ours is the password alone: one row per person, once it is set. */
	stafAkun: {
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
	stafSesi: {
		id: string
		stafId: string
		token: string
		expiresAt: string
		ipAddress: string | null
		userAgent: string | null
		createdAt: string
		updatedAt: string
		/** When its owner last gave password or passkey again; 0 for never. */
		dikonfirmasiAt: Generated<number>
	}
	/** A sign-in between password and TOTP code. */
	stafVerifikasi: {
		id: string
		identifier: string
		value: string
		expiresAt: string
		createdAt: string
		updatedAt: string
	}
	stafTotp: {
		id: string
		stafId: string
		/** Encrypted. */
		secret: string
		/** Encrypted. */
		backupCodes: string
		verified: number
		failedVerificationCount: number | null
		lockedUntil: string | null
	}
	/** A passkey, as WebAuthn names its parts. */
	stafPasskey: {
		id: string
		stafId: string
		nama: string | null
		credentialId: string
		publicKey: string
		counter: number
		deviceType: string
		backedUp: number
		transports: string | null
		aaguid: string | null
		createdAt: string | null
	}
	/** A link to set a password. Only the hash of its token is stored. */
	stafTautan: {
		stafId: string
		/** SHA-256 in hexadecimal. */
		tokenHash: string
		expiredAt: number
		/** 1 when its use removes the second factor. */
		hapusFaktor: Generated<number>
	}
	/** Failed sign-ins per account, and per account and network or known device. */
	stafGagal: {
		/** A hash, so that the table names neither account nor address. */
		kunci: string
		jumlah: number
		terakhirAt: number
	}
	/** A TOTP code that was used a few minutes ago at most. */
	stafKodeTerpakai: {
		stafId: string
		kode: string
		createdAt: number
	}
	/** What happened: a change, a sign-in, a look at a patient's data. Written in the transaction of the change itself. */
	peristiwa: {
		id: string
		stafId: string | null
		/** Empty when a visitor did it; `Sistem` for the server itself. */
		stafNama: string
		aksi: string
		sumber: string
		sumberId: string
		/** The name of the record. */
		label: string
		/** The record as JSON before and after the change; NIK and secrets are masked. */
		sebelum: string | null
		sesudah: string | null
		/** Words about a patient as JSON. Not part of the hash: they are deleted with the patient's data. */
		rincian: string | null
		createdAt: number
		/** The number in the chain, without gaps; null until server/peristiwa/number-events.ts has seen the commit. */
		urutan: number | null
		hashSebelum: string | null
		hash: string | null
	}
	/** One row: the end of the chain, and where it begins after retention has deleted events. */
	peristiwaRantai: {
		id: number
		urutan: number
		hash: string
		hapusUrutan: number
		hapusHash: string
	}
	/** How far a reader has read the events. */
	pembacaPeristiwa: {
		nama: string
		urutan: number
	}
	/** Rows that a deletion cascaded to. Undo restores them; retention deletes them later. */
	ikutTerhapus: {
		tabel: string
		sumberId: string
		/** The rows as JSON, by table. */
		isi: string
		createdAt: number
	}
	/** One state of an article's form. */
	artikelVersi: {
		id: string
		/** Null for the autosaved copy of a new article. */
		artikelId: string | null
		/** Autosaved, the current draft, a former draft, or a saved state of the article itself. */
		jenis: 'otomatis' | 'konsep' | 'konsep-lama' | 'simpan'
		/** The form's values as JSON. */
		isi: string
		/** Empty for a state that the article had before its first recorded change. */
		stafId: string
		stafNama: string
		createdAt: number
	}
	/** A deleted row of content. Staff can restore it; retention deletes it later. */
	sampah: {
		id: string
		sumber: string
		sumberId: string
		label: string
		/** The record as JSON. */
		isi: string
		stafNama: string
		createdAt: number
	}
	/** The former address of a page; it redirects to the current one. */
	alihan: {
		tabel: string
		uri: string
		sumberId: string
		createdAt: number
	}
	/** An uploaded picture. */
	gambar: {
		id: string
		folder: string
		file: string
		/** The alt text; empty until staff write one. */
		alt: string
		/** 1 for a decorative picture: its alt text stays empty. */
		hiasan: Generated<number>
		lebar: number
		tinggi: number
		createdAt: number
	}
	/** A decision of the set-up guide: a skipped step, `tutup` when an administrator has closed it, or DEMO_REMOVED. */
	panduan: {
		langkah: string
		createdAt: number
	}
	/** One row at most: the columns that the desk copies for the hospital's information system, as a JSON array. */
	simrs: {
		id: string
		kolom: string
	}
}
