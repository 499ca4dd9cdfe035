import type { Generated } from 'kysely'

export interface PeopleSchema {
	/** Searches without results, per day. They hold nothing about the visitor. */
	cariKosong: {
		tanggal: string
		kata: string
		/** The searched table. */
		tempat: string
		jumlah: number
	}
	artikelKomentar: {
		id: string
		artikelId: string
		komenParentId: string | null
		nama: string
		komentar: string
		allowStatus: 'menunggu' | 'diizinkan' | 'ditolak' | 'spam'
		createdAt: number
		/** 1 for a reply by staff in the hospital's name. */
		dariRs: Generated<number>
	}
	/** A word by which comments are moderated. */
	kataKomentar: {
		id: string
		/** Folded: lower case without accents. */
		kata: string
		/** `tahan` warns staff; `spam` marks the comment as spam. */
		tindakan: 'tahan' | 'spam'
		createdAt: number
	}
	/** A separate table, so that a read of an article does not change the content revision. */
	artikelView: {
		artikelId: string
		countView: number
	}
	/** The number of visits with this `dokterId`, counted at insertion. */
	dokterView: {
		dokterId: string
		countView: number
	}
	webVisitor: {
		id: string
		routeName: string
		url: string | null
		/** The network alone: /24 or /48. */
		ip: string | null
		provider: string | null
		negara: string | null
		provinsi: string | null
		kota: string | null
		timezone: string | null
		latitude: number | null
		longitude: number | null
		webId: string | null
		poliKlinikId: string | null
		artikelId: string | null
		kategoriArtikelId: string | null
		layananId: string | null
		fasilitasId: string | null
		komunitasId: string | null
		mitraId: string | null
		dokterId: string | null
		/** A hash of network and browser with the salt of the day. */
		pengunjung: string | null
		createdAt: number
	}
	/** The salt of a day. It is deleted with the next purge, so hashes of different days cannot be matched. */
	pengunjungGaram: {
		tanggal: string
		garam: string
	}
	/** Which visitors have been counted for a doctor today. */
	dokterPengunjung: {
		tanggal: string
		pengunjung: string
		dokterId: string
	}
	/** The totals of a whole day in WIB, counted once after its end. */
	ringkasanHarian: {
		tanggal: string
		/** `dihitung` marks a day whose totals are complete. */
		jenis: 'dihitung' | 'pengunjung' | 'halaman' | 'dokter'
		/** The page's name or the doctor's id; empty for a total of the day. */
		kunci: string
		jumlah: number
	}
	member: {
		id: string
		nama: string
		noTelp: string
		email: string
		createdAt: number
		/** The time of the member's last request, accurate to a day. */
		seenAt: number
		/** SHA-256 of the idempotency key of the registration: a retry with this key returns this member. */
		kunciHash: Generated<string | null>
	}
	/** A device that opens a member's data. Its cookie is a token, of which only the hash is stored. */
	memberPerangkat: {
		id: string
		memberId: string
		/** SHA-256 in hexadecimal. */
		tokenHash: string
		/** From the user agent, or as the member named it; empty when unknown. */
		nama: string
		createdAt: number
		/** The time of its last request, accurate to a day. */
		seenAt: number
	}
	/** A token that moves a member to another device. Only its hash is stored, so a leaked table is useless. */
	memberPindah: {
		memberId: string
		/** SHA-256 in hexadecimal. */
		tokenHash: string
		expiredAt: number
	}
	/** The names of the keys that encrypt NIKs. The keys themselves are in a file. */
	nikKunci: {
		id: string
		/** A known text, encrypted: it shows whether the key in the file is still the same. */
		cek: string
		createdAt: number
	}
	memberPasien: {
		id: string
		memberId: string
		/** 1 for the member's own patient. */
		own: number
		/** Encrypted, see server/nik; empty without a NIK. */
		nik: string
		/** The key of the encryption; null without a NIK, or until the next start encrypts it. */
		nikKunciId: string | null
		nama: string
		noTelp: string
		tempatLahir: string
		tanggalLahir: string
		jenisKelamin: 'l' | 'p' | null
		alamatLengkap: string
		createdAt: number
		idempotencyKey: Generated<string | null>
		/** See search/pasien-search-text.ts. */
		cari: Generated<string>
	}
	/** A consent given with a form: its purpose, and the version of the privacy page. */
	persetujuan: {
		id: string
		memberId: string
		/** Null for a consent about the member. */
		pasienId: string | null
		tujuan: 'member' | 'pasien'
		versi: string
		createdAt: number
	}
	/** Tasks that one process runs, once or once a day. */
	tugas: {
		nama: string
		/** The last day in Asia/Jakarta that it ran for; empty for a task that runs once. */
		hari: string
		/** The time of its start, then of its last heartbeat. */
		startedAt: number
		finishedAt: number | null
	}
}
