import type { listPrestasi as call } from '../../../contract/prestasi.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const prestasi = preparedPage(({ db }) =>
	db.selectFrom('prestasi').select(['id', 'nama', 'deskripsi', 'foto']).orderBy('urutan').orderBy('id'),
)

export const listPrestasi: Handler<typeof call> = ({ query }, context) => prestasi(context, query)
