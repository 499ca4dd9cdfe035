import type { MetaDescriptor } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { ArtikelGrid } from '../features/artikel/artikel-grid.tsx'
import { PendaftaranSection } from '../features/beranda/pendaftaran-section.tsx'
import { KomunitasSection } from '../features/komunitas/komunitas-section.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { breadcrumbList } from '../jsonld.ts'
import { collectionPage } from '../jsonld-pages.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, emptyList, orElse, orNotFound } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import type { Route } from './+types/kategori-info-kesehatan-detail'

const PAGE_SIZE = 10

const HALAMAN = 'halaman'

/** The category whose page also shows the registration section. */
const KONSULTASI = 'konsultasi-kesehatan'

/** A page number that the API accepts; 1 for anything else. */
const readHalaman = (url: string) => {
	const text = new URL(url).searchParams.get(HALAMAN) ?? ''
	return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

async function load({ params, ...args }: Route.LoaderArgs) {
	const api = apiFor(args)
	const page = readHalaman(args.request.url)
	const query = { page, limit: PAGE_SIZE, searchKategoriArtikelUri: params.uri, bentuk: 'ringkas' }
	const [kategori, artikel] = await Promise.all([
		orNotFound(api('GET /v1/public/kategori-artikel/detail-uri/{uri}', { params })),
		orElse(api('GET /v1/public/artikel', { query }), emptyList),
	])
	return { kategori, artikel: artikel.data, page, totalPage: artikel.pagination.totalPage }
}

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged(HALAMAN)
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: { parameters: { [HALAMAN]: /^[1-9]\d{0,2}$/ } },
	visit: ({ kategori }) => ({ kategoriArtikelId: kategori?.id }),
}

const crumbs = [
	{ nama: 'Info Kesehatan', to: '/info-kesehatan' },
	{ nama: 'Kategori', to: '/kategori-info-kesehatan' },
]

const pageAddress = (uri: string) => (page: number) =>
	`/kategori-info-kesehatan/${uri}${page > 1 ? `?${HALAMAN}=${page}` : ''}`

const articlesOf = (loaded: Awaited<ReturnType<typeof load>> | undefined) =>
	(loaded?.artikel ?? []).map(({ judul: nama, uri }) => ({ nama, uri }))

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	const root = rootData(matches)
	const { page = 1, totalPage = 1 } = loaderData ?? {}
	const nama = loaderData?.kategori?.nama ?? 'Info Kesehatan'
	const to = pageAddress(params.uri)
	const neighbour = (rel: string, number: number): MetaDescriptor[] =>
		number >= 1 && number <= totalPage
			? [{ tagName: 'link', rel, href: `${root?.settings.siteUrl ?? ''}${to(number)}` }]
			: []
	return [
		...pageMeta(matches, {
			title: page > 1 ? `${nama}, halaman ${page}` : nama,
			description: `Artikel kesehatan tentang ${nama}, ditulis agar mudah dipahami.`,
			path: to(page),
			hidden: page > 1 && page > totalPage,
			jsonLd: [
				breadcrumbList(root, [...crumbs, { nama, to: to(1) }]),
				collectionPage(root, { title: nama, path: to(page) }, articlesOf(loaderData), '/info-kesehatan'),
			],
		}),
		...neighbour('prev', page - 1),
		...neighbour('next', page + 1),
	]
}

export default function KategoriInfoKesehatanDetail({ loaderData, params }: Route.ComponentProps) {
	const { komunitas, berandaPendaftaran } = useTemplate()
	const { kategori, artikel, page, totalPage } = loaderData
	const pendaftaran = params.uri === KONSULTASI ? berandaPendaftaran.data : null
	return (
		<>
			<PageHeader judul={kategori?.nama ?? 'Info Kesehatan'} crumbs={crumbs} />
			<div className="page py-8 lg:py-12">
				<ArtikelGrid artikel={artikel} />
				<Pagination page={page} totalPage={totalPage} to={pageAddress(params.uri)} />
			</div>
			{pendaftaran && <PendaftaranSection pendaftaran={pendaftaran} />}
			<KomunitasSection komunitas={komunitas.data} />
		</>
	)
}
