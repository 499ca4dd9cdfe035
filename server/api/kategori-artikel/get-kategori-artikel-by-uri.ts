import type { getKategoriArtikelByUri as call } from '../../../contract/kategori-artikel.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'

const kategoriByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db.selectFrom('kategoriArtikel').select(['id', 'nama', 'uri']).where('uri', '=', given.uri),
)

export const getKategoriArtikelByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await kategoriByUri.first(database, params)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
