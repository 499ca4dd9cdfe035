import { Suspense } from 'react'
import { Await } from 'react-router'
import type { ShopItem, ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { useShopPath } from '../../template.ts'
import { Section } from '../../ui/section/section.tsx'
import { readShopFilter, shopAddress } from './shop-address.ts'
import { ShopCard } from './shop-card.tsx'

interface PaketLainnyaProps {
	item: ShopItem
	/** A promise in the browser: the page does not wait for it. */
	lainnya: ShopItemRingkas[] | Promise<ShopItemRingkas[]>
}

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4'

/** In the place of the packages until they are here. */
const skeleton = (
	<div aria-hidden="true" className={`page no-print py-10 lg:py-16 ${GRID}`}>
		{['a', 'b', 'c', 'd'].map((card) => (
			<div key={card} className="h-48 animate-pulse rounded-card bg-sand sm:h-104" />
		))}
	</div>
)

export function PaketLainnya({ item, lainnya }: PaketLainnyaProps) {
	const all = shopAddress({ ...readShopFilter(''), kategori: [item.kategori.uri] }, '', useShopPath())
	return (
		<Suspense key={item.id} fallback={skeleton}>
			<Await resolve={lainnya}>
				{(items: ShopItemRingkas[]) =>
					items.length > 0 && (
						<Section
							judul="Paket lainnya"
							tone="teal"
							more={{ to: all, title: `Semua paket ${item.kategori.nama}` }}
							className="no-print"
						>
							<ul className={GRID}>
								{items.map((each) => (
									<li key={each.id}>
										<ShopCard item={each} />
									</li>
								))}
							</ul>
						</Section>
					)
				}
			</Await>
		</Suspense>
	)
}
