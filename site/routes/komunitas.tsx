import type { PageHandle } from '../../contract/cache.ts'
import { apiFor, orEmpty, WHOLE_LIST } from '../load.ts'
import { listMeta } from '../meta.ts'
import { PictureListPage } from '../ui/list-page/list-page.tsx'
import type { Route } from './+types/komunitas'

const page = {
	title: 'Komunitas',
	description: 'Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa.',
	path: '/komunitas',
	crumbs: [],
}

const load = (args: Route.LoaderArgs) =>
	orEmpty(apiFor(args)('GET /v1/public/komunitas', { query: { ...WHOLE_LIST, bentuk: 'ringkas' } }))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData)

export default function KomunitasPage({ loaderData }: Route.ComponentProps) {
	return <PictureListPage page={page} items={loaderData} folder="foto-komunitas" />
}
