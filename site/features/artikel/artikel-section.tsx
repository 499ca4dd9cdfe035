import { Section } from '../../ui/section/section.tsx'
import { SwipeRow } from '../../ui/swipe-row/swipe-row.tsx'
import { ArtikelCard, type ArtikelOnCard, ArtikelRows } from './artikel-card.tsx'

/** This many articles are large; the others are a list beside them. */
const ARTIKEL_LARGE = 2

export const ArtikelSection = ({ artikel }: { artikel: ArtikelOnCard[] }) =>
	artikel.length > 0 && (
		<Section judul="Artikel terbaru" more={{ to: '/info-kesehatan', title: 'Lihat Semua Artikel' }}>
			<div className="grid gap-2 sm:gap-5 lg:grid-cols-[2fr_1fr] lg:gap-8">
				<SwipeRow items={artikel.slice(0, ARTIKEL_LARGE)} itemClass="w-[min(18rem,84%)]" columns="md:grid-cols-2">
					{(each) => <ArtikelCard artikel={each} look="tall" />}
				</SwipeRow>
				<ArtikelRows
					artikel={artikel.slice(ARTIKEL_LARGE)}
					className="-mx-2 grid content-start gap-1 max-sm:gap-0 sm:grid-cols-2 lg:mx-0 lg:grid-cols-1"
				/>
			</div>
		</Section>
	)
