import type { listMetaPixel as call } from '../../../contract/meta-pixel.ts'
import type { Handler } from '../context.ts'

export const listMetaPixel: Handler<typeof call> = async (_, { db }) => {
	const data = await db
		.selectFrom('webSettingMetaPixel')
		.select(['id', 'metaPixelId'])
		.orderBy('createdAt', 'desc')
		.execute()
	return { data: { data } }
}
