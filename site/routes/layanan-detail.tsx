import { Phone } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import type { Api } from '../api.ts'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { apiContext, browserApi, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/layanan-detail'

const load = async (api: Api, uri: string) => ({
	layanan: await orNotFound(api('GET /v1/public/layanan/detail-uri/{uri}', { params: { uri } })),
})

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.uri)
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
	load(browserApi(request.signal), params.uri)
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ layanan }) => ({ layananId: layanan?.id }),
}

const list = { nama: 'Layanan Unggulan', to: '/layanan' }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	detailMeta(matches, list, params.uri, loaderData?.layanan, {
		folder: 'foto-layanan',
		file: loaderData?.layanan?.foto,
	})

export default function LayananDetail({ loaderData: { layanan } }: Route.ComponentProps) {
	if (!layanan) return <EmptyPage judul="Layanan Unggulan" thing="Layanan" />
	return (
		<>
			<PageHeader judul={layanan.nama} crumbs={[list]} />
			<div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12 lg:py-12">
				<Picture
					folder="foto-layanan"
					file={layanan.foto}
					alt={layanan.alt}
					width={1200}
					height={800}
					sizes="(width >= 980px) 800px, 100vw"
					priority
					className="aspect-3/2 w-full rounded-card"
				/>
				{layanan.noTelp && (
					<aside className="h-fit lg:row-span-2 rounded-card bg-teal-50 p-6 lg:sticky lg:top-24">
						<h2 className="text-xl">Hubungi Kami Sekarang</h2>
						<p className="mt-2 text-soft">Tanyakan jadwal, persiapan dan biaya layanan ini.</p>
						<ButtonLink to={contactAddress(layanan.noTelp, layanan.noTelpType)} className="mt-4 w-full">
							<Phone className="size-5" />
							{layanan.noTelp}
						</ButtonLink>
					</aside>
				)}
				<RichText html={layanan.deskripsi} />
			</div>
		</>
	)
}
