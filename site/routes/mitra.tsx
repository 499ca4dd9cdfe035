import type { PageHandle } from '../../contract/cache.ts'
import { MitraCard } from '../features/mitra/mitra-card.tsx'
import { apiFor, orEmpty, WHOLE_LIST } from '../load.ts'
import { listMeta } from '../meta.ts'
import { ListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/mitra'

const page = {
	title: 'Mitra',
	description: 'Asuransi, perusahaan dan lembaga yang bekerja sama dengan kami melayani Anda.',
	path: '/mitra',
	crumbs: [],
}

const load = (args: Route.LoaderArgs) =>
	orEmpty(apiFor(args)('GET /v1/public/mitra', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData)

export default function MitraPage({ loaderData }: Route.ComponentProps) {
	return (
		<ListPage page={page} items={loaderData} columns="two-columns md:grid-cols-3 lg:grid-cols-4">
			{(mitra) => <MitraCard mitra={mitra} />}
		</ListPage>
	)
}
