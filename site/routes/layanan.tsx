import type { PageHandle } from '../../contract/cache.ts'
import { apiFor, orEmpty } from '../load.ts'
import { listMeta } from '../meta.ts'
import { PictureListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/layanan'

const page = {
	title: 'Layanan Unggulan',
	description: 'Pilih layanan untuk membaca penjelasannya dan menghubungi petugasnya.',
	path: '/layanan',
	crumbs: [],
}

const load = (args: Route.LoaderArgs) =>
	orEmpty(apiFor(args)('GET /v1/public/layanan', { query: { bentuk: 'ringkas' } }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData)

export default function LayananPage({ loaderData }: Route.ComponentProps) {
	return <PictureListPage page={page} thing="Layanan" items={loaderData} folder="foto-layanan" />
}
