import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { ArtikelHighlights } from '../features/artikel/artikel-highlights.tsx'
import { ArtikelMedia } from '../features/artikel/artikel-media.tsx'
import { KategoriChips } from '../features/artikel/kategori-chips.tsx'
import { KategoriRow } from '../features/artikel/kategori-row.tsx'
import { KomunitasSection } from '../features/komunitas/komunitas-section.tsx'
import { reloadWhenChanged } from '../features/navigation/reload-when-changed.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/info-kesehatan'

/** How many articles of a category its row shows. */
const ROW = 4

async function load(api: Api) {
	const favourites = await orElse(api('listKategoriArtikelFav'), emptyList)
	const kategori = favourites.data.map(({ kategiArtikel }) => kategiArtikel)
	const articlesOf = (id: string) =>
		orElse(
			api('listArtikel', { query: { page: 1, limit: ROW, filterKategoriArtikelId: id, bentuk: 'ringkas' } }),
			emptyList,
		)
	const rows = await Promise.all(kategori.map(async (each) => ({ ...each, artikel: (await articlesOf(each.id)).data })))
	return { rows }
}

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
			<ArtikelHighlights artikel={artikelFavList.data} />
			<ArtikelMedia setting={artikelSetting.data} />
			<div className="py-5 lg:py-9">
				{rows.map((row) => (
					<KategoriRow key={row.id} kategori={row} artikel={row.artikel} />
				))}
			</div>
			<KomunitasSection komunitas={komunitas.data} />
		</>
	)
}
