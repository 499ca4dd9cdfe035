import type { Testimoni, TestimoniGoogle } from '../../../contract/testimoni.ts'
import { useTemplate } from '../../template.ts'
import { ArtikelSection } from './artikel-section.tsx'
import { DokterSections } from './dokter-sections.tsx'
import { FasilitasSection } from './fasilitas-section.tsx'
import { InfoKesehatanCall } from './info-kesehatan-call.tsx'
import { KontakSection } from './kontak-section.tsx'
import { MitraSection } from './mitra-section.tsx'
import { SambutanSection } from './sambutan-section.tsx'
import type { ShownBeranda } from './shown-beranda.ts'
import { TestimoniSection } from './testimoni-section.tsx'

interface BerandaLowerProps {
	beranda: ShownBeranda
	testimoni: Testimoni[]
	google: TestimoniGoogle | null
}

/** The home page below the first screen. */
export function BerandaLower({ beranda, testimoni, google }: BerandaLowerProps) {
	const { berandaSambutan, artikelFavList } = useTemplate()
	return (
		<>
			{berandaSambutan.data && <SambutanSection sambutan={berandaSambutan.data} />}
			<DokterSections favorit={beranda.dokterFavorit} terbanyak={beranda.dokterTerbanyak} />
			<FasilitasSection fasilitas={beranda.fasilitas} />
			<TestimoniSection testimoni={testimoni} google={google} />
			<MitraSection mitra={beranda.mitra} />
			<InfoKesehatanCall />
			<ArtikelSection artikel={artikelFavList.data} />
			<KontakSection />
		</>
	)
}
