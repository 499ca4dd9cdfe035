import type { Dokter } from '../../../contract/dokter.ts'
import { embedFromKey, embedMarkup } from '../../../contract/embed.ts'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import type { getBeranda as call } from '../../../contract/web.ts'
import { isPublished } from '../../../database/is-published.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { withTexts } from '../../../database/ready-text.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { type Announced, announced, dokterText } from '../dokter/dokter-text.ts'
import { fasilitasColumns, readFoto } from '../fasilitas/fasilitas-columns.ts'
import { layananColumns } from '../layanan/layanan-columns.ts'
import { mitraColumns } from '../mitra/mitra-columns.ts'

const nothing = { data: [] }

const banners = prepared(({ db, given }: Building<{ previewed?: string }>) =>
	db
		.selectFrom('berandaBanner')
		.select(['id', 'contentType', 'content', 'text', 'buttonLink', 'buttonTitle'])
		.where(isPublished('berandaBanner', given.previewed))
		.orderBy('urutan')
		.orderBy('id'),
)
const dokterFav = prepared(({ given, ...building }: Building<Announced>) => {
	const ids = building.db
		.selectFrom('dokter')
		.select('dokter.id')
		.where('favorit', 'is not', null)
		.orderBy('favorit')
		.orderBy('dokter.id')
		.limit(MAX_LIMIT)
	return withTexts(building, 'dokter', ids, dokterText(building.kind, given))
})
const dokterMostVisited = prepared(({ given, ...building }: Building<Announced & { limit: number }>) => {
	const ids = building.db
		.selectFrom('dokterView')
		.innerJoin('dokter', 'dokter.id', 'dokterView.dokterId')
		.select('dokter.id')
		.orderBy('dokterView.countView', 'desc')
		.orderBy('dokterView.dokterId')
		.limit(given.limit)
	return withTexts(building, 'dokter', ids, dokterText(building.kind, given))
})
const layananFav = prepared(({ db }) =>
	db.selectFrom('layanan').select(layananColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)
const allFasilitas = prepared(({ db }) =>
	db.selectFrom('fasilitas').select(fasilitasColumns).orderBy('urutan').orderBy('id'),
)
const mitraFav = prepared(({ db }) =>
	db.selectFrom('mitra').select(mitraColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)

export const getBeranda: Handler<typeof call> = async ({ query, preview }, { database, now }) => {
	if (query.webId !== undefined && query.webId !== WEB_ID)
		return {
			berandaBanner: nothing,
			dokterFavList: nothing,
			dokterMostVisited: nothing,
			layananFavList: nothing,
			fasilitas: nothing,
			mitraFavList: nothing,
		}
	const days = announced(now())
	const [banner, favourites, mostVisited, layanan, fasilitas, mitra] = await Promise.all([
		banners.all(database, { previewed: preview?.berandaBanner }),
		dokterFav.all(database, days),
		dokterMostVisited.all(database, { ...days, limit: query.dokterMostVisitedLimit }),
		layananFav.all(database),
		allFasilitas.all(database),
		mitraFav.all(database),
	])
	return {
		berandaBanner: { data: banner.map((each) => ({ ...each, content: bannerContent(each) })) },
		dokterFavList: { data: favourites.map(readDokter) },
		dokterMostVisited: { data: mostVisited.map(readDokter) },
		layananFavList: { data: layanan },
		fasilitas: { data: fasilitas.map(readFoto) },
		mitraFavList: { data: mitra },
	}
}

function readDokter({ text }: { text: string }) {
	const dokter = JSON.parse(`${text}}`) as Dokter
	return { ...dokter, _id: dokter.id }
}

function bannerContent({ contentType, content }: { contentType: string; content: string }): string {
	if (contentType === 'gambar') return content
	const video = embedFromKey(content)
	return video ? embedMarkup(video, { loop: true }) : ''
}
