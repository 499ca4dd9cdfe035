import type { listPoliKlinik as call } from '../../../contract/poli-klinik.ts'
import { isShown } from '../../../database/is-shown.ts'
import { mapPage } from '../../../database/paginate.ts'
import { contohKeluhan } from '../../content/contoh-keluhan.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { readSpesialisasi } from './read-spesialisasi.ts'

export const poliKlinikColumns = ['id', 'nama', 'uri', 'icon', 'deskripsi'] as const

/** Clinics with the complaints that they treat: those of staff, or else an example of their specialty. */
export const listPoliKlinik: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const poliKlinik = context.db
		.selectFrom('poliKlinik')
		.select([...poliKlinikColumns, 'spesialisasi'])
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
	if (page.data.length === 0) return { ...page, data: [] }

	const ids = page.data.map(({ id }) => id)
	const keluhan = await context.db
		.selectFrom('keluhan')
		.select(['poliKlinikId', 'kata'])
		.where('poliKlinikId', 'in', ids)
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	const keluhanOf = Map.groupBy(keluhan, ({ poliKlinikId }) => poliKlinikId)
	const without = page.data.filter(({ id }) => !keluhanOf.has(id))
	const spesialisasiOf = await readSpesialisasi(context.db, without)
	return mapPage(page, ({ spesialisasi: _, ...row }) => ({
		...row,
		keluhan: keluhanOf.get(row.id)?.map(({ kata }) => ({ kata })) ?? contohKeluhan(spesialisasiOf.get(row.id) ?? []),
	}))
}
