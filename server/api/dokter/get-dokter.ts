import type { getDokter as call } from '../../../contract/dokter.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { oneText } from '../answer-text.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { dokterColumns, dokterTexts } from './read-dokter.ts'

const dokterById = prepared(({ db, given }: Building<{ id: string }>) =>
	db.selectFrom('dokter').select(dokterColumns).where('id', '=', given.id),
)

export const getDokter: Handler<typeof call> = async ({ params }, context) => {
	const [dokter] = await dokterTexts(await dokterById.all(context.database, params), context)
	return dokter ? oneText(dokter) : fail('TIDAK_DITEMUKAN')
}
