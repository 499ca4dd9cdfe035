import type { PageHandle } from '../../contract/cache.ts'
import {
	ArtikelHighlights,
	ArtikelMedia,
	KategoriChips,
	KategoriRow,
} from '../features/artikel/info-kesehatan-sections.tsx'
import { KomunitasSection } from '../features/komunitas/komunitas-section.tsx'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orEmpty, orNull } from '../load.ts'
import { listMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/info-kesehatan'

/** How many articles of a category its row shows. */
const ROW = 4

/** A row that failed to load has null for its articles. */
async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const favourites = await orEmpty(api('GET /v1/public/kategori-artikel/fav-list'))
	return Promise.all(
		favourites.map(async ({ kategiArtikel }) => {
			const query = { page: 1, limit: ROW, filterKategoriArtikelId: kategiArtikel.id, bentuk: 'ringkas' }
			return { ...kategiArtikel, artikel: await orNull(api('GET /v1/public/artikel', { query })) }
		}),
	)
}

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged()

const page = {
	title: 'Info Kesehatan',
	description: 'Penjelasan yang mudah dipahami tentang menjaga kesehatan, mengenali gejala, dan kapan harus ke dokter.',
	path: '/info-kesehatan',
	crumbs: [],
}

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	listMeta(matches, page, loaderData, '/kategori-info-kesehatan')

export default function InfoKesehatan({ loaderData: rows }: Route.ComponentProps) {
	const { artikelFavList, artikelSetting, komunitas } = useTemplate()
	// A failed row shows the not-found text; an empty one is left out.
	const shown = rows.filter(({ artikel }) => artikel === null || artikel.length > 0)
	return (
		<>
			<PageHeader judul={page.title} pengantar={page.description}>
				<KategoriChips kategori={rows} />
			</PageHeader>
			{artikelFavList.data.length > 0 && <ArtikelHighlights artikel={artikelFavList.data} />}
			{artikelFavList.data.length === 0 && shown.length === 0 && (
				<div className="page py-10 lg:py-16">
					<Empty thing="Artikel" />
				</div>
			)}
			<ArtikelMedia setting={artikelSetting.data} />
			<div className="py-5 lg:py-9">
				{shown.map((row) => (
					<KategoriRow key={row.id} kategori={row} artikel={row.artikel} />
				))}
			</div>
			<KomunitasSection komunitas={komunitas.data} />
		</>
	)
}
