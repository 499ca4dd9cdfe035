import type { PageHandle } from '../../contract/cache.ts'
import { LayarAntrean } from '../features/antrean/layar-antrean.tsx'
import { apiFor, notFound, orNotFound } from '../load.ts'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/antrean'

/** A hospital without queue numbers has no such page. */
async function load(args: Route.LoaderArgs) {
	const antrean = await orNotFound(apiFor(args)('GET /v1/public/antrean'))
	if (antrean && !antrean.aktif) throw notFound()
	return antrean
}

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: { freshSeconds: 1 } }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Antrean', path: '/antrean', hidden: true })

export default function AntreanPage({ loaderData }: Route.ComponentProps) {
	return <LayarAntrean awal={loaderData} />
}
