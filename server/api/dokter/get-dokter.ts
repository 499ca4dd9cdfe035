import type { getDokter as call } from '../../../contract/dokter.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

const dokterById = prepared(({ db, given }: Building<{ id: string }>) =>
	db.selectFrom('dokter').select(dokterColumns).where('id', '=', given.id),
)

export const getDokter: Handler<typeof call> = async ({ params }, context) => {
	const [data] = await readDokter(await dokterById.all(context.database, params), context)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
