import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { apiContext, browserApi, emptyList, orElse, WHOLE_LIST } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/komunitas'

const load = async (api: Api) => ({
	komunitas: await orElse(api('GET /v1/public/komunitas', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Komunitas', description: pengantar, path: '/komunitas', crumbs: [] })

export default function KomunitasPage({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage judul="Komunitas" pengantar={pengantar} thing="Komunitas" items={loaderData.komunitas.data}>
			{(each, index) => (
				<PictureCard
					{...each}
					to={`/komunitas/${each.uri}`}
					folder="foto-komunitas"
					heading="h2"
					priority={index === 0}
				/>
			)}
		</ListPage>
	)
}
