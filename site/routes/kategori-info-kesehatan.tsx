import type { PageHandle } from '../../contract/cache.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orEmpty } from '../load.ts'
import { listMeta } from '../meta.ts'
import { PictureListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/kategori-info-kesehatan'

/** The whole list on one page. */
const PAGE_SIZE = 300

/** A category shows the picture of its newest article, if that is among this many articles. */
const ARTICLES_FOR_PICTURES = 100

const page = {
	title: 'Kategori Info Kesehatan',
	description: 'Semua kategori artikel kesehatan kami.',
	path: '/kategori-info-kesehatan',
	crumbs: [{ nama: 'Info Kesehatan', to: '/info-kesehatan' }],
}

async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const [kategori, artikel] = await Promise.all([
		orEmpty(api('GET /v1/public/kategori-artikel', { query: { page: 1, limit: PAGE_SIZE } })),
		orEmpty(api('GET /v1/public/artikel', { query: { page: 1, limit: ARTICLES_FOR_PICTURES, bentuk: 'ringkas' } })),
	])
	return kategori.map((each) => ({
		...each,
		foto: artikel.find(({ kategoriArtikel }) => kategoriArtikel.id === each.id)?.artikelMedia[0]?.content,
	}))
}

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged()
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData)

export default function KategoriInfoKesehatan({ loaderData }: Route.ComponentProps) {
	return (
		<PictureListPage
			page={page}
			crumb="Kategori"
			pengantar="Pilih topik yang ingin Anda baca."
			thing="Kategori"
			items={loaderData}
			folder="artikel"
			columns="two-columns lg:grid-cols-4"
		/>
	)
}
