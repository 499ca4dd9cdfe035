import type { listKategoriArtikel as call } from '../../../contract/kategori-artikel.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'

export const listKategoriArtikel: Handler<typeof call> = ({ query }, { db }) =>
	paginate(db.selectFrom('kategoriArtikel').select(['id', 'nama', 'uri']).orderBy('cari').orderBy('id'), query)
