import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

/**
 * What lists answer stands in the index that gives their order, for SQLite as the JSON that is sent (`json-rows.ts`), so
 * that the rows beside it, whole articles among them, need not be read. PostgreSQL takes no such expression into an index.
 */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	await run(
		'create index "dokterPoliKlinik_dokterId_urutan" on "dokterPoliKlinik" ("dokterId", "urutan", "poliKlinikId")',
	)
	if (kind === 'postgres') {
		await run('create index "keluhan_poliKlinikId_urutan_id" on "keluhan" ("poliKlinikId", "urutan", "id")')
		return
	}
	await run(`create index "keluhan_poliKlinikId_urutan_id" on "keluhan" ("poliKlinikId", "urutan", "id",
		json_object('kata', "kata", 'darurat', json(iif("darurat", 'true', 'false'))))`)
	await run(`create index "poliKlinik_cari_id_json" on "poliKlinik" ("cari", "id",
		json_object('id', "id", 'nama', "nama", 'uri', "uri", 'icon', "icon", 'deskripsi', "deskripsi"))`)
	await run('drop index "poliKlinik_cari_id"')
	await run('drop index "jadwalWaktu_dokterId_urutan"')
	await run(`create index "jadwalWaktu_dokterId_urutan" on "jadwalWaktu" ("dokterId", "urutan",
		json_object('poliKlinikId', "poliKlinikId", 'hari', json("hari"), 'keteranganWaktu', "keteranganWaktu",
			'jamMulai', "jamMulai", 'jamSelesai', "jamSelesai"))`)
	// `status` is the same in every row of it, but without it SQLite believes that it has to look at the article.
	await run(`create index "artikel_terbit_createdAt_id_json" on "artikel" ("createdAt", "id", "kategoriArtikelId", "status",
		json_object('id', "id", 'uri', "uri", 'judul', "judul", 'ringkasan', "ringkasan", 'createdAt', "createdAt",
			'updatedAt', "updatedAt", 'artikelMedia', json("artikelMedia")))
		where "status" = 'terbit'`)
}
