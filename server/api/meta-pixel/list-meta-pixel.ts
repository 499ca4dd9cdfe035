import type { listMetaPixel as call } from '../../../contract/meta-pixel.ts'
import type { Handler } from '../context.ts'
import { wholeList } from '../paginate.ts'

export const listMetaPixel: Handler<typeof call> = async (_, { db }) =>
	wholeList(
		await db.selectFrom('webSettingMetaPixel').select(['id', 'metaPixelId']).orderBy('createdAt', 'desc').execute(),
	)
