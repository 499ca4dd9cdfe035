import { embedFromKey, embedMarkup, embedPage } from '../../../contract/embed.ts'
import type { listGallery as call, Gallery } from '../../../contract/gallery.ts'
import { isShown } from '../../../database/is-shown.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const listGallery: Handler<typeof call> = async ({ query }, context) => {
	let gallery = context.db
		.selectFrom('gallery')
		.select(['id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi'])
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	if (query.filterContentType) gallery = gallery.where('contentType', '=', query.filterContentType)
	const page = await paginateContent(context, gallery.where(isShown('gallery')), query)
	return mapPage(page, (item) => ({ ...item, content: contentOf(item) }))
}

function contentOf({ contentType, content }: Pick<Gallery, 'contentType' | 'content'>): string {
	if (contentType === 'gambar') return content
	const embed = embedFromKey(content)
	if (!embed) return ''
	return contentType === 'youtube' ? embedMarkup(embed) : embedPage(embed)
}
