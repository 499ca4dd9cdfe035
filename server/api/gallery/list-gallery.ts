import { embedFromKey, embedMarkup, embedPage } from '../../../contract/embed.ts'
import type { listGallery as call, Gallery } from '../../../contract/gallery.ts'
import type { Handler } from '../context.ts'
import { mapPage, paginate } from '../paginate.ts'

export const listGallery: Handler<typeof call> = async ({ query }, { db }) => {
	let items = db
		.selectFrom('gallery')
		.select(['id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi'])
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	if (query.filterContentType) items = items.where('contentType', '=', query.filterContentType)
	return mapPage(await paginate(items, query), (item) => ({ ...item, content: contentOf(item) }))
}

function contentOf({ contentType, content }: Pick<Gallery, 'contentType' | 'content'>): string {
	if (contentType === 'gambar') return content
	const embed = embedFromKey(content)
	if (!embed) return ''
	return contentType === 'youtube' ? embedMarkup(embed) : embedPage(embed)
}
