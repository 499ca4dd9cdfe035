import type { Api } from '../api.ts'
import { breadcrumbList } from '../jsonld.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { CardGrid } from '../ui/card-grid/card-grid.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/komunitas'

/** The whole list on one page. */
const PAGE_SIZE = 100

const load = async (api: Api) => ({
	komunitas: await orElse(api('listKomunitas', { query: { page: 1, limit: PAGE_SIZE } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa.'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Komunitas',
		description: pengantar,
		path: '/komunitas',
		jsonLd: [breadcrumbList(rootData(matches), [{ nama: 'Komunitas', to: '/komunitas' }])],
	})

export default function KomunitasPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="Komunitas" pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				<CardGrid thing="Komunitas" items={loaderData.komunitas.data} keyOf={(item) => item.id}>
					{({ uri, nama, ringkasan, foto, alt }, index) => (
						<PictureCard
							to={`/komunitas/${uri}`}
							judul={nama}
							teks={ringkasan}
							folder="foto-komunitas"
							file={foto}
							alt={alt}
							heading="h2"
							priority={index === 0}
						/>
					)}
				</CardGrid>
			</div>
		</>
	)
}
