import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import {
	ArtikelHighlights,
	ArtikelMedia,
	KategoriChips,
	KategoriRow,
} from '../features/artikel/info-kesehatan-sections.tsx'
import { KomunitasSection } from '../features/komunitas/komunitas-section.tsx'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/info-kesehatan'

/** How many articles of a category its row shows. */
const ROW = 4

async function load(api: Api) {
	const favourites = await orElse(api('GET /v1/public/kategori-artikel/fav-list'), emptyList)
	const kategori = favourites.data.map(({ kategiArtikel }) => kategiArtikel)
	const articlesOf = (id: string) =>
		orElse(
			api('GET /v1/public/artikel', { query: { page: 1, limit: ROW, filterKategoriArtikelId: id, bentuk: 'ringkas' } }),
			null,
		)
	/** A row that failed to load shows the not-found text; an empty one is left out. */
	const rows = await Promise.all(
		kategori.map(async (each) => ({ ...each, artikel: (await articlesOf(each.id))?.data ?? null })),
	)
	return { rows }
}

type Rows = Awaited<ReturnType<typeof load>>['rows']

const filled = (rows: Rows) => rows.filter(({ artikel }) => artikel === null || artikel.length > 0)

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))
export const shouldRevalidate = reloadWhenChanged()

const judul = 'Info Kesehatan'
const path = '/info-kesehatan'
const pengantar =
	'Penjelasan yang mudah dipahami tentang menjaga kesehatan, mengenali gejala, dan kapan harus ke dokter.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, description: pengantar, path, crumbs: [] })

export default function InfoKesehatan({ loaderData: { rows } }: Route.ComponentProps) {
	const { artikelFavList, artikelSetting, komunitas } = useTemplate()
	return (
		<>
			<PageHeader judul={judul} pengantar={pengantar}>
				<KategoriChips kategori={rows} />
			</PageHeader>
			{artikelFavList.data.length > 0 && <ArtikelHighlights artikel={artikelFavList.data} />}
			{artikelFavList.data.length === 0 && filled(rows).length === 0 && (
				<div className="page py-10 lg:py-16">
					<Empty thing="Artikel" />
				</div>
			)}
			<ArtikelMedia setting={artikelSetting.data} />
			<div className="py-5 lg:py-9">
				{filled(rows).map((row) => (
					<KategoriRow key={row.id} kategori={row} artikel={row.artikel} />
				))}
			</div>
			<KomunitasSection komunitas={komunitas.data} />
		</>
	)
}
