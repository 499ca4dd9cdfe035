import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/kategori-info-kesehatan'

/** The whole list on one page. */
const PAGE_SIZE = 300

/** A category shows the picture of its newest article, if that is among this many articles. */
const ARTICLES_FOR_PICTURES = 100

async function load(api: Api) {
	const [kategori, artikel] = await Promise.all([
		orElse(api('GET /v1/public/kategori-artikel', { query: { page: 1, limit: PAGE_SIZE } }), emptyList),
		orElse(
			api('GET /v1/public/artikel', { query: { page: 1, limit: ARTICLES_FOR_PICTURES, bentuk: 'ringkas' } }),
			emptyList,
		),
	])
	return {
		kategori: kategori.data.map((each) => ({
			...each,
			foto: artikel.data.find(({ kategoriArtikel }) => kategoriArtikel.id === each.id)?.artikelMedia[0]?.content,
		})),
	}
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))
export const shouldRevalidate = reloadWhenChanged()

const judul = 'Kategori Info Kesehatan'
const path = '/kategori-info-kesehatan'
const pengantar = 'Pilih topik yang ingin Anda baca.'
const crumbs = [{ nama: 'Info Kesehatan', to: '/info-kesehatan' }]

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, description: 'Semua kategori artikel kesehatan kami.', path, crumbs })

export default function KategoriInfoKesehatan({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage
			judul={judul}
			crumbs={crumbs}
			crumb="Kategori"
			pengantar={pengantar}
			thing="Kategori"
			items={loaderData.kategori}
			columns="grid-cols-2 lg:grid-cols-4"
		>
			{(each, index) => (
				<PictureCard {...each} to={`${path}/${each.uri}`} folder="artikel" heading="h2" priority={index === 0} />
			)}
		</ListPage>
	)
}
