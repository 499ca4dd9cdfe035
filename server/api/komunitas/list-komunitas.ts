import type { listKomunitas as call } from '../../../contract/komunitas.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'
import { komunitasColumns } from './komunitas-columns.ts'

const komunitas = preparedPage(({ db }) =>
	db.selectFrom('komunitas').select(komunitasColumns).orderBy('urutan').orderBy('id'),
)

export const listKomunitas: Handler<typeof call> = ({ query }, context) => komunitas(context, query)
