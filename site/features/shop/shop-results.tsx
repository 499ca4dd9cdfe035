import { Link } from 'react-router'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty, Loading } from '../../ui/state/state.tsx'
import { isNarrowed, type ShopFilter, shopAddress, shopUrut } from './shop-address.ts'
import { ShopCard } from './shop-card.tsx'
import type { ShopFilterControl } from './use-shop-filter.ts'

/** Two rows of the narrower grid, visible at once: their pictures load early. */
const FIRST_ITEMS = 4

/** Three rows of the widest grid: the others are below the first screen. */
const NEAR_ITEMS = 9

const SHOP_COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'

/** The packages of the filter with their count, or the empty state. A short list is sticky beside the filter. */
export function ShopResults({ control }: { control: ShopFilterControl }) {
	const { draft, isLoading } = control
	const { items, filter } = control.shown
	return (
		<section aria-label="Daftar paket layanan" className="min-w-0 lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="min-h-7 font-semibold text-soft">
					{!isLoading && `${items.length} paket ditemukan`}
				</p>
				{items.length > 1 && <ShopSort filter={draft} items={items} page={control.page} />}
			</div>
			{isLoading && (
				<Loading
					thing="Paket Layanan"
					skeletons={Array(6).fill('h-80 sm:h-140')}
					className={`grid gap-4 sm:gap-5 ${SHOP_COLUMNS}`}
				/>
			)}
			{!isLoading && items.length === 0 && (
				<Empty thing="Paket Layanan">
					{isNarrowed(filter) && (
						<ButtonLink to={control.page} look="secondary" className="mt-5">
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

const names = {
	termurah: 'Termurah',
	termahal: 'Termahal',
	terbaru: 'Terbaru',
	terlaris: 'Paling dipilih',
}

interface ShopSortProps {
	filter: ShopFilter
	items: ShopItemRingkas[]
	/** Where the shop is. */
	page: string
}

/** The order of the list, as links that work without scripts. What the packages do not tell cannot be chosen. */
function ShopSort({ filter, items, page }: ShopSortProps) {
	const known = {
		termurah: true,
		termahal: true,
		terbaru: items.some(({ terbitPada }) => terbitPada),
		terlaris: items.some(({ peringkat }) => peringkat),
	}
	const shown = shopUrut.filter((urut) => known[urut] || urut === filter.urut)
	return (
		<nav aria-label="Urutkan" className="no-print -mx-4 overflow-x-auto px-4 py-1">
			<ul className="flex gap-2">
				{(['', ...shown] as const).map((urut) => (
					<li key={urut} className="shrink-0">
						<Link
							to={shopAddress({ ...filter, urut }, '', page)}
							preventScrollReset
							aria-current={urut === filter.urut ? 'true' : undefined}
							className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-sm text-teal-800 hover:bg-teal-50 aria-[current=true]:border-teal-700 aria-[current=true]:bg-teal-700 aria-[current=true]:text-white"
						>
							{urut ? names[urut] : 'Rekomendasi'}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
