import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import {
	createTable,
	doubleOrNull,
	foldedText,
	idOf,
	idOrNull,
	int,
	intOr,
	intOrNull,
	text,
	textOrNull,
} from './table.ts'

/** Comments, visits, members with their patients and consents; and the tasks and rate limits of the server. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createComments(db, kind)
	await createVisits(db, kind)
	await createMembers(db, kind)
	await createTasks(db)
	if (kind === 'postgres') await createPostgresRateLimits(db)
}

async function createComments(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'artikelKomentar',
		{
			artikelId: idOf('artikel'),
			komenParentId: idOrNull('artikelKomentar', 'cascade'),
			nama: text,
			komentar: text,
			allowStatus: text,
			createdAt: int,
			dariRs: intOr(0),
		},
		{
			index: [
				['artikelId', 'allowStatus', 'createdAt', 'id'],
				['komenParentId', 'allowStatus', 'createdAt'],
				['allowStatus', 'createdAt', 'id'],
			],
		},
	)
	// A new comment is not public yet. Allowing, changing or deleting one changes the content.
	await bumpRevisionOnWrite(db, kind, 'artikelKomentar', ['update', 'delete'])
	await createTable(db, 'kataKomentar', { kata: text, tindakan: text, createdAt: int }, { unique: [['kata']] })
}

async function createVisits(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'artikelView',
		{ artikelId: idOf('artikel'), countView: int },
		{ primaryKey: ['artikelId'], index: [['countView', 'artikelId']] },
	)
	await countNewArticles(db, kind)
	await createTable(
		db,
		'dokterView',
		{ dokterId: idOf('dokter'), countView: int },
		{ primaryKey: ['dokterId'], index: [['countView', 'dokterId']] },
	)
	await createTable(
		db,
		'webVisitor',
		{
			routeName: text,
			url: textOrNull,
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
			pengunjung: textOrNull,
			createdAt: int,
		},
		{ index: [['createdAt']] },
	)
	await createTable(db, 'pengunjungGaram', { tanggal: text, garam: text }, { primaryKey: ['tanggal'] })
	await createTable(
		db,
		'dokterPengunjung',
		{ tanggal: text, pengunjung: text, dokterId: idOf('dokter') },
		{ primaryKey: ['tanggal', 'pengunjung', 'dokterId'] },
	)
	await createTable(
		db,
		'ringkasanHarian',
		{ tanggal: text, jenis: text, kunci: text, jumlah: int },
		{ primaryKey: ['tanggal', 'jenis', 'kunci'] },
	)
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

async function createMembers(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(
		db,
		'member',
		{ nama: text, noTelp: text, email: text, createdAt: int, seenAt: intOr(0), kunciHash: textOrNull },
		{ unique: [['kunciHash']], index: [['seenAt', 'id']] },
	)
	await createTable(
		db,
		'memberPerangkat',
		{ memberId: idOf('member'), tokenHash: text, nama: text, createdAt: int, seenAt: int },
		{ unique: [['tokenHash']], index: [['memberId', 'seenAt', 'id'], ['seenAt']] },
	)
	await createTable(
		db,
		'memberPindah',
		{ memberId: idOf('member'), tokenHash: text, expiredAt: int },
		{ primaryKey: ['memberId'], unique: [['tokenHash']] },
	)
	await createTable(db, 'nikKunci', { cek: text, createdAt: int })
	await createTable(
		db,
		'memberPasien',
		{
			memberId: idOf('member'),
			own: int,
			nik: text,
			// A key that a NIK still needs cannot be deleted.
			nikKunciId: idOrNull('nikKunci', 'restrict'),
			nama: text,
			noTelp: text,
			tempatLahir: text,
			tanggalLahir: text,
			jenisKelamin: textOrNull,
			alamatLengkap: text,
			createdAt: int,
			idempotencyKey: textOrNull,
			cari: { ...foldedText(kind), default: '' },
		},
		{
			unique: [['memberId', 'idempotencyKey']],
			index: [
				['memberId', 'createdAt', 'id'],
				['nikKunciId', 'id'],
			],
		},
	)
	// The patients whose NIK is not encrypted yet.
	await db.schema
		.createIndex('memberPasien_nikTerbuka')
		.on('memberPasien')
		.column('id')
		.where(sql.ref('nikKunciId'), 'is', null)
		.where(sql.ref('nik'), '<>', '')
		.execute()
	await createTable(
		db,
		'persetujuan',
		{
			memberId: idOf('member'),
			pasienId: idOrNull('memberPasien', 'cascade'),
			tujuan: text,
			versi: text,
			createdAt: int,
		},
		{ unique: [['pasienId', 'tujuan', 'versi']], index: [['memberId', 'createdAt', 'id']] },
	)
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'tugas',
		{ nama: text, hari: text, startedAt: int, finishedAt: intOrNull },
		{ primaryKey: ['nama'] },
	)
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
