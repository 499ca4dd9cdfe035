import type { ArtikelRingkas } from '../../../contract/artikel/artikel.ts'
import { Empty } from '../../ui/state/state.tsx'
import { ArtikelCard } from './artikel-card.tsx'

const COLUMNS = 3

/** Articles of one category. If the last desktop row would hold one article, the first article becomes a wide one. */
export function ArtikelGrid({ artikel }: { artikel: ArtikelRingkas[] }) {
	if (artikel.length === 0) return <Empty thing="Artikel" />
	const firstIsWide = artikel.length % COLUMNS === 1
	return (
		<ul className={`grid gap-5 sm:grid-cols-2 ${artikel.length === 2 ? '' : 'lg:grid-cols-3'}`}>
			{artikel.map((each, index) => (
				<li key={each.id} className={firstIsWide && index === 0 ? 'only:col-span-full lg:col-span-3' : ''}>
					<ArtikelCard
						artikel={each}
						heading="h2"
						withKategori={false}
						look={firstIsWide && index === 0 ? 'wide' : 'normal'}
						priority={index === 0}
					/>
				</li>
			))}
		</ul>
	)
}
