import type { Api } from '../api.ts'
import { breadcrumbList } from '../jsonld.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { CardGrid } from '../ui/card-grid/card-grid.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/layanan'

const load = async (api: Api) => ({
	layanan: await orElse(api('listLayanan'), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Layanan kesehatan yang kami siapkan dengan tenaga dan peralatan terbaik.'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Layanan Unggulan',
		description: pengantar,
		path: '/layanan',
		jsonLd: [breadcrumbList(rootData(matches), [{ nama: 'Layanan Unggulan', to: '/layanan' }])],
	})

export default function LayananPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="Layanan Unggulan" pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				<CardGrid thing="Layanan" items={loaderData.layanan.data} keyOf={(item) => item.id}>
					{({ uri, nama, ringkasan, foto, alt }, index) => (
						<PictureCard
							to={`/layanan/${uri}`}
							judul={nama}
							teks={ringkasan}
							folder="foto-layanan"
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
