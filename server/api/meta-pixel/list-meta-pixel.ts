import type { listMetaPixel as call } from '../../../contract/meta-pixel.ts'
import { wholeList } from '../../../database/paginate.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'

const metaPixel = prepared(({ db }) =>
	db.selectFrom('webSettingMetaPixel').select(['id', 'metaPixelId']).orderBy('createdAt', 'desc'),
)

export const listMetaPixel: Handler<typeof call> = async (_, { database }) => wholeList(await metaPixel.all(database))
