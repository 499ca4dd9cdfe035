import { embedFromKey, embedMarkup, embedPage } from '../../../contract/embed.ts'
import type { listGallery as call, Gallery } from '../../../contract/gallery.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Building } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const gallery = preparedPage(({ db, given }: Building<{ contentType?: Gallery['contentType'] }>) => {
	const items = db
		.selectFrom('gallery')
		.select(['id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi'])
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	return given.contentType ? items.where('contentType', '=', given.contentType) : items
})

export const listGallery: Handler<typeof call> = async ({ query }, context) => {
	const page = await gallery(context, query, { contentType: query.filterContentType })
	return mapPage(page, (item) => ({ ...item, content: contentOf(item) }))
}

function contentOf({ contentType, content }: Pick<Gallery, 'contentType' | 'content'>): string {
	if (contentType === 'gambar') return content
	const embed = embedFromKey(content)
	if (!embed) return ''
	return contentType === 'youtube' ? embedMarkup(embed) : embedPage(embed)
}
