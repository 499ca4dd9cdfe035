import type { Kysely } from 'kysely'
import type { listPoliKlinik as call, Keluhan } from '../../../contract/poli-klinik.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Handler } from '../context.ts'
import { mapPage } from '../paginate.ts'
import { searchPage } from '../search-page.ts'

export const listPoliKlinik: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const page = await searchPage(context, [['poliKlinik', searchByNama]], query, (matches) => {
		const all = context.db
			.selectFrom('poliKlinik')
			.select(['id', 'nama', 'uri', 'icon', 'deskripsi'])
			.orderBy('cari', sortNama)
			.orderBy('id', sortNama)
		return searchByNama ? all.where(matches('poliKlinik', searchByNama)) : all
	})
	const keluhan = await readKeluhan(
		context.db,
		page.data.map(({ id }) => id),
	)
	return mapPage(page, (clinic) => ({ ...clinic, keluhan: keluhan.get(clinic.id) ?? [] }))
}

async function readKeluhan(db: Kysely<Schema>, poliKlinikIds: string[]): Promise<Map<string, Keluhan[]>> {
	if (poliKlinikIds.length === 0) return new Map()
	const rows = await db
		.selectFrom('keluhan')
		.select(['poliKlinikId', 'kata', 'darurat'])
		.where('poliKlinikId', 'in', poliKlinikIds)
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	const byClinic = Map.groupBy(rows, ({ poliKlinikId }) => poliKlinikId)
	return new Map(
		[...byClinic].map(([id, words]) => [id, words.map(({ kata, darurat }) => ({ kata, darurat: darurat === 1 }))]),
	)
}
