import { Link } from 'react-router'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { type ShopFilter, shopAddress, shopUrut } from './shop-address.ts'

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
export function ShopSort({ filter, items, page }: ShopSortProps) {
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
