import type { PageHandle } from '../../contract/cache.ts'
import { apiFor, orEmpty, WHOLE_LIST } from '../load.ts'
import { listMeta } from '../meta.ts'
import { PictureListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/fasilitas'

const page = {
	title: 'Fasilitas',
	description: 'Ruang, alat dan kenyamanan yang menemani Anda selama di rumah sakit.',
	path: '/fasilitas',
	crumbs: [],
}

const load = (args: Route.LoaderArgs) =>
	orEmpty(apiFor(args)('GET /v1/public/fasilitas', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData)

export default function FasilitasPage({ loaderData }: Route.ComponentProps) {
	const items = loaderData.map((each) => ({ ...each, foto: each.foto[0], alt: each.alt?.[0] }))
	return <PictureListPage page={page} items={items} folder="foto-fasilitas" />
}
