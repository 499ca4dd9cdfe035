import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { MitraCard } from '../features/mitra/mitra-card.tsx'
import { apiContext, browserApi, emptyList, orElse, WHOLE_LIST } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/mitra'

const load = async (api: Api) => ({
	mitra: await orElse(api('GET /v1/public/mitra', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Asuransi, perusahaan dan lembaga yang bekerja sama dengan kami melayani Anda.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Mitra', description: pengantar, path: '/mitra', crumbs: [] })

export default function MitraPage({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage
			judul="Mitra"
			pengantar={pengantar}
			thing="Mitra"
			items={loaderData.mitra.data}
			columns="grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
		>
			{(mitra) => <MitraCard mitra={mitra} />}
		</ListPage>
	)
}
