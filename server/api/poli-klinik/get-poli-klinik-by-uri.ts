import type { getPoliKlinikByUri as call } from '../../../contract/poli-klinik.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { poliKlinikColumns } from './list-poli-klinik.ts'

export const getPoliKlinikByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const poliKlinik = await db
		.selectFrom('poliKlinik')
		.select(poliKlinikColumns)
		.where('uri', '=', params.uri)
		.where(isShown('poliKlinik'))
		.executeTakeFirst()
	return poliKlinik ? { data: poliKlinik } : fail('TIDAK_DITEMUKAN')
}
