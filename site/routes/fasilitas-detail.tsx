import { Phone } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { LangkahBerikut } from '../features/datang/langkah-berikut.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { place } from '../jsonld-pages.ts'
import { phonesOf } from '../lib/phones/phones.ts'
import { apiFor, orEmpty, orNotFound } from '../load.ts'
import { detailMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { CardSection, EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/fasilitas-detail'

const list = { nama: 'Fasilitas', to: '/fasilitas' }

const SHOWN_LAINNYA = 3

async function load({ params, ...args }: Route.LoaderArgs) {
	const api = apiFor(args)
	const [fasilitas, all] = await Promise.all([
		orNotFound(api('GET /v1/public/fasilitas/detail-uri/{uri}', { params })),
		orEmpty(api('GET /v1/public/fasilitas', { query: { page: 1, limit: SHOWN_LAINNYA + 1, bentuk: 'ringkas' } })),
	])
	return { fasilitas, lainnya: all.filter(({ uri }) => uri !== params.uri).slice(0, SHOWN_LAINNYA) }
}

export { load as loader, load as clientLoader }
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ fasilitas }) => ({ fasilitasId: fasilitas?.id }),
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const fasilitas = loaderData?.fasilitas
	return detailMeta(args, list, fasilitas, { folder: 'foto-fasilitas', file: fasilitas?.foto[0] }, place)
}

/** The grid of the photos by their number: each fills its rows. */
const photoGrid: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2 lg:col-span-2' }
const MANY_PHOTOS =
	'sm:grid-cols-2 sm:[&>:first-child]:col-span-2 lg:grid-cols-3 lg:[&>:first-child]:row-span-2 lg:col-span-2'

export default function FasilitasDetail({ loaderData: { fasilitas, lainnya } }: Route.ComponentProps) {
	const [phone] = phonesOf(useTemplate())
	if (!fasilitas) return <EmptyPage judul="Fasilitas" />
	return (
		<>
			<PageHeader judul={fasilitas.nama} crumbs={[list]} />
			<div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-12 lg:py-12 print:py-0">
				<ul className={`grid gap-4 ${photoGrid[fasilitas.foto.length] ?? MANY_PHOTOS}`}>
					{fasilitas.foto.map((file, index) => (
						<li key={file}>
							<Picture
								folder="foto-fasilitas"
								file={file}
								alt={fasilitas.alt?.[index] ?? `${fasilitas.nama}, foto ${index + 1} dari ${fasilitas.foto.length}`}
								sizes={
									index === 0 ? '(width >= 980px) 780px, 100vw' : '(width >= 980px) 380px, (width >= 500px) 50vw, 100vw'
								}
								priority={index === 0}
								className="aspect-3/2 h-full w-full rounded-card"
							/>
						</li>
					))}
				</ul>
				<RichText html={fasilitas.deskripsi} className="lg:col-start-1" />
				<div
					className={`flex h-fit flex-col gap-6 lg:col-start-2 ${fasilitas.foto.length === 1 ? 'lg:row-span-2 lg:row-start-1' : ''}`}
				>
					{phone && (
						<aside className="rounded-card bg-teal-50 p-6">
							<h2 className="text-xl">Ada pertanyaan?</h2>
							<p className="mt-2 text-soft">Tanyakan tentang fasilitas ini. Kami senang membantu.</p>
							<ButtonLink to={phone.to} icon={Phone} className="mt-4 w-full">
								{phone.noTelp}
							</ButtonLink>
						</aside>
					)}
					<LangkahBerikut />
				</div>
			</div>
			<CardSection
				judul="Fasilitas lain"
				tone="teal"
				items={lainnya}
				more={{ to: list.to, title: 'Semua fasilitas' }}
				className="no-print"
			>
				{({ uri, nama, foto, alt }) => (
					<PictureCard to={`${list.to}/${uri}`} nama={nama} folder="foto-fasilitas" foto={foto[0]} alt={alt?.[0]} />
				)}
			</CardSection>
		</>
	)
}
