import type { listMetaPixel as call } from '../../../contract/meta-pixel.ts'
import { wholeList } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'

export const listMetaPixel: Handler<typeof call> = async (_, { db }) => {
	const pixels = await db
		.selectFrom('webSettingMetaPixel')
		.select(['id', 'metaPixelId'])
		.orderBy('createdAt', 'desc')
		.execute()
	const { data, pagination } = wholeList(pixels)
	return { data: { 0: data[0], length: data.length, data }, pagination }
}
