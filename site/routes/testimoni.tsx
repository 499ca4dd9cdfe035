import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { RatingSummary } from '../features/testimoni/rating-summary.tsx'
import { TestimoniCard } from '../features/testimoni/testimoni-card.tsx'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/testimoni'

async function load(api: Api) {
	const [google, testimoni] = await Promise.all([
		orElse(api('GET /v1/public/testimoni/google-api'), { data: { rating: 0, reviews: 0 } }),
		orElse(api('GET /v1/public/testimoni'), emptyList),
	])
	return { google: google.data, testimoni }
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

const pengantar = 'Cerita mereka yang pernah kami layani.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Testimoni', description: pengantar, path: '/testimoni', crumbs: [] })

export default function Testimoni({ loaderData: { google, testimoni } }: Route.ComponentProps) {
	return (
		<>
			<PageHeader judul="Testimoni" pengantar={pengantar}>
				{google.reviews > 0 && (
					<div className="mt-5">
						<RatingSummary {...google} />
					</div>
				)}
			</PageHeader>
			<div className="page py-8 lg:py-12">
				<CardGrid thing="Testimoni" items={testimoni.data} keyOf={(each) => each.id}>
					{(each) => <TestimoniCard testimoni={each} />}
				</CardGrid>
			</div>
		</>
	)
}
