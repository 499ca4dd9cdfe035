import type { FasilitasRingkas } from '../../../contract/fasilitas.ts'
import { CardLink } from '../../ui/card/card-link.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The carousel moves by one slide after this long. */
export const FASILITAS_AUTOPLAY_MS = 1000

/** How many facilities are visible at once, and the class that makes it so. */
export const FASILITAS_PER_VIEW = { desktop: 3, mobile: 2 }
const perViewClass = 'basis-1/2 lg:basis-1/3'

export function FasilitasSection({ fasilitas }: { fasilitas: FasilitasRingkas[] }) {
	if (fasilitas.length === 0) return null
	return (
		<Section
			judul="Fasilitas"
			pengantar="Ruang dan peralatan untuk perawatan yang aman dan nyaman."
			more={{ to: '/fasilitas', title: 'Lihat Semua Fasilitas' }}
		>
			<Carousel
				label="Pilihan fasilitas"
				autoplayMs={FASILITAS_AUTOPLAY_MS}
				slides={fasilitas.map((each) => ({ id: each.id, content: <FasilitasSlide fasilitas={each} /> }))}
				slideClass={`pl-3 -scroll-ml-3 sm:pl-5 sm:-scroll-ml-5 ${perViewClass}`}
				rowClass="-ml-3 sm:-ml-5"
				className="flex flex-col"
				viewportClass="-m-1.5 scroll-p-1.5 p-1.5"
				controlsClass="order-last mx-auto mt-6"
			/>
		</Section>
	)
}

const FasilitasSlide = ({ fasilitas }: { fasilitas: FasilitasRingkas }) => (
	<article className="group relative h-full rounded-card">
		<Picture
			folder="foto-fasilitas"
			file={fasilitas.foto[0]}
			alt={fasilitas.alt?.[0] ?? undefined}
			width={1200}
			height={800}
			sizes="(width >= 980px) 380px, 50vw"
			className="aspect-3/2 w-full rounded-2xl lg:rounded-card"
		/>
		<h3 className="mt-3 text-base leading-snug lg:text-lg">
			<CardLink to={`/fasilitas/${fasilitas.uri}`}>{fasilitas.nama}</CardLink>
		</h3>
	</article>
)
