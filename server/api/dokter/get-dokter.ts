import type { getDokter as call } from '../../../contract/dokter.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

export const getDokter: Handler<typeof call> = async ({ params }, context) => {
	const rows = await context.db.selectFrom('dokter').select(dokterColumns).where('id', '=', params.id).execute()
	const [data] = await readDokter(rows, context)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
