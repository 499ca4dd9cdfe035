import { Section } from '../../ui/section/section.tsx'
import { ArtikelCard, type ArtikelOnCard, ArtikelRow } from './artikel-card.tsx'

/** The first favourites are large, the others are a list. */
const LARGE = 2

/** The articles that staff marked as favourites. */
export function ArtikelHighlights({ artikel }: { artikel: ArtikelOnCard[] }) {
	const rest = artikel.slice(LARGE)
	return (
		<Section judul="Artikel Pilihan">
			<ul className="grid gap-5 md:grid-cols-2">
				{artikel.slice(0, LARGE).map((each, index) => (
					<li key={each.id}>
						<ArtikelCard artikel={each} look="large" priority={index === 0} />
					</li>
				))}
			</ul>
			{rest.length > 0 && (
				<ul className="mt-6 grid gap-x-6 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
					{rest.map((each) => (
						<li key={each.id}>
							<ArtikelRow artikel={each} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
