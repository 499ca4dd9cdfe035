import { useEffect } from 'react'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import { ShopGate } from '../features/shop/keranjang/shop-gate.tsx'
import { knownOptions, loadShop, rememberOptions } from '../features/shop/load-shop.ts'
import { PosterShop } from '../features/shop/poster-shop.tsx'
import { shopParameters } from '../features/shop/shop-address.ts'
import { ShopFilterForm } from '../features/shop/shop-filter.tsx'
import { ShopResults } from '../features/shop/shop-results.tsx'
import { useShopFilter } from '../features/shop/use-shop-filter.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi } from '../load.ts'
import { namaTokoIn, pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { SHOP_PATH } from '../ui/button/shop-link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/yasmin-shop'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadShop(context.get(apiContext), new URL(request.url).search)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadShop(browserApi(request.signal), new URL(request.url).search, knownOptions())

/** A changed filter is in the address at once; `useShopFilter` loads its packages. */
export const shouldRevalidate = reloadWhenChanged()

export const handle: PageHandle = {
	cache: { parameters: Object.fromEntries(shopParameters.map((name) => [name, NEVER_CACHED])) },
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: namaTokoIn(matches),
		description:
			'Paket pemeriksaan, vaksinasi, persalinan, dan gigi dengan harga jelas. Pesan dari rumah, datang sesuai jadwal.',
		path: SHOP_PATH,
		crumbs: [],
	})

export default function YasminShop({ loaderData }: Route.ComponentProps) {
	const control = useShopFilter(loaderData)
	const { promo, merek } = useTemplate()
	useEffect(() => rememberOptions(loaderData.options), [loaderData.options])
	return (
		<>
			<PageHeader
				judul={merek.data.namaToko}
				pengantar="Pilih paket layanan dengan harga yang jelas, tentukan pasiennya, lalu pesan hari kunjungan Anda."
			>
				{promo.data && (
					<ButtonLink to="/promo" look="quiet" className="-ml-5 mt-2 -mb-3">
						Lihat promo
					</ButtonLink>
				)}
			</PageHeader>
			<div className="page grid gap-6 py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-8 lg:py-10">
				<ShopFilterForm loaded={control.shown} control={control} />
				<ShopResults loaded={control.shown} isLoading={control.isLoading} />
				<PosterShop className="max-lg:mx-auto max-lg:mt-4" />
			</div>
			<ShopGate />
		</>
	)
}
