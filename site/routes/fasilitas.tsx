import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { apiContext, browserApi, emptyList, orElse, WHOLE_LIST } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/fasilitas'

const load = async (api: Api) => ({
	fasilitas: await orElse(api('GET /v1/public/fasilitas', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }), emptyList),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Ruang, alat dan kenyamanan yang menemani Anda selama di rumah sakit.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Fasilitas', description: pengantar, path: '/fasilitas', crumbs: [] })

export default function FasilitasPage({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage judul="Fasilitas" pengantar={pengantar} thing="Fasilitas" items={loaderData.fasilitas.data}>
			{({ uri, nama, ringkasan, foto, alt }, index) => (
				<PictureCard
					to={`/fasilitas/${uri}`}
					nama={nama}
					ringkasan={ringkasan}
					folder="foto-fasilitas"
					foto={foto[0]}
					alt={alt?.[0]}
					heading="h2"
					priority={index === 0}
				/>
			)}
		</ListPage>
	)
}
