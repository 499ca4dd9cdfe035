import { ButtonLink } from '../../ui/button/button.tsx'
import { SHOP_PATH } from '../../ui/button/shop-link.tsx'
import { Empty, Loading } from '../../ui/state/state.tsx'
import type { LoadedShop } from './load-shop.ts'
import { isSameFilter, readShopFilter } from './shop-address.ts'
import { ShopCard } from './shop-card.tsx'

/** Two rows of the narrower grid, visible at once: their pictures load early. */
const FIRST_ITEMS = 4

/** Three rows of the widest grid: the others are below the first screen. */
const NEAR_ITEMS = 9

const SHOP_COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'

/** The packages of the filter with their count, or the empty state. A short list is sticky beside the filter. */
export function ShopResults({ loaded: { items, filter }, isLoading }: { loaded: LoadedShop; isLoading: boolean }) {
	const isNarrowed = !isSameFilter(filter, readShopFilter(''))
	return (
		<section aria-label="Daftar paket layanan" className="min-w-0 lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
			<p role="status" className="mb-4 min-h-7 font-semibold text-soft">
				{!isLoading && `${items.length} paket ditemukan`}
			</p>
			{isLoading && (
				<Loading
					thing="Paket Layanan"
					skeletons={Array(6).fill('h-48 sm:h-104')}
					className={`grid gap-4 sm:gap-5 ${SHOP_COLUMNS}`}
				/>
			)}
			{!isLoading && items.length === 0 && (
				<Empty thing="Paket Layanan">
					{isNarrowed && (
						<ButtonLink to={SHOP_PATH} look="secondary" className="mt-5">
							Tampilkan semua paket
						</ButtonLink>
					)}
				</Empty>
			)}
			{!isLoading && items.length > 0 && (
				<ul className={`grid gap-4 sm:gap-5 ${SHOP_COLUMNS}`}>
					{items.map((item, index) => (
						<li key={item.id}>
							<ShopCard item={item} heading="h2" priority={index < FIRST_ITEMS} far={index >= NEAR_ITEMS} />
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
