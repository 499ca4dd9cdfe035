import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { LangkahBerikut } from '../features/datang/langkah-berikut.tsx'
import { GawatDarurat } from '../features/keluhan/gawat-darurat.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { service } from '../jsonld-pages.ts'
import { apiFor, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ThumbnailRow } from '../ui/thumbnail-row/thumbnail-row.tsx'
import type { Route } from './+types/layanan-detail'

const list = { nama: 'Layanan Unggulan', to: '/layanan' }

const load = (args: Route.LoaderArgs) =>
	orNotFound(apiFor(args)('GET /v1/public/layanan/detail-uri/{uri}', { params: args.params }))

export { load as loader, load as clientLoader }
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: (layanan) => ({ layananId: layanan?.id }),
}

export const meta: Route.MetaFunction = ({ loaderData: layanan, ...args }) =>
	detailMeta(args, list, layanan, { folder: 'foto-layanan', file: layanan?.foto }, service)

export default function LayananDetail({ loaderData: layanan }: Route.ComponentProps) {
	if (!layanan) return <EmptyPage judul="Layanan Unggulan" thing="Layanan" />
	return (
		<>
			<PageHeader judul={layanan.nama} crumbs={[list]} />
			{layanan.gawatDarurat && (
				<div className="page pt-6 lg:pt-8">
					<GawatDarurat />
				</div>
			)}
			<div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:py-12 print:gap-4 print:py-0">
				<Picture
					folder="foto-layanan"
					file={layanan.foto}
					alt={layanan.alt}
					sizes="(width >= 980px) 800px, 100vw"
					priority={!layanan.gawatDarurat}
					className="aspect-3/2 w-full rounded-card print:aspect-3/1"
				/>
				{/* One side column on the desktop; on the phone only the number comes before the text. */}
				<div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6">
					{layanan.noTelp && (
						<aside className="h-fit rounded-card bg-teal-50 p-6">
							<h2 className="text-xl">Hubungi Kami Sekarang</h2>
							<p className="mt-2 text-soft">
								{layanan.gawatDarurat
									? 'Petugas kami menjawab siang dan malam.'
									: 'Tanyakan jadwal, persiapan dan biaya layanan ini.'}
							</p>
							<ButtonLink to={contactAddress(layanan.noTelp, layanan.noTelpType)} icon={Phone} className="mt-4 w-full">
								{layanan.noTelp}
							</ButtonLink>
						</aside>
					)}
					<div className="no-print order-last flex flex-col gap-6 lg:sticky lg:top-24">
						<LangkahBerikut />
						<LayananLain uri={layanan.uri} />
					</div>
				</div>
				<RichText html={layanan.deskripsi} />
			</div>
		</>
	)
}

const SHOWN_LAYANAN = 5

/** Other services, of those that every page has for its menu. */
function LayananLain({ uri }: { uri: string }) {
	const others = useTemplate().layanan.data.filter((each) => each.uri !== uri)
	if (others.length === 0) return null
	return (
		<nav aria-labelledby="layanan-lain" className="rounded-card bg-paper p-2 shadow-soft">
			<h2 id="layanan-lain" className="px-4 pt-3 pb-1 text-lg">
				Layanan lain
			</h2>
			<ul>
				{others.slice(0, SHOWN_LAYANAN).map(({ id, nama, uri: other, foto }) => (
					<ThumbnailRow
						key={id}
						as="li"
						folder="foto-layanan"
						file={foto}
						sizes="56px"
						pictureClass="aspect-square size-14 rounded-xl"
						className="group relative items-center gap-3.5 rounded-2xl px-4 py-2 hover:bg-teal-50"
					>
						<Link
							to={`/layanan/${other}`}
							viewTransition
							className="covers-card font-semibold text-teal-900 leading-snug group-hover:text-teal-700"
						>
							{nama}
						</Link>
					</ThumbnailRow>
				))}
			</ul>
		</nav>
	)
}
