import { embedFromKey, embedMarkup } from '../../contract/media/embed.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { emptyBeranda } from '../../contract/web/empty-beranda.ts'
import type { getBeranda as call } from '../../contract/web/web.ts'
import { isPublished } from '../../database/is-published.ts'
import { isShown } from '../../database/is-shown.ts'
import { type Handler, isThisWeb } from '../api/context.ts'
import { dokterColumns, dokterQuery, readDokter } from '../dokter/read-dokter.ts'
import { fasilitasQuery, layananQuery, mitraQuery, readFoto } from '../rumah-sakit/pages.ts'

export const getBeranda: Handler<typeof call> = async ({ query, preview }, context) => {
	const { db, now } = context
	if (!(await isThisWeb(db, query.webId))) return emptyBeranda
	const [banner, favourites, mostVisited, layanan, fasilitas, mitra] = await Promise.all([
		db
			.selectFrom('berandaBanner')
			.select(['id', 'contentType', 'content', 'text', 'buttonLink', 'buttonTitle'])
			.where(isPublished('berandaBanner', preview?.berandaBanner))
			// Cached responses end at midnight in WIB.
			.where((row) => row.or([row('berlakuSampai', 'is', null), row('berlakuSampai', '>=', tanggalWib(now()))]))
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
		dokterQuery(db).where('favorit', 'is not', null).orderBy('favorit').orderBy('id').limit(MAX_LIMIT).execute(),
		db
			.selectFrom('dokterView')
			.innerJoin('dokter', 'dokter.id', 'dokterView.dokterId')
			.select(dokterColumns)
			.where(isShown('dokter'))
			.orderBy('dokterView.countView', 'desc')
			.orderBy('dokterView.dokterId')
			.limit(query.dokterMostVisitedLimit)
			.execute(),
		layananQuery(db, query).where('favorit', 'is not', null).orderBy('favorit').orderBy('id').execute(),
		fasilitasQuery(db, query).orderBy('urutan').orderBy('id').execute(),
		mitraQuery(db, query).where('favorit', 'is not', null).orderBy('favorit').orderBy('id').execute(),
	])
	const dokter = (await readDokter(context, [...favourites, ...mostVisited])).map((row) => ({ ...row, _id: row.id }))
	return {
		berandaBanner: { data: banner.map((row) => ({ ...row, content: bannerContent(row) })) },
		dokterFavList: { data: dokter.slice(0, favourites.length) },
		dokterMostVisited: { data: dokter.slice(favourites.length) },
		layananFavList: { data: layanan },
		fasilitas: { data: fasilitas.map(readFoto) },
		mitraFavList: { data: mitra },
	}
}

function bannerContent({ contentType, content }: { contentType: string; content: string }): string {
	if (contentType === 'gambar') return content
	const video = embedFromKey(content)
	return video ? embedMarkup(video, { loop: true }) : ''
}
