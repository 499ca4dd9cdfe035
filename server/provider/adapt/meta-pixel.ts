import { metaPixel } from '../../../contract/meta-pixel.ts'
import type { Adapter, Adapters } from './adapter.ts'
import { adaptItems, type Entity } from './entity.ts'
import { unwrapList } from './unwrap.ts'
import { text } from './values.ts'

const metaPixelEntity: Entity = {
	name: 'metaPixel',
	// An entry without an id is reported in the console of the page.
	fields: { metaPixelId: text },
	identifiedBy: ['metaPixelId'],
}

const adaptMetaPixel: Adapter<'listMetaPixel'> = (body, _, report) => {
	const data = adaptItems(metaPixel, metaPixelEntity, unwrapList(body).items, { report, brief: false })
	return { data: { data } }
}

export const metaPixelAdapters: Adapters<'listMetaPixel'> = { listMetaPixel: adaptMetaPixel }
