import type { PageHandle } from '../../contract/cache.ts'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { organization } from '../jsonld-pages.ts'
import { apiFor, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/komunitas-detail'

const list = { nama: 'Komunitas', to: '/komunitas' }

const load = (args: Route.LoaderArgs) =>
	orNotFound(apiFor(args)('GET /v1/public/komunitas/detail-uri/{uri}', { params: args.params }))

export { load as loader, load as clientLoader }
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: (komunitas) => ({ komunitasId: komunitas?.id }),
}

export const meta: Route.MetaFunction = ({ loaderData: komunitas, ...args }) =>
	detailMeta(args, list, komunitas, { folder: 'foto-komunitas', file: komunitas?.foto }, organization)

export default function KomunitasDetail({ loaderData: komunitas }: Route.ComponentProps) {
	if (!komunitas) return <EmptyPage judul="Komunitas" />
	return (
		<>
			<PageHeader judul={komunitas.nama} crumbs={[list]} />
			<div className="page grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12 lg:py-12">
				<Picture
					folder="foto-komunitas"
					file={komunitas.foto}
					alt={komunitas.alt ?? komunitas.nama}
					sizes="(width >= 980px) 560px, 100vw"
					priority
					className="aspect-3/2 w-full rounded-card"
				/>
				<RichText html={komunitas.deskripsi} />
			</div>
		</>
	)
}
