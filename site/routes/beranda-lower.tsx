import type { Testimoni, TestimoniGoogle } from '../../contract/rumah-sakit/testimoni.ts'
import type { Beranda } from '../../contract/web/web.ts'
import type { ArtikelOnCard } from '../features/artikel/artikel-card.tsx'
import { ArtikelSection } from '../features/artikel/artikel-section.tsx'
import {
	FasilitasSection,
	InfoKesehatanCall,
	KontakSection,
	SambutanSection,
} from '../features/beranda/lower-sections.tsx'
import { DokterSections } from '../features/dokter/dokter-sections.tsx'
import { MitraSection } from '../features/mitra/mitra-section.tsx'
import { TestimoniSection } from '../features/testimoni/testimoni-section.tsx'
import { useTemplate } from '../template.ts'
import { Section } from '../ui/section/section.tsx'
import { Empty } from '../ui/state/state.tsx'

interface BerandaLowerProps {
	beranda: Beranda
	testimoni: Testimoni[]
	google: TestimoniGoogle | null
	artikel: ArtikelOnCard[]
	/** What could not be loaded: the specification's not-found text shows, where an empty block would be left out. */
	failed: string[]
}

/** The home page below the first screen. */
export function BerandaLower({ beranda, testimoni, google, artikel, failed }: BerandaLowerProps) {
	const { berandaSambutan } = useTemplate()
	return (
		<>
			{berandaSambutan.data?.sambutan && <SambutanSection sambutan={berandaSambutan.data} />}
			<DokterSections favorit={beranda.dokterFavList.data} terbanyak={beranda.dokterMostVisited.data} />
			<FasilitasSection fasilitas={beranda.fasilitas.data} />
			<TestimoniSection testimoni={testimoni} google={google} />
			{failed.map((thing) => (
				<Section key={thing} judul={thing}>
					<Empty thing={thing} />
				</Section>
			))}
			<MitraSection mitra={beranda.mitraFavList.data} />
			{artikel.length > 0 && <InfoKesehatanCall />}
			<ArtikelSection artikel={artikel} />
			<KontakSection />
		</>
	)
}
