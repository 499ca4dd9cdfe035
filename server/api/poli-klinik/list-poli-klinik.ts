import { sql } from 'kysely'
import type { listPoliKlinik as call, PoliKlinikDenganKeluhan } from '../../../contract/poli-klinik.ts'
import { jsonObject, jsonRows } from '../../../database/json-rows.ts'
import { pageText, withFields } from '../answer-text.ts'
import type { Handler } from '../context.ts'
import { type Searching, searchable } from '../search-page.ts'

type Given = { searchByNama?: string }
type Shape = { sortNama: 'asc' | 'desc' }

const poliKlinik = searchable(
	{ searchByNama: 'poliKlinik' },
	({ db, kind, given: { searchByNama }, shape: { sortNama }, matches }: Searching<Given, Shape>) => {
		const ofPoliKlinik = sql`from "keluhan" where "poliKlinikId" = "poliKlinik"."id"`
		const all = db
			.selectFrom('poliKlinik')
			.select([
				'id',
				jsonObject(kind, { id: 'id', nama: 'nama', uri: 'uri', icon: 'icon', deskripsi: 'deskripsi' }).as('poliKlinik'),
				jsonRows(kind, { kata: 'kata', darurat: { flag: 'darurat' } }, ofPoliKlinik, ['urutan', 'keluhan.id']).as(
					'keluhan',
				),
			])
			.orderBy('cari', sortNama)
			.orderBy('id', sortNama)
		return searchByNama ? all.where(matches('poliKlinik', searchByNama)) : all
	},
)

export const listPoliKlinik: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const page = await poliKlinik(context, query, { searchByNama }, { sortNama })
	return pageText(page, ({ poliKlinik, keluhan }) => withFields<PoliKlinikDenganKeluhan>(poliKlinik, { keluhan }))
}
