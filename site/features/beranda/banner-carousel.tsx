import type { Banner } from '../../../contract/web.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { BannerText, hasBannerText } from './banner-text.tsx'

/** How long a banner is shown. */
export const BANNER_AUTOPLAY_MS = 1500

/** Banner pictures with their text, one at a time. */
export function BannerCarousel({ banner }: { banner: Banner[] }) {
	return (
		<Carousel
			label="Sorotan"
			autoplayMs={BANNER_AUTOPLAY_MS}
			slides={banner.map((each, index) => ({
				id: each.id,
				content: <BannerSlide banner={each} first={index === 0} />,
			}))}
			slideClass="basis-full"
			className="relative mx-auto flex max-w-400 flex-col lg:px-6 lg:pt-6"
			viewportClass="lg:rounded-card"
			controlsClass="order-last mx-auto mt-4 lg:absolute lg:right-12 lg:bottom-6 lg:z-10"
		/>
	)
}

const BannerSlide = ({ banner, first }: { banner: Banner; first: boolean }) => (
	<div className="relative flex h-full flex-col pb-3 lg:min-h-136 lg:pb-0">
		<Picture
			folder="beranda/banner"
			file={banner.content}
			alt={banner.alt}
			width={1600}
			height={800}
			sizes="(width >= 1600px) 1552px, (width >= 500px) 100vw, 125vw"
			priority={first}
			className="aspect-16/10 w-full sm:aspect-2/1 object-[78%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
		/>
		{/* Keeps the text readable on any picture. */}
		{hasBannerText(banner) && (
			<div className="absolute inset-0 hidden bg-linear-to-r from-paper/75 via-42% via-paper/75 to-60% to-transparent lg:block" />
		)}
		<BannerText banner={banner} />
	</div>
)
