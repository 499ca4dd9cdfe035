import type { listKategoriArtikel as call } from '../../../contract/kategori-artikel.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const kategori = preparedPage(({ db }) =>
	db.selectFrom('kategoriArtikel').select(['id', 'nama', 'uri']).orderBy('cari').orderBy('id'),
)

export const listKategoriArtikel: Handler<typeof call> = ({ query }, context) => kategori(context, query)
