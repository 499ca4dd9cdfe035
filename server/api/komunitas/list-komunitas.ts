import type { listKomunitas as call } from '../../../contract/komunitas.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { komunitasColumns } from './komunitas-columns.ts'

export const listKomunitas: Handler<typeof call> = ({ query }, context) => {
	const komunitas = context.db
		.selectFrom('komunitas')
		.select(komunitasColumns)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	return paginateContent(context, komunitas.where(isShown('komunitas')), query)
}
