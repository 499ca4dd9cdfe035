import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import type { KategoriArtikel } from '../../../contract/kategori-artikel.ts'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { ArtikelCard } from './artikel-card.tsx'

/** The newest articles of a category side by side; on the phone they scroll sideways. Null when they failed to load. */
export function KategoriRow({ kategori, artikel }: { kategori: KategoriArtikel; artikel: ArtikelRingkas[] | null }) {
	return (
		<Section
			judul={kategori.nama}
			more={{ to: `/kategori-info-kesehatan/${kategori.uri}`, title: 'Lihat Lainnya' }}
			dense
			className="far-below far-below-120 sm:far-below-224 lg:far-below-112"
		>
			{artikel === null ? (
				<Empty thing="Artikel" />
			) : (
				<ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4">
					{artikel.map((each) => (
						<li key={each.id} className="w-[82%] shrink-0 snap-start sm:w-auto">
							<ArtikelCard artikel={each} withKategori={false} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
