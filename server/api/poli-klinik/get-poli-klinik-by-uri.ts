import type { getPoliKlinikByUri as call } from '../../../contract/poli-klinik.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'

const poliKlinikByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db.selectFrom('poliKlinik').select(['id', 'nama', 'uri', 'icon', 'deskripsi']).where('uri', '=', given.uri),
)

export const getPoliKlinikByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await poliKlinikByUri.first(database, params)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
