import type { Api } from '../api.ts'
import { breadcrumbList } from '../jsonld.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { CardGrid } from '../ui/card-grid/card-grid.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/fasilitas'

/** The whole list on one page. */
const PAGE_SIZE = 100

const load = async (api: Api) => ({
	fasilitas: await orElse(api('listFasilitas', { query: { page: 1, limit: PAGE_SIZE } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Ruang, alat dan kenyamanan yang menemani Anda selama di rumah sakit.'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Fasilitas',
		description: pengantar,
		path: '/fasilitas',
		jsonLd: [breadcrumbList(rootData(matches), [{ nama: 'Fasilitas', to: '/fasilitas' }])],
	})

export default function FasilitasPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="Fasilitas" pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				<CardGrid thing="Fasilitas" items={loaderData.fasilitas.data} keyOf={(item) => item.id}>
					{({ uri, nama, ringkasan, foto, alt }, index) => (
						<PictureCard
							to={`/fasilitas/${uri}`}
							judul={nama}
							teks={ringkasan}
							folder="foto-fasilitas"
							file={foto[0]}
							alt={alt?.[0]}
							heading="h2"
							priority={index === 0}
						/>
					)}
				</CardGrid>
			</div>
		</>
	)
}
