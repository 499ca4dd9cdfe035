import { Section } from '../../ui/section/section.tsx'
import { ArtikelCard, type ArtikelOnCard, ArtikelRows } from './artikel-card.tsx'

/** This many articles are large; the others are a list beside them. */
const ARTIKEL_LARGE = 2

export function ArtikelSection({ artikel }: { artikel: ArtikelOnCard[] }) {
	if (artikel.length === 0) return null
	return (
		<Section judul="Artikel Terbaru" more={{ to: '/info-kesehatan', title: 'Lihat Semua Artikel' }}>
			<div className="grid gap-5 lg:grid-cols-[2fr_1fr] lg:gap-8">
				<ul className="grid gap-5 sm:grid-cols-2">
					{artikel.slice(0, ARTIKEL_LARGE).map((each) => (
						<li key={each.id}>
							<ArtikelCard artikel={each} look="tall" />
						</li>
					))}
				</ul>
				<ArtikelRows
					artikel={artikel.slice(ARTIKEL_LARGE)}
					className="grid content-start gap-1 sm:grid-cols-2 lg:grid-cols-1"
				/>
			</div>
		</Section>
	)
}
