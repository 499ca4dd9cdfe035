import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/layanan'

const load = async (api: Api) => ({
	layanan: await orElse(api('GET /v1/public/layanan', { query: { bentuk: 'ringkas' } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Layanan kesehatan yang kami siapkan dengan tenaga dan peralatan terbaik.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Layanan Unggulan', description: pengantar, path: '/layanan', crumbs: [] })

export default function LayananPage({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage judul="Layanan Unggulan" pengantar={pengantar} thing="Layanan" items={loaderData.layanan.data}>
			{(each, index) => (
				<PictureCard {...each} to={`/layanan/${each.uri}`} folder="foto-layanan" heading="h2" priority={index === 0} />
			)}
		</ListPage>
	)
}
