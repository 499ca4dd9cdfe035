import type { Calls } from '../../contract/calls.ts'
import type { Handler } from '../api/context.ts'

export const listMetaPixel: Handler<Calls['listMetaPixel']> = async (_, { db }) => {
	const pixels = db.selectFrom('webSettingMetaPixel').select(['id', 'metaPixelId']).orderBy('createdAt', 'desc')
	return { data: { data: await pixels.execute() } }
}
