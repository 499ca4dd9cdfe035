import type { Calls } from '../../../contract/calls.ts'
import { isShown } from '../../../database/is-shown.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { Handler } from '../../api/context.ts'
import { listOrSearch } from '../../api/list-content.ts'
import { orNotFound } from '../../http/failure.ts'
import { readSpesialisasi } from '../../search/read-documents.ts'
import { contohKeluhan } from '../contoh-keluhan.ts'

const poliKlinikQuery = (db: Db) =>
	db.selectFrom('poliKlinik').select(['id', 'nama', 'uri', 'icon', 'deskripsi']).where(isShown('poliKlinik'))

export const getPoliKlinikByUri: Handler<Calls['getPoliKlinikByUri']> = async ({ params }, { db }) =>
	orNotFound(await poliKlinikQuery(db).where('uri', '=', params.uri).executeTakeFirst())

/** Clinics with the complaints that they treat: those of staff, or else an example of their specialty. */
export const listPoliKlinik: Handler<Calls['listPoliKlinik']> = async ({ query }, context) => {
	const { searchByNama, sortNama } = query
	const poliKlinik = poliKlinikQuery(context.db)
		.select('spesialisasi')
		.orderBy('cari', sortNama)
		.orderBy('id', sortNama)
	const page = await listOrSearch(context, poliKlinik, 'poliKlinik', { ...query, term: searchByNama })
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
