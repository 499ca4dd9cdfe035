import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { Visit } from './visit-fields.ts'

const tables = {
	poliKlinikId: 'poliKlinik',
	artikelId: 'artikel',
	kategoriArtikelId: 'kategoriArtikel',
	layananId: 'layanan',
	fasilitasId: 'fasilitas',
	komunitasId: 'komunitas',
	mitraId: 'mitra',
	dokterId: 'dokter',
} as const

type IdName = keyof typeof tables

/** The ids of a visit that exist; the others are dropped. */
export async function existingIds(db: Kysely<Schema>, visit: Visit): Promise<Partial<Record<IdName, string>>> {
	const existing: Partial<Record<IdName, string>> = {}
	for (const name of Object.keys(tables) as IdName[]) {
		const id = visit[name]
		if (!id) continue
		const row = await db.selectFrom(tables[name]).select('id').where('id', '=', id).executeTakeFirst()
		if (row) existing[name] = id
	}
	return existing
}
