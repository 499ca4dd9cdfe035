import type { listPrestasi as call } from '../../../contract/prestasi.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const listPrestasi: Handler<typeof call> = ({ query }, context) => {
	const prestasi = context.db
		.selectFrom('prestasi')
		.select(['id', 'nama', 'deskripsi', 'foto'])
		.orderBy('urutan')
		.orderBy('id')
	return paginateContent(context, prestasi.where(isShown('prestasi')), query)
}
