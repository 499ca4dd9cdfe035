import type { Testimoni, TestimoniGoogle } from '../../../contract/testimoni.ts'
import type { Beranda } from '../../../contract/web.ts'
import { useTemplate } from '../../template.ts'
import { ArtikelSection } from './artikel-section.tsx'
import { DokterSections } from './dokter-sections.tsx'
import { FasilitasSection } from './fasilitas-section.tsx'
import { InfoKesehatanCall } from './info-kesehatan-call.tsx'
import { KontakSection } from './kontak-section.tsx'
import { MitraSection } from './mitra-section.tsx'
import { SambutanSection } from './sambutan-section.tsx'
import { TestimoniSection } from './testimoni-section.tsx'

interface BerandaLowerProps {
	beranda: Beranda
	testimoni: Testimoni[]
	google: TestimoniGoogle | null
}

/** The home page below the first screen. */
export function BerandaLower({ beranda, testimoni, google }: BerandaLowerProps) {
	const { berandaSambutan, artikelFavList } = useTemplate()
	return (
		<>
			{berandaSambutan.data?.sambutan && <SambutanSection sambutan={berandaSambutan.data} />}
			<DokterSections favorit={beranda.dokterFavList.data} terbanyak={beranda.dokterMostVisited.data} />
			<FasilitasSection fasilitas={beranda.fasilitas.data} />
			<TestimoniSection testimoni={testimoni} google={google} />
			<MitraSection mitra={beranda.mitraFavList.data} />
			{artikelFavList.data.length > 0 && <InfoKesehatanCall />}
			<ArtikelSection artikel={artikelFavList.data} />
			<KontakSection />
		</>
	)
}
