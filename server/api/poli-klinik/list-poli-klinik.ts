import type { listPoliKlinik as call } from '../../../contract/poli-klinik.ts'
import { isShown } from '../../../database/is-shown.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'

export const poliKlinikColumns = ['id', 'nama', 'uri', 'icon', 'deskripsi'] as const

/** Clinics with the complaints that they treat. */
export const listPoliKlinik: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const poliKlinik = context.db
		.selectFrom('poliKlinik')
		.select(poliKlinikColumns)
		.where(isShown('poliKlinik'))
		.orderBy('cari', sortNama)
		.orderBy('id', sortNama)
	const page = hasTerm(searchByNama)
		? await searchPage(context, {
				listed: 'poliKlinik',
				terms: { poliKlinik: searchByNama },
				paging: query,
				list: (matches) => poliKlinik.where(matches('poliKlinik')),
			})
		: await paginateContent(context, poliKlinik, query)
	if (page.data.length === 0) return page

	const ids = page.data.map(({ id }) => id)
	const keluhan = await context.db
		.selectFrom('keluhan')
		.select(['poliKlinikId', 'kata', 'darurat'])
		.where('poliKlinikId', 'in', ids)
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	const keluhanOf = Map.groupBy(keluhan, ({ poliKlinikId }) => poliKlinikId)
	return mapPage(page, (row) => ({
		...row,
		keluhan: (keluhanOf.get(row.id) ?? []).map(({ kata, darurat }) => ({ kata, darurat: darurat === 1 })),
	}))
}
