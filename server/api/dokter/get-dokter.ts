import type { getDokter as call } from '../../../contract/dokter.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

export const getDokter: Handler<typeof call> = async ({ params }, context) => {
	const rows = await context.db
		.selectFrom('dokter')
		.select(dokterColumns)
		.where('id', '=', params.id)
		.where(isShown('dokter'))
		.execute()
	const [dokter] = await readDokter(context, rows)
	return dokter ? { data: dokter } : fail('TIDAK_DITEMUKAN')
}
