import { useEffect } from 'react'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import { BandingkanBar } from '../features/bandingkan/bandingkan-bar.tsx'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import { ShopGate } from '../features/shop/keranjang/shop-gate.tsx'
import { knownOptions, loadShop, rememberOptions } from '../features/shop/load-shop.ts'
import { PosterShop } from '../features/shop/poster-shop.tsx'
import { shopParameters, shopUrut } from '../features/shop/shop-address.ts'
import { ShopFilterForm } from '../features/shop/shop-filter.tsx'
import { ShopResults } from '../features/shop/shop-results.tsx'
import { useShopFilter } from '../features/shop/use-shop-filter.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi } from '../load.ts'
import { listMeta, namaTokoIn, shopPathIn } from '../meta.ts'
import { checkKnownShopPath, checkShopPath } from '../shop-path.ts'
import { useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/yasmin-shop'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	await checkShopPath(params.toko, api)
	return loadShop(api, new URL(request.url).search)
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	checkKnownShopPath(params.toko)
	return loadShop(browserApi(request.signal), new URL(request.url).search, knownOptions())
}

/** A changed filter is in the address at once; `useShopFilter` loads its packages. */
export const shouldRevalidate = reloadWhenChanged()

export const handle: PageHandle = {
	cache: {
		parameters: {
			...Object.fromEntries(shopParameters.map((name) => [name, NEVER_CACHED])),
			urut: new RegExp(`^(${shopUrut.join('|')})$`),
		},
	},
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const page = {
		title: namaTokoIn(matches),
		description:
			'Paket pemeriksaan, vaksinasi, persalinan, dan gigi dengan harga jelas. Pesan dari rumah, datang sesuai jadwal.',
		path: shopPathIn(matches),
		crumbs: [],
	}
	return listMeta(matches, page, loaderData?.items, '/paket-layanan')
}

export default function YasminShop({ loaderData }: Route.ComponentProps) {
	const control = useShopFilter(loaderData)
	const { merek } = useTemplate()
	useEffect(() => rememberOptions(loaderData.options), [loaderData.options])
	return (
		<>
			<PageHeader
				judul={merek.data.namaToko}
				pengantar="Pilih paket, lalu pasien dan hari kunjungannya. Harganya jelas sejak awal."
			/>
			<div className="page grid gap-6 py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-8 lg:py-10">
				<ShopFilterForm loaded={control.shown} control={control} />
				<ShopResults control={control} />
				<PosterShop className="max-lg:mx-auto max-lg:mt-4" />
			</div>
			<ShopGate>
				<BandingkanBar />
			</ShopGate>
		</>
	)
}
