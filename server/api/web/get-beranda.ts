import { embedFromKey, embedMarkup } from '../../../contract/embed.ts'
import type { getBeranda as call } from '../../../contract/web.ts'
import { isPublished } from '../../../database/is-published.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { type ApiContext, type Handler, WEB_ID } from '../context.ts'
import { dokterColumns, readDokter } from '../dokter/read-dokter.ts'
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
const dokterFav = prepared(({ db }) =>
	db.selectFrom('dokter').select(dokterColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)
const dokterMostVisited = prepared(({ db, given }: Building<{ limit: number }>) =>
	db
		.selectFrom('dokterView')
		.innerJoin('dokter', 'dokter.id', 'dokterView.dokterId')
		.select(dokterColumns)
		.orderBy('dokterView.countView', 'desc')
		.orderBy('dokterView.dokterId')
		.limit(given.limit),
)
const layananFav = prepared(({ db }) =>
	db.selectFrom('layanan').select(layananColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)
const allFasilitas = prepared(({ db }) =>
	db.selectFrom('fasilitas').select(fasilitasColumns).orderBy('urutan').orderBy('id'),
)
const mitraFav = prepared(({ db }) =>
	db.selectFrom('mitra').select(mitraColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)

export const getBeranda: Handler<typeof call> = async ({ query, preview }, context) => {
	if (query.webId !== undefined && query.webId !== WEB_ID)
		return {
			berandaBanner: nothing,
			dokterFavList: nothing,
			dokterMostVisited: nothing,
			layananFavList: nothing,
			fasilitas: nothing,
			mitraFavList: nothing,
		}
	const { database } = context
	const [banner, favourites, mostVisited, layanan, fasilitas, mitra] = await Promise.all([
		banners.all(database, { previewed: preview?.berandaBanner }),
		dokterFav.all(database),
		dokterMostVisited.all(database, { limit: query.dokterMostVisitedLimit }),
		layananFav.all(database),
		allFasilitas.all(database),
		mitraFav.all(database),
	])
	const dokter = await dokterById([...favourites, ...mostVisited], context)
	return {
		berandaBanner: { data: banner.map((each) => ({ ...each, content: bannerContent(each) })) },
		dokterFavList: { data: favourites.map((row) => dokter(row.id)) },
		dokterMostVisited: { data: mostVisited.map((row) => dokter(row.id)) },
		layananFavList: { data: layanan },
		fasilitas: { data: fasilitas.map(readFoto) },
		mitraFavList: { data: mitra },
	}
}

/** Both lists may name the same doctor; each is read once. */
async function dokterById(rows: Parameters<typeof readDokter>[0], context: ApiContext) {
	const doctors = new Map((await readDokter(rows, context)).map((dokter) => [dokter.id, { ...dokter, _id: dokter.id }]))
	return (id: string) => doctors.get(id) as NonNullable<ReturnType<typeof doctors.get>>
}

function bannerContent({ contentType, content }: { contentType: string; content: string }): string {
	if (contentType === 'gambar') return content
	const video = embedFromKey(content)
	return video ? embedMarkup(video, { loop: true }) : ''
}
