import { useNavigation } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { GALERI_PATH, GALLERY_PAGE, readGalleryPlace } from '../features/galeri/gallery-address.ts'
import { GalleryList, GalleryLoading, GalleryTabs, type LoadedGallery } from '../features/galeri/gallery-list.tsx'
import { imageGallery } from '../jsonld-pages.ts'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { apiFor, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/galeri'

/** Loads all pages up to the one in the address. */
async function load(args: Route.LoaderArgs): Promise<LoadedGallery> {
	const { jenis, halaman } = readGalleryPlace(new URL(args.request.url).search)
	const query = { page: 1, limit: GALLERY_PAGE * halaman, filterContentType: jenis }
	const { data, pagination } = await orElse(apiFor(args)('GET /v1/public/gallery', { query }), emptyList)
	// A provider without totals announces a further page by `totalPage` alone.
	const announced = pagination.totalPage > 1 ? halaman + 1 : halaman
	const totalPage = Math.max(Math.ceil(pagination.totalData / GALLERY_PAGE), announced)
	return { jenis, halaman, items: data, totalPage, totalData: pagination.totalData }
}

export const loader = load
export const clientLoader = (args: Route.ClientLoaderArgs) =>
	location.pathname === GALERI_PATH ? minimumDelay(load(args)) : load(args)

export const handle: PageHandle = {
	cache: { parameters: { jenis: /^(gambar|tiktok|youtube)$/, halaman: /^[1-9]\d?$/ } },
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta(matches, {
		title: 'Galeri',
		description: 'Foto dan video kegiatan, fasilitas, dan pelayanan di rumah sakit kami.',
		path: GALERI_PATH,
		crumbs: [],
		jsonLd: [imageGallery(rootData(matches), GALERI_PATH, loaderData?.items ?? [])],
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
