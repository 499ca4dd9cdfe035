import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { apiContext, browserApi, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/fasilitas-detail'

const load = async (api: Api, uri: string) => ({
	fasilitas: await orNotFound(api('GET /v1/public/fasilitas/detail-uri/{uri}', { params: { uri } })),
})

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.uri)
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	load(browserApi(request.signal), params.uri)
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ fasilitas }) => ({ fasilitasId: fasilitas?.id }),
}

const list = { nama: 'Fasilitas', to: '/fasilitas' }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	detailMeta(matches, list, params.uri, loaderData?.fasilitas, {
		folder: 'foto-fasilitas',
		file: loaderData?.fasilitas?.foto[0],
	})

export default function FasilitasDetail({ loaderData: { fasilitas } }: Route.ComponentProps) {
	if (!fasilitas) return <EmptyPage judul="Fasilitas" thing="Fasilitas" />
	return (
		<>
			<PageHeader judul={fasilitas.nama} crumbs={[list]} />
			<div className="page py-8 lg:py-12">
				<ul className="grid gap-4 sm:grid-cols-2 sm:[&>:first-child]:col-span-2 lg:grid-cols-3 lg:[&>:first-child]:row-span-2">
					{fasilitas.foto.map((file, index) => (
						<li key={file}>
							<Picture
								folder="foto-fasilitas"
								file={file}
								alt={fasilitas.alt?.[index] ?? `${fasilitas.nama}, foto ${index + 1} dari ${fasilitas.foto.length}`}
								width={1200}
								height={800}
								sizes={
									index === 0 ? '(width >= 980px) 780px, 100vw' : '(width >= 980px) 380px, (width >= 500px) 50vw, 100vw'
								}
								priority={index === 0}
								className="aspect-3/2 h-full w-full rounded-card"
							/>
						</li>
					))}
				</ul>
				<RichText html={fasilitas.deskripsi} className="mt-8" />
			</div>
		</>
	)
}
