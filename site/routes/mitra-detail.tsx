import type { PageHandle } from '../../contract/cache.ts'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { organization } from '../jsonld-pages.ts'
import { apiFor, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/mitra-detail'

const list = { nama: 'Mitra', to: '/mitra' }

const load = (args: Route.LoaderArgs) =>
	orNotFound(apiFor(args)('GET /v1/public/mitra/detail-uri/{uri}', { params: args.params }))

export { load as loader, load as clientLoader }
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: (mitra) => ({ mitraId: mitra?.id }),
}

export const meta: Route.MetaFunction = ({ loaderData: mitra, ...args }) =>
	detailMeta(args, list, mitra, { folder: 'logo-mitra', file: mitra?.logo }, organization)

export default function MitraDetail({ loaderData: mitra }: Route.ComponentProps) {
	if (!mitra) return <EmptyPage judul="Mitra" />
	return (
		<>
			<PageHeader judul={mitra.nama} crumbs={[list]} />
			<div className="page grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12 lg:py-12">
				<Picture
					folder="logo-mitra"
					file={mitra.logo}
					alt={mitra.alt ?? mitra.nama}
					width={480}
					height={240}
					sizes="(width >= 980px) 560px, 100vw"
					priority
					whole
					className="aspect-2/1 w-full rounded-card bg-paper p-8 shadow-soft"
				/>
				<RichText html={mitra.deskripsi} />
			</div>
		</>
	)
}
