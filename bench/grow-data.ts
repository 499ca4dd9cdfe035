import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { foldText } from '../database/search/fold-text.ts'

/** How much there is of everything at size 1; at size 100 it is a large hospital after many years. */
const AT_SIZE_1 = { artikel: 60, dokter: 40, komentar: 4000, visitor: 50_000 }

const DEPAN = [
	...['Agus', 'Ayu', 'Bambang', 'Bayu', 'Citra', 'Dewi', 'Dian', 'Eka', 'Fajar', 'Fitri', 'Gede', 'Hadi', 'Hesti'],
	...['Indah', 'Joko', 'Kadek', 'Laras', 'Lukman', 'Made', 'Mega', 'Nanda', 'Nur', 'Oki', 'Putri', 'Rahma', 'Rizal'],
	...['Sari', 'Slamet', 'Taufik', 'Teguh', 'Umar', 'Vina', 'Wahyu', 'Wulan', 'Yoga', 'Yuni', 'Zahra', 'Zainal'],
]
const BELAKANG = [
	...['Anggraini', 'Arifin', 'Atmaja', 'Basuki', 'Cahyono', 'Darmawan', 'Effendi', 'Fauzi', 'Gunawan', 'Hakim'],
	...['Hidayat', 'Irawan', 'Kurniawan', 'Lestari', 'Maulana', 'Nugroho', 'Oktaviani', 'Permana', 'Prasetyo', 'Rahayu'],
	...['Ramadhan', 'Santika', 'Saputra', 'Setiawan', 'Siregar', 'Suharto', 'Susanti', 'Tanjung', 'Utami', 'Wibowo'],
	...['Wijaya', 'Wulandari', 'Yulianto', 'Zulkarnain'],
]
const PERIHAL = [
	...['Mengenal', 'Mencegah', 'Merawat', 'Memahami', 'Menghadapi', 'Mengatasi', 'Mewaspadai', 'Menjaga', 'Seputar'],
]
const HAL = [
	...['asma', 'anemia', 'batuk', 'campak', 'diabetes', 'eksim', 'flu', 'gastritis', 'hipertensi', 'insomnia'],
	...['jerawat', 'katarak', 'lupus', 'migrain', 'nyeri sendi', 'osteoporosis', 'pneumonia', 'rabun', 'stroke', 'tifus'],
	...['urtikaria', 'varises', 'wasir', 'xerosis', 'kolesterol', 'asam urat', 'alergi', 'cacar air', 'gondongan'],
]
const SIAPA = ['anak', 'bayi', 'remaja', 'ibu hamil', 'lansia', 'pekerja', 'pelari', 'ibu menyusui', 'balita', 'atlet']

const BATCH = 200

/** Adds to the demo hospital until it has the size: the same kind of rows, each with a name of its own. */
export const growData = (database: Database, size: number): Promise<void> =>
	growTo(database, {
		artikel: AT_SIZE_1.artikel * size,
		dokter: AT_SIZE_1.dokter * size,
		komentar: AT_SIZE_1.komentar * size,
		visitor: AT_SIZE_1.visitor * size,
	})

/** The same until there is so much of everything. */
export async function growTo(database: Database, wanted: typeof AT_SIZE_1): Promise<void> {
	await growArtikel(database, wanted.artikel)
	await growDokter(database, wanted.dokter)
	await growKomentar(database, wanted.komentar)
	await growVisitor(database, wanted.visitor)
	// What autovacuum does by itself in a database that grows by day.
	await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.db)
}

const pick = (list: string[], index: number) => list[index % list.length] as string
const idOf = (kind: string, index: number) => kind + index.toString(16).padStart(30, '0')

async function growArtikel({ db }: Database, wanted: number): Promise<void> {
	const models = await db.selectFrom('artikel').selectAll().orderBy('id').limit(36).execute()
	const rows = Array.from({ length: Math.max(wanted - models.length, 0) }, (_, index) => {
		const model = models[index % models.length] as (typeof models)[number]
		const each = Math.floor(index / PERIHAL.length)
		const hal = `${pick(HAL, each)} pada ${pick(SIAPA, Math.floor(each / HAL.length))}`
		const bagian = Math.floor(index / (PERIHAL.length * HAL.length * SIAPA.length))
		const judul = `${pick(PERIHAL, index)} ${hal}${bagian > 0 ? ` (${bagian + 1})` : ''}`
		const createdAt = model.createdAt - (index + 1) * 3_600_000
		return {
			...model,
			id: idOf('aa', index),
			uri: `${foldText(judul).replace(/[^a-z0-9]+/g, '-')}-${index}`,
			judul,
			cari: foldText(judul),
			favorit: null,
			createdAt,
			updatedAt: createdAt,
		}
	})
	for (const batch of batches(rows)) await db.insertInto('artikel').values(batch).execute()
	await sql`update "artikelView" set "countView" = abs("artikel"."createdAt" / 3600000 * 7919) % 5000 from "artikel"
		where "artikel"."id" = "artikelId" and "artikelId" like 'aa%'`.execute(db)
}

async function growDokter({ db }: Database, wanted: number): Promise<void> {
	const models = await db.selectFrom('dokter').selectAll().orderBy('id').limit(40).execute()
	const poli = await db.selectFrom('dokterPoliKlinik').selectAll().execute()
	const jadwal = await db.selectFrom('jadwalWaktu').selectAll().execute()
	const made = Array.from({ length: Math.max(wanted - models.length, 0) }, (_, index) => {
		const model = models[index % models.length] as (typeof models)[number]
		const nama = `dr. ${pick(DEPAN, index)} ${pick(BELAKANG, Math.floor(index / DEPAN.length))} ${pick(BELAKANG, index * 5 + 3)}`
		return {
			model,
			row: { ...model, id: idOf('dd', index), uri: `dokter-${index}`, nama, cari: foldText(nama), favorit: null },
		}
	})
	for (const batch of batches(made.map(({ row }) => row))) await db.insertInto('dokter').values(batch).execute()
	const ofModel = <Row extends { dokterId: string }>(rows: Row[]) =>
		made.flatMap(({ model, row }) =>
			rows.filter(({ dokterId }) => dokterId === model.id).map((each) => ({ ...each, dokterId: row.id })),
		)
	for (const batch of batches(ofModel(poli))) await db.insertInto('dokterPoliKlinik').values(batch).execute()
	const slots = ofModel(jadwal).map((each, index) => ({ ...each, id: idOf('cc', index) }))
	for (const batch of batches(slots)) await db.insertInto('jadwalWaktu').values(batch).execute()
}

/** In the database itself: so many rows would take minutes to send. */
async function growKomentar({ db }: Database, wanted: number): Promise<void> {
	const { ada } = await db
		.selectFrom('artikelKomentar')
		.select(sql<number>`count(*)`.as('ada'))
		.executeTakeFirstOrThrow()
	const artikel = await db.selectFrom('artikel').select('id').orderBy('id').execute()
	for (let first = 0; first < wanted - ada; first += artikel.length)
		await sql`insert into "artikelKomentar" ("id", "artikelId", "komenParentId", "nama", "komentar", "allowStatus", "createdAt")
			select 'k' || ${String(first)} || '-' || "id", "id", null, 'Pembaca', 'Terima kasih, sangat membantu.', 'diizinkan',
				"createdAt" + ${first} from "artikel" order by "id" limit ${Math.min(artikel.length, wanted - ada - first)}`.execute(
			db,
		)
}

async function growVisitor({ db }: Database, wanted: number): Promise<void> {
	await sql`insert into "webVisitor" ("id", "routeName", "url", "negara", "kota", "createdAt")
		with recursive "n" ("i") as (select cast(1 as bigint) union all select "i" + 1 from "n" where "i" < ${wanted})
		select 'v' || "i", 'info_kesehatan_detail', '/info-kesehatan/jalan-kaki-30-menit', 'ID', 'Banyuwangi',
			1700000000000 + "i" * 1000 from "n"`.execute(db)
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
	for (let index = 0; index < rows.length; index += BATCH) yield rows.slice(index, index + BATCH)
}
