import type { Artikel } from '../../contract/artikel/artikel.ts'
import type { PageHandle } from '../../contract/cache.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { anchorHeadings } from '../features/artikel/anchor-headings.ts'
import { ArtikelFacts, ArtikelPeople } from '../features/artikel/artikel-facts.tsx'
import { DaftarIsi } from '../features/artikel/daftar-isi.tsx'
import { ShareLinks } from '../features/artikel/share-links.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { article, reviewedPage } from '../jsonld.ts'
import { formatTanggal } from '../lib/dates/format-tanggal.ts'
import { later } from '../lib/navigation/later.tsx'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orEmpty, orNotFound } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ChunkFailed } from '../ui/state/chunk-failed.tsx'
import type { Route } from './+types/info-kesehatan-detail'

const Aside = later(() => import('./artikel-aside.tsx').then(({ ArtikelAside }) => ArtikelAside))
const Komentar = later(
	() => import('../features/artikel/komentar/komentar-section.tsx').then(({ KomentarSection }) => KomentarSection),
	() => <ChunkFailed className="mt-4" />,
)

const POPULAR = 5

async function load({ params, ...args }: Route.LoaderArgs) {
	const api = apiFor(args)
	const [artikel, populer] = await Promise.all([
		orNotFound(api('GET /v1/public/artikel/detail/{uri}', { params })),
		orEmpty(api('GET /v1/public/artikel', { query: { sortCountView: 'desc', limit: POPULAR, bentuk: 'ringkas' } })),
	])
	return { artikel, populer }
}

export const loader = load
export async function clientLoader(args: Route.ClientLoaderArgs) {
	const [loaded] = await Promise.all([load(args), Aside.ready(args.request), Komentar.ready(args.request)])
	return loaded
}
export const shouldRevalidate = reloadWhenChanged()
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ artikel }) => ({ artikelId: artikel?.id }),
}

const crumbs = [{ nama: 'Info Kesehatan', to: '/info-kesehatan' }]
const pathOf = (uri: string) => `/info-kesehatan/${uri}`

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	const path = pathOf(params.uri)
	const artikel = loaderData?.artikel
	if (!artikel) return pageMeta(matches, { title: 'Info Kesehatan', path })
	return pageMeta(matches, {
		title: artikel.metaJudul ?? artikel.judul,
		description: artikel.metaDeskripsi ?? artikel.ringkasan,
		path,
		image: { folder: 'artikel', file: artikel.metaGambar ?? artikel.artikelMedia[0]?.content },
		type: 'article',
		crumbs,
		jsonLd: [article(rootData(matches), artikel), reviewedPage(rootData(matches), artikel)],
	})
}

export default function InfoKesehatanDetail({ loaderData: { artikel, populer } }: Route.ComponentProps) {
	if (!artikel) return <EmptyPage judul="Info Kesehatan" thing="Artikel" />
	return (
		<>
			<PageHeader judul={artikel.judul} crumbs={crumbs}>
				<ArtikelFacts artikel={artikel} />
				<ArtikelPeople artikel={artikel} />
			</PageHeader>
			<div className="page grid justify-between gap-12 py-8 lg:grid-cols-[minmax(0,39rem)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr] lg:py-12 print:block print:py-0">
				<Body artikel={artikel} />
				<div className="min-w-0 lg:col-start-1">
					<Komentar.Part key={artikel.id} artikelId={artikel.id} />
				</div>
				{/* As high as the screen, or higher: beside a longer text its end stays in sight. */}
				<div className="lg:sticky lg:bottom-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[calc(100dvh-8rem)] lg:self-end">
					<Aside.Part dokter={artikel.dokter} populer={populer} />
				</div>
			</div>
		</>
	)
}

function Body({ artikel }: { artikel: Artikel }) {
	const { html, headings } = anchorHeadings(artikel.textContent)
	const updatedOn = tanggalWib(artikel.updatedAt)
	return (
		<article className="min-w-0">
			<Picture
				folder="artikel"
				file={artikel.artikelMedia[0]?.content}
				alt={artikel.artikelMedia[0]?.alt}
				sizes="(width >= 980px) 624px, 100vw"
				priority
				className="mb-8 aspect-3/2 w-full rounded-card print:mb-4 print:aspect-3/1"
			/>
			<DaftarIsi headings={headings} />
			<RichText html={html} className="lg:text-lg lg:leading-[1.7]" />
			<p className="mt-8 text-sm text-soft">
				Terakhir diperbarui <time dateTime={updatedOn}>{formatTanggal(updatedOn)}</time>
			</p>
			<ShareLinks path={pathOf(artikel.uri)} judul={artikel.judul} />
		</article>
	)
}
