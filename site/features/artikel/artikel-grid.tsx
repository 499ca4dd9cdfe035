import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import { Empty } from '../../ui/state/state.tsx'
import { ArtikelCard } from './artikel-card.tsx'

/** A page of ten articles of one category: on a desktop the first above three rows of three. */
export function ArtikelGrid({ artikel }: { artikel: ArtikelRingkas[] }) {
	if (artikel.length === 0) return <Empty thing="Artikel" />
	return (
		<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
			{artikel.map((each, index) => (
				<li key={each.id} className="lg:first:col-span-3">
					<ArtikelCard
						artikel={each}
						heading="h2"
						withKategori={false}
						look={index === 0 ? 'wide' : 'normal'}
						priority={index === 0}
					/>
				</li>
			))}
		</ul>
	)
}
