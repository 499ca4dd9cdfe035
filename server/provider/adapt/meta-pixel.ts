import { listMetaPixel } from '../../../contract/meta-pixel.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList } from './responses.ts'
import { name } from './values.ts'

const metaPixelEntity: Entity = {
	name: 'metaPixel',
	fields: { metaPixelId: name },
	identifiedBy: ['metaPixelId'],
}

export const metaPixelAdapters: Adapters<'listMetaPixel'> = {
	listMetaPixel: adaptList(listMetaPixel.response, metaPixelEntity),
}
