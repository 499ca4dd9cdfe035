import type { Calls } from '../../contract/calls.ts'
import { embedFromKey, embedMarkup, embedPage } from '../../contract/media/embed.ts'
import type { Gallery } from '../../contract/rumah-sakit/gallery.ts'
import { isShown, showsTestimoni } from '../../database/is-shown.ts'
import { mapPage } from '../../database/paginate.ts'
import type { Db, RowOf } from '../../database/schema.ts'
import type { Handler } from '../api/context.ts'
import { paginateContent } from '../api/list-content.ts'

export const listGallery: Handler<Calls['listGallery']> = async ({ query }, context) => {
	let gallery = context.db
		.selectFrom('gallery')
		.select(['id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi'])
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	if (query.filterContentType) gallery = gallery.where('contentType', '=', query.filterContentType)
	const page = await paginateContent(context, gallery.where(isShown('gallery')), query)
	const videos = await readVideos(
		context.db,
		page.data.flatMap(({ contentType, content }) => (contentType === 'gambar' ? [] : content)),
	)
	return mapPage(page, (item) => {
		const gambar = videos.get(item.content)?.gambar
		return { ...item, content: galleryContent(item), ...(gambar && { gambar }) }
	})
}

function galleryContent({ contentType, content }: Pick<Gallery, 'contentType' | 'content'>): string {
	if (contentType === 'gambar') return content
	const embed = embedFromKey(content)
	if (!embed) return ''
	return contentType === 'youtube' ? embedMarkup(embed) : embedPage(embed)
}

const testimoniQuery = (db: Db) =>
	db
		.selectFrom('testimoni')
		.select(['id', 'nama', 'foto', 'rating', 'testimoni'])
		.where(isShown('testimoni'))
		.where(showsTestimoni)

export const listTestimoni: Handler<Calls['listTestimoni']> = ({ query }, context) =>
	paginateContent(context, testimoniQuery(context.db).orderBy('createdAt', 'desc').orderBy('id', 'desc'), query)

export const listTestimoniFav: Handler<Calls['listTestimoniFav']> = ({ query }, context) => {
	const favourites = testimoniQuery(context.db).where('favorit', 'is not', null).orderBy('favorit').orderBy('id')
	return paginateContent(context, favourites, query)
}

export const getTestimoniGoogle: Handler<Calls['getTestimoniGoogle']> = async (_, { db }) => {
	const google = await db
		.selectFrom('testimoniGoogle')
		.select(['rating', 'reviews'])
		.where(showsTestimoni)
		.executeTakeFirst()
	return { data: google ?? { rating: 0, reviews: 0 } }
}

type StoredVideo = Pick<RowOf<'video'>, 'judul' | 'gambar'>

export async function readVideos(db: Db, keys: (string | null)[]): Promise<Map<string | null, StoredVideo>> {
	const wanted = keys.flatMap((key) => key || [])
	if (wanted.length === 0) return new Map()
	const rows = await db.selectFrom('video').select(['id', 'judul', 'gambar']).where('id', 'in', wanted).execute()
	return new Map(rows.map(({ id, ...video }) => [id, video]))
}
