import type { listKomunitas as call } from '../../../contract/komunitas.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'
import { komunitasColumns } from './komunitas-columns.ts'

export const listKomunitas: Handler<typeof call> = ({ query }, { db }) =>
	paginate(db.selectFrom('komunitas').select(komunitasColumns).orderBy('urutan').orderBy('id'), query)
