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
import { PendaftaranSection } from '../features/beranda/pendaftaran-section.tsx'
import { DokterSection } from '../features/dokter/dokter-section.tsx'
import { MitraCard } from '../features/mitra/mitra-card.tsx'
import { TestimoniSection } from '../features/testimoni/testimoni-section.tsx'
import { useTemplate } from '../template.ts'
import { PictureCard } from '../ui/card/picture-card.tsx'
import { CardSection } from '../ui/list-page/list-page.tsx'
import { Section } from '../ui/section/section.tsx'
import { Empty } from '../ui/state/state.tsx'
import { SwipeRow } from '../ui/swipe-row/swipe-row.tsx'

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
	const { berandaPendaftaran, berandaSambutan } = useTemplate()
	const mitra = beranda.mitraFavList.data
	return (
		<>
			{berandaPendaftaran.data && <PendaftaranSection pendaftaran={berandaPendaftaran.data} />}
			<CardSection
				judul="Layanan Unggulan"
				more={{ to: '/layanan', title: 'Layanan Lainnya' }}
				tone="teal"
				items={beranda.layananFavList.data}
				columns="two-columns lg:grid-cols-3"
				gap="gap-3 sm:gap-5"
			>
				{(each) => <PictureCard {...each} to={`/layanan/${each.uri}`} folder="foto-layanan" dense />}
			</CardSection>
			{berandaSambutan.data?.sambutan && <SambutanSection sambutan={berandaSambutan.data} />}
			<DokterSection favorit={beranda.dokterFavList.data} terbanyak={beranda.dokterMostVisited.data} />
			<FasilitasSection fasilitas={beranda.fasilitas.data} />
			<TestimoniSection testimoni={testimoni} google={google} />
			{failed.map((thing) => (
				<Section key={thing} judul={thing}>
					<Empty thing={thing} />
				</Section>
			))}
			{mitra.length > 0 && (
				<Section judul="Mitra kami" more={{ to: '/mitra', title: 'Lihat Semua Mitra' }} tone="paper" dense>
					<SwipeRow items={mitra} itemClass="w-28" columns="md:grid-cols-6 md:gap-3">
						{(each) => <MitraCard mitra={each} quiet />}
					</SwipeRow>
				</Section>
			)}
			{artikel.length > 0 && <InfoKesehatanCall />}
			<ArtikelSection artikel={artikel} />
			<KontakSection />
		</>
	)
}
