import { type Kysely, sql } from 'kysely'
import { bumpRevisionOnWrite } from './revision.ts'
import {
	type Column,
	createTables,
	type DatabaseKind,
	doubleOrNull,
	encrypted,
	foldedOr,
	idOf,
	idOrNull,
	int,
	intOr,
	intOrNull,
	table,
	text,
	textOrNull,
} from './table.ts'

/** Comments, visits, members with their patients and consents; and the tasks of the server. */
export const tables = {
	artikelKomentar: table(
		{
			artikelId: idOf('artikel'),
			komenParentId: idOrNull('artikelKomentar', 'cascade'),
			nama: text,
			komentar: text,
			allowStatus: text as Column<'menunggu' | 'diizinkan' | 'ditolak' | 'spam'>,
			createdAt: int,
			/** 1 for a reply by staff in the hospital's name. */
			dariRs: intOr(0),
		},
		{
			index: [
				'artikelId, allowStatus, createdAt, id',
				'komenParentId, allowStatus, createdAt',
				'allowStatus, createdAt, id',
			],
		},
	),
	/** A word by which comments are moderated. */
	kataKomentar: table(
		{
			/** Folded: lower case without accents. */
			kata: text,
			/** `tahan` warns staff; `spam` marks the comment as spam. */
			tindakan: text as Column<'tahan' | 'spam'>,
			createdAt: int,
		},
		{ unique: ['kata'] },
	),

	/** A separate table, so that a read of an article does not change the content revision. */
	artikelView: table(
		{ artikelId: idOf('artikel'), countView: int },
		{ primaryKey: ['artikelId'], index: ['countView, artikelId'] },
	),
	/** The number of visits with this `dokterId`, counted at insertion. */
	dokterView: table(
		{ dokterId: idOf('dokter'), countView: int },
		{ primaryKey: ['dokterId'], index: ['countView, dokterId'] },
	),
	webVisitor: table(
		{
			routeName: text,
			url: textOrNull,
			/** The network alone: /24 or /48. */
			ip: textOrNull,
			provider: textOrNull,
			negara: textOrNull,
			provinsi: textOrNull,
			kota: textOrNull,
			timezone: textOrNull,
			latitude: doubleOrNull,
			longitude: doubleOrNull,
			webId: textOrNull,
			poliKlinikId: textOrNull,
			artikelId: textOrNull,
			kategoriArtikelId: textOrNull,
			layananId: textOrNull,
			fasilitasId: textOrNull,
			komunitasId: textOrNull,
			mitraId: textOrNull,
			dokterId: textOrNull,
			/** A hash of network and browser with the salt of the day. */
			pengunjung: textOrNull,
			createdAt: int,
		},
		{ index: ['createdAt'] },
	),
	/** The salt of a day. It is deleted with the next purge, so hashes of different days cannot be matched. */
	pengunjungGaram: table({ tanggal: text, garam: text }, { primaryKey: ['tanggal'] }),
	/** Which visitors have been counted for a doctor today. */
	dokterPengunjung: table(
		{ tanggal: text, pengunjung: text, dokterId: idOf('dokter') },
		{ primaryKey: ['tanggal', 'pengunjung', 'dokterId'] },
	),
	/** The totals of a day in WIB: visits are counted once, after its end, clicks as they happen. */
	ringkasanHarian: table(
		{
			tanggal: text,
			/** `dihitung` marks a day whose totals are complete. */
			jenis: text as Column<'dihitung' | 'pengunjung' | 'halaman' | 'dokter' | 'hubungi'>,
			/** The page's name, the doctor's id or the kind of a click; empty for a total of the day. */
			kunci: text,
			jumlah: int,
		},
		{ primaryKey: ['tanggal', 'jenis', 'kunci'] },
	),

	member: table(
		{
			nama: text,
			noTelp: text,
			email: encrypted,
			createdAt: int,
			/** The time of the member's last request, accurate to a day. */
			seenAt: intOr(0),
			/** SHA-256 of the idempotency key of the registration: a retry with this key returns this member. */
			kunciHash: textOrNull,
		},
		{ unique: ['kunciHash'], index: ['seenAt, id'] },
	),
	/** A device that opens a member's data. Its cookie is a token, of which only the hash is stored. */
	memberPerangkat: table(
		{
			memberId: idOf('member'),
			/** SHA-256 in hexadecimal. */
			tokenHash: text,
			/** From the user agent, or as the member named it; empty when unknown. */
			nama: text,
			createdAt: int,
			/** The time of its last request, accurate to a day. */
			seenAt: int,
		},
		{ unique: ['tokenHash'], index: ['memberId, seenAt, id', 'seenAt'] },
	),
	/** A token that moves a member to another device. Only its SHA-256 is stored, so a leaked table is useless. */
	memberPindah: table(
		{ memberId: idOf('member'), tokenHash: text, expiredAt: int },
		{ primaryKey: ['memberId'], unique: ['tokenHash'] },
	),
	/**
	 * The names of the keys that encrypt columns; the first one was the NIK. The keys themselves are in a file; `cek` is a
	 * known text, encrypted: it shows whether the key in the file is still the same.
	 */
	nikKunci: table({ cek: text, createdAt: int }),
	memberPasien: table(
		{
			memberId: idOf('member'),
			/** 1 for the member's own patient. */
			own: int,
			nik: encrypted,
			nama: text,
			noTelp: text,
			tempatLahir: encrypted,
			tanggalLahir: encrypted,
			jenisKelamin: textOrNull as Column<'l' | 'p' | null>,
			alamatLengkap: encrypted,
			createdAt: int,
			idempotencyKey: textOrNull,
			/** See search/pasien-search-text.ts. */
			cari: foldedOr(''),
		},
		{ unique: ['memberId, idempotencyKey'], index: ['memberId, createdAt, id'] },
	),
	/** A consent given with a form: its purpose, and the version of the privacy page. */
	persetujuan: table(
		{
			memberId: idOf('member'),
			/** Null for a consent about the member. */
			pasienId: idOrNull('memberPasien', 'cascade'),
			tujuan: text as Column<'member' | 'pasien'>,
			versi: text,
			createdAt: int,
		},
		{ unique: ['pasienId, tujuan, versi'], index: ['memberId, createdAt, id'] },
	),

	/** Tasks that one process runs, once or once a day. */
	tugas: table(
		{
			nama: text,
			/** The last day in Asia/Jakarta that it ran for; empty for a task that runs once. */
			hari: text,
			/** The time of its start, then of its last heartbeat. */
			startedAt: int,
			finishedAt: intOrNull,
		},
		{ primaryKey: ['nama'] },
	),
}

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTables(db, kind, tables)
	// A new comment is not public yet. Allowing, changing or deleting one changes the content.
	await bumpRevisionOnWrite(db, kind, 'artikelKomentar', ['update', 'delete'])
	await countNewArticles(db, kind)
	if (kind === 'postgres') await createPostgresRateLimits(db)
}

/** A new article starts with a count of zero, so that the index of counts alone gives the most read articles. */
async function countNewArticles(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const insert = `insert into "artikelView" ("artikelId", "countView") values (new."id", 0)`
	if (kind === 'sqlite') {
		await sql.raw(`create trigger "artikelView_insert" after insert on "artikel" begin ${insert}; end`).execute(db)
		return
	}
	await sql
		.raw(`create function "hitungArtikelBaru"() returns trigger language plpgsql as $$
		begin
			${insert};
			return null;
		end $$`)
		.execute(db)
	await sql`create trigger "artikelView_insert" after insert on "artikel"
		for each row execute function "hitungArtikelBaru"()`.execute(db)
}

/**
 * The rate limits that several machines share; with SQLite the one machine counts in memory. The columns and their order
 * are rate-limiter-flexible's. Unlogged tables are faster, and a crash of PostgreSQL merely resets the counts.
 */
async function createPostgresRateLimits(db: Kysely<unknown>): Promise<void> {
	await sql`create unlogged table "batasLaju" (
		key text primary key,
		points integer not null default 0,
		expire bigint
	)`.execute(db)
	await sql`create index "batasLaju_expire" on "batasLaju" (expire)`.execute(db)
}
