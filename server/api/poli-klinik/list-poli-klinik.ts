import { sql } from 'kysely'
import type { listPoliKlinik as call, Keluhan } from '../../../contract/poli-klinik.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import type { Handler } from '../context.ts'
import { mapPage } from '../paginate.ts'
import { type Searching, searchable } from '../search-page.ts'

type Given = { searchByNama?: string }
type Shape = { sortNama: 'asc' | 'desc' }

const poliKlinik = searchable(
	{ searchByNama: 'poliKlinik' },
	({ db, kind, given: { searchByNama }, shape: { sortNama }, matches }: Searching<Given, Shape>) => {
		const ofPoliKlinik = sql`from "keluhan" where "poliKlinikId" = "poliKlinik"."id"`
		const all = db
			.selectFrom('poliKlinik')
			.select(['id', 'nama', 'uri', 'icon', 'deskripsi'])
			.select(jsonRows(kind, ['kata', 'darurat'], ofPoliKlinik, ['urutan', 'keluhan.id']).as('keluhan'))
			.orderBy('cari', sortNama)
			.orderBy('id', sortNama)
		return searchByNama ? all.where(matches('poliKlinik', searchByNama)) : all
	},
)

export const listPoliKlinik: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const page = await poliKlinik(context, query, { searchByNama }, { sortNama })
	return mapPage(page, ({ keluhan, ...clinic }) => ({ ...clinic, keluhan: readKeluhan(keluhan) }))
}

const readKeluhan = (json: string): Keluhan[] =>
	(JSON.parse(json) as { kata: string; darurat: number }[]).map(({ kata, darurat }) => ({
		kata,
		darurat: darurat === 1,
	}))
