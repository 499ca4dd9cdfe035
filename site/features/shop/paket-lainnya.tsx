import { Suspense } from 'react'
import { Await } from 'react-router'
import type { ShopItem, ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { Section } from '../../ui/section/section.tsx'
import { readShopFilter, shopAddress } from './shop-address.ts'
import { ShopCard } from './shop-card.tsx'

interface PaketLainnyaProps {
	item: ShopItem
	/** A promise in the browser: the page does not wait for it. */
	lainnya: ShopItemRingkas[] | Promise<ShopItemRingkas[]>
}

/** Other packages of the same category. */
export function PaketLainnya({ item, lainnya }: PaketLainnyaProps) {
	const all = shopAddress({ ...readShopFilter(''), kategori: [item.kategori.uri] })
	return (
		<Suspense key={item.id}>
			<Await resolve={lainnya}>
				{(items: ShopItemRingkas[]) =>
					items.length > 0 && (
						<Section
							judul="Paket lainnya"
							tone="teal"
							more={{ to: all, title: `Semua paket ${item.kategori.nama}` }}
							className="no-print"
						>
							<ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
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
