import { useNavigation } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { GALERI_PATH, GALLERY_PAGE, readGalleryPlace } from '../features/galeri/gallery-address.ts'
import { GalleryList, GalleryLoading, type LoadedGallery } from '../features/galeri/gallery-list.tsx'
import { GalleryTabs } from '../features/galeri/gallery-tabs.tsx'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/galeri'

/** Loads all pages up to the one in the address. */
async function load(api: Api, request: Request): Promise<LoadedGallery> {
	const { jenis, halaman } = readGalleryPlace(new URL(request.url).search)
	const query = { page: 1, limit: GALLERY_PAGE * halaman, filterContentType: jenis }
	const { data, pagination } = await orElse(api('GET /v1/public/gallery', { query }), emptyList)
	// A provider without totals announces a further page by `totalPage` alone.
	const announced = pagination.totalPage > 1 ? halaman + 1 : halaman
	const totalPage = Math.max(Math.ceil(pagination.totalData / GALLERY_PAGE), announced)
	return { jenis, halaman, items: data, totalPage, totalData: pagination.totalData }
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(context.get(apiContext), request)

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const loading = load(browserApi(request.signal), request)
	return location.pathname === GALERI_PATH ? minimumDelay(loading) : loading
}

export const handle: PageHandle = {
	cache: { parameters: { jenis: /^(gambar|tiktok|youtube)$/, halaman: /^[1-9]\d?$/ } },
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Galeri',
		description: 'Foto dan video kegiatan, fasilitas, dan pelayanan di rumah sakit kami.',
		path: GALERI_PATH,
		crumbs: [],
	})

export default function GaleriPage({ loaderData }: Route.ComponentProps) {
	const { location: next } = useNavigation()
	const wanted = next?.pathname === GALERI_PATH ? readGalleryPlace(next.search).jenis : loaderData.jenis
	const changing = wanted !== loaderData.jenis
	// Without any content there is nothing to choose from.
	const hasTabs = wanted !== undefined || changing || loaderData.items.length > 0
	return (
		<>
			<PageHeader
				judul="Galeri"
				pengantar="Foto dan video dari keseharian kami: pelayanan, fasilitas, dan kegiatan bersama masyarakat."
			>
				{hasTabs && (
					<div className="mt-6">
						<GalleryTabs current={wanted} />
					</div>
				)}
			</PageHeader>
			<div className="page py-8 lg:py-12">{changing ? <GalleryLoading /> : <GalleryList loaded={loaderData} />}</div>
		</>
	)
}
