import type { listPrestasi as call } from '../../../contract/prestasi.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'

export const listPrestasi: Handler<typeof call> = ({ query }, { db }) =>
	paginate(db.selectFrom('prestasi').select(['id', 'nama', 'deskripsi', 'foto']).orderBy('urutan').orderBy('id'), query)
