import type { Api } from '../api.ts'
import { MitraCard } from '../features/mitra/mitra-card.tsx'
import { breadcrumbList } from '../jsonld.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { CardGrid } from '../ui/card-grid/card-grid.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/mitra'

/** The whole list on one page. */
const PAGE_SIZE = 100

const load = async (api: Api) => ({
	mitra: await orElse(api('listMitra', { query: { page: 1, limit: PAGE_SIZE } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Asuransi, perusahaan dan lembaga yang bekerja sama dengan kami melayani Anda.'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Mitra',
		description: pengantar,
		path: '/mitra',
		jsonLd: [breadcrumbList(rootData(matches), [{ nama: 'Mitra', to: '/mitra' }])],
	})

export default function MitraPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="Mitra" pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				<CardGrid
					thing="Mitra"
					items={loaderData.mitra.data}
					keyOf={(mitra) => mitra.id}
					columns="grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
				>
					{(mitra) => <MitraCard mitra={mitra} />}
				</CardGrid>
			</div>
		</>
	)
}
