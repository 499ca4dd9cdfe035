import type { PageHandle } from '../../contract/cache.ts'
import { RatingSummary, TestimoniCard } from '../features/testimoni/testimoni-card.tsx'
import { apiFor, orElse, orEmpty } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/testimoni'

const page = {
	title: 'Testimoni',
	description: 'Cerita mereka yang pernah kami layani.',
	path: '/testimoni',
	crumbs: [],
}

async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const [google, testimoni] = await Promise.all([
		orElse(api('GET /v1/public/testimoni/google-api'), { data: { rating: 0, reviews: 0 } }),
		orEmpty(api('GET /v1/public/testimoni')),
	])
	return { google: google.data, testimoni }
}

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, page)

export default function Testimoni({ loaderData: { google, testimoni } }: Route.ComponentProps) {
	const rating = google.reviews > 0 && (
		<div className="mt-5">
			<RatingSummary {...google} />
		</div>
	)
	return (
		<ListPage page={page} items={testimoni} header={rating}>
			{(each) => <TestimoniCard testimoni={each} />}
		</ListPage>
	)
}
