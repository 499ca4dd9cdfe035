import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { apiContext, browserApi, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/komunitas-detail'

const load = async (api: Api, uri: string) => ({
	komunitas: await orNotFound(api('GET /v1/public/komunitas/detail-uri/{uri}', { params: { uri } })),
})

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.uri)
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	load(browserApi(request.signal), params.uri)
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ komunitas }) => ({ komunitasId: komunitas?.id }),
}

const list = { nama: 'Komunitas', to: '/komunitas' }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	detailMeta(matches, list, params.uri, loaderData?.komunitas, {
		folder: 'foto-komunitas',
		file: loaderData?.komunitas?.foto,
	})

export default function KomunitasDetail({ loaderData: { komunitas } }: Route.ComponentProps) {
	if (!komunitas) return <EmptyPage judul="Komunitas" thing="Komunitas" />
	return (
		<>
			<PageHeader judul={komunitas.nama} crumbs={[list]} />
			<div className="page grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12 lg:py-12">
				<Picture
					folder="foto-komunitas"
					file={komunitas.foto}
					alt={komunitas.alt ?? komunitas.nama}
					width={1200}
					height={800}
					sizes="(width >= 980px) 560px, 100vw"
					priority
					className="aspect-3/2 w-full rounded-card"
				/>
				<RichText html={komunitas.deskripsi} />
			</div>
		</>
	)
}
