import type { listMetaPixel as call } from '../../../contract/meta-pixel.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'
import { wholeList } from '../paginate.ts'

const metaPixel = prepared(({ db }) =>
	db.selectFrom('webSettingMetaPixel').select(['id', 'metaPixelId']).orderBy('createdAt', 'desc'),
)

export const listMetaPixel: Handler<typeof call> = async (_, { database }) => wholeList(await metaPixel.all(database))
