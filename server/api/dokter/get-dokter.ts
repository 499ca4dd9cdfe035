import type { getDokter as call } from '../../../contract/dokter.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { withTexts } from '../../../database/ready-text.ts'
import { fail } from '../../http/failure.ts'
import { JsonText, oneJson } from '../answer-text.ts'
import type { Handler } from '../context.ts'
import { type Announced, announced, dokterText } from './dokter-text.ts'

const dokterById = prepared(({ given, ...building }: Building<Announced & { id: string }>) => {
	const { db, kind } = building
	const ids = db.selectFrom('dokter').select('id').where('id', '=', given.id)
	return withTexts(building, 'dokter', ids, oneJson(kind, dokterText(kind, given)))
})

export const getDokter: Handler<typeof call> = async ({ params }, { database, now }) => {
	const dokter = await dokterById.first(database, { ...params, ...announced(now()) })
	return dokter ? new JsonText(dokter.text) : fail('TIDAK_DITEMUKAN')
}
