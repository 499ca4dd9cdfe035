import { useEffect } from 'react'
import type { PageHandle } from '../../contract/cache.ts'
import type { ShopItem, ShopItemRingkas } from '../../contract/shop/shop.ts'
import type { Api } from '../api.ts'
import { BandingkanBar } from '../features/bandingkan/bandingkan-bar.tsx'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import { PersiapanList } from '../features/reservasi/persiapan-list.tsx'
import { ShopGate } from '../features/shop/keranjang/shop-gate.tsx'
import { PaketLainnya } from '../features/shop/paket-lainnya.tsx'
import { PaketOrder } from '../features/shop/paket-order.tsx'
import { PosterShop } from '../features/shop/poster-shop.tsx'
import { product } from '../jsonld.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi, emptyList, orNull } from '../load.ts'
import { namaTokoIn, pageMeta, rootData, shopPathIn } from '../meta.ts'
import { useShopPath } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { useShopCrumbs } from '../ui/button/shop-link.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { knownWebId } from '../web-id.ts'
import type { Route } from './+types/paket-layanan'

const PAKET_LAINNYA = 4

async function load(api: Api, params: { uri: string }) {
	const query = { webId: await knownWebId(api) }
	return orNull(api('GET /v1/public/shop-item/detail-uri/{uri}', { params, query }))
}

/** Of its category, and of its type where the category has too few to fill a row. */
async function loadLainnya(api: Api, item: ShopItem | null) {
	if (!item) return []
	const webId = await knownWebId(api)
	const lainnya: ShopItemRingkas[] = []
	for (const filter of [{ filterKategori: item.kategori.uri }, { filterTipe: item.tipe.uri }]) {
		if (lainnya.length >= PAKET_LAINNYA) break
		const query = { webId, ...filter, bentuk: 'ringkas' }
		const { data } = await api('GET /v1/public/shop-item/', { query }).catch(() => emptyList)
		lainnya.push(...data.filter(({ id }) => id !== item.id && !lainnya.some((each) => each.id === id)))
	}
	return lainnya.slice(0, PAKET_LAINNYA)
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export async function loader({ context, params }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	const item = await load(api, params)
	return { item, lainnya: await loadLainnya(api, item) }
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const item = await load(browserApi(request.signal), params)
	return { item, lainnya: loadLainnya(browserApi(), item) }
}

const descriptionOf = ({ nama, tipe, kategori, metaFormated: { harga, usia } }: ShopItem) =>
	`${nama}, ${harga}. ${tipe.nama}, ${kategori.nama}, untuk ${usia}.`

/** A dialog adds entries to the history that differ in their hash. */
export const shouldRevalidate = reloadWhenChanged()

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	const item = loaderData?.item
	const path = `/paket-layanan/${params.uri}`
	return pageMeta(matches, {
		title: item?.nama ?? 'Paket Layanan',
		description: item ? descriptionOf(item) : undefined,
		path,
		image: { folder: 'shop-item', file: item?.mediaContent },
		hidden: !item,
		crumbs: item ? [{ nama: namaTokoIn(matches), to: shopPathIn(matches) }] : undefined,
		jsonLd: item ? [product(rootData(matches), item)] : [],
	})
}

export default function PaketLayanan({ loaderData: { item, lainnya } }: Route.ComponentProps) {
	const crumbs = useShopCrumbs()
	if (!item) return <NotFound />
	return (
		<>
			<PageHeader judul={item.nama} crumbs={crumbs} />
			<div className="page grid gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 lg:py-10 print:grid-cols-[60mm_minmax(0,1fr)] print:py-0">
				<Picture
					folder="shop-item"
					file={item.mediaContent}
					alt={item.alt}
					width={1000}
					height={1000}
					sizes="(width >= 980px) 780px, (width >= 768px) 50vw, 100vw"
					priority
					className="aspect-4/3 w-full rounded-card object-bottom md:aspect-square lg:aspect-3/2 print:aspect-square"
				/>
				<PaketOrder item={item} />
				<section aria-labelledby="tentang-paket" className="print:col-span-2">
					<h2 id="tentang-paket" className="mb-4 text-2xl">
						Tentang paket ini
					</h2>
					<RichText html={item.textContent} />
					{item.persiapan && (
						<>
							<h2 className="mt-8 mb-4 text-2xl">Persiapan</h2>
							<PersiapanList persiapan={item.persiapan} />
						</>
					)}
				</section>
				<PosterShop className="max-md:mx-auto" />
			</div>
			<PaketLainnya item={item} lainnya={lainnya} />
			<ShopGate>
				<BandingkanBar />
			</ShopGate>
		</>
	)
}

/** The spec asks for an empty page and a line in the console. */
function NotFound() {
	useEffect(() => console.log('data tidak di temukan'), [])
	return (
		<>
			<EmptyPage judul="Paket Layanan" crumbs={useShopCrumbs()}>
				<ButtonLink to={useShopPath()} look="secondary" className="mt-5">
					Lihat semua paket
				</ButtonLink>
			</EmptyPage>
			<ShopGate>
				<BandingkanBar />
			</ShopGate>
		</>
	)
}
