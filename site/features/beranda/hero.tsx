import type { Banner } from '../../../contract/web/web.ts'
import { useTemplate } from '../../template.ts'
import './hero.css'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Embed, embedAddress, parseEmbed } from '../../../contract/media/embed.ts'
import { ButtonLink, IconButton } from '../../ui/button/button.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { prefersReducedMotion } from '../../ui/carousel/use-reduced-motion.ts'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

/**
 * The tasks of visitors, and the banners: below them on the phone, beside them on a wide screen. If the first banner is
 * a video, it fills the hero alone; otherwise the pictures rotate.
 */
export function Hero({ banner, children }: { banner: Banner[]; children: React.ReactNode }) {
	const setting = useTemplate().webSetting.data
	const namaWeb = setting?.namaWeb ?? 'Beranda'
	const [first] = banner
	if (!first)
		return (
			<>
				<PlainHero namaWeb={namaWeb} tentang={setting?.tentang} />
				{children}
			</>
		)
	return (
		// Beside the banner the tasks begin where the rest of the page begins.
		<div className="mx-auto max-w-400 xl:flex xl:items-center xl:gap-6 xl:pt-6 xl:pr-6 xl:pl-[calc(max(0px,(100%-var(--container-page))/2)+var(--spacing)*6)]">
			<h1 className="sr-only">{namaWeb}</h1>
			{children}
			{first.contentType === 'embed_video' ? (
				<BannerVideo banner={first} />
			) : (
				<BannerCarousel banner={banner.filter(({ contentType }) => contentType === 'gambar')} />
			)}
		</div>
	)
}

/** Without banners the hero shows the name of the hospital. */
const PlainHero = ({ namaWeb, tentang }: { namaWeb: string; tentang?: string }) => (
	<div className="border-line border-b bg-linear-to-b from-teal-50 to-ground">
		<div className="page py-10 lg:py-20">
			<h1 className="text-3xl lg:text-5xl">{namaWeb}</h1>
			{tentang && <p className="mt-3 max-w-text text-soft lg:text-lg">{tentang}</p>}
		</div>
	</div>
)

/** Where the banner is on a wide screen: below the tasks, and beside them on a wider one. */
const place = 'relative lg:px-6 xl:min-w-0 xl:grow xl:p-0'

const BANNER_AUTOPLAY_MS = 1500

const BannerCarousel = ({ banner }: { banner: Banner[] }) => (
	<Carousel
		label="Sorotan"
		autoplayMs={BANNER_AUTOPLAY_MS}
		slides={banner.map((each, index) => ({
			id: each.id,
			content: <BannerSlide banner={each} first={index === 0} />,
		}))}
		slideClass="basis-full"
		className={`${place} flex flex-col`}
		viewportClass="lg:rounded-card"
		controlsClass="order-last mx-auto mt-2 lg:absolute lg:right-10 lg:bottom-4 lg:z-10 xl:right-4"
	/>
)

const BannerSlide = ({ banner, first }: { banner: Banner; first: boolean }) => (
	<div className="relative flex h-full flex-col pb-3 lg:min-h-120 lg:pb-0 xl:min-h-136">
		<Picture
			folder="beranda/banner"
			file={banner.content}
			alt={banner.alt}
			width={1600}
			height={800}
			sizes="(width >= 1600px) 1150px, (width >= 1200px) 76vw, 100vw"
			priority={first}
			className="aspect-2/1 w-full object-[78%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
		/>
		<BannerText banner={banner} />
	</div>
)

/** The hero as a looping muted video. It starts by itself unless the visitor prefers reduced motion or saves data. */
function BannerVideo({ banner }: { banner: Banner }) {
	const embed = parseEmbed(banner.content)
	const [playing, setPlaying] = useState(false)

	useEffect(() => {
		const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
		setPlaying(!prefersReducedMotion() && !saveData)
	}, [])

	return (
		<section aria-label="Sorotan" className={place}>
			<div className="on-dark relative flex flex-col overflow-hidden lg:min-h-120 lg:rounded-card xl:min-h-136">
				<div className="relative aspect-video w-full overflow-hidden bg-linear-to-br from-teal-700 to-teal-900 lg:absolute lg:inset-0 lg:aspect-auto">
					<Lambang className="absolute -right-10 -bottom-10 size-72 text-white/8" />
					{embed && playing && <LoopingVideo embed={embed} />}
					{embed && !playing && (
						<noscript>
							<LoopingVideo embed={embed} />
						</noscript>
					)}
				</div>
				<BannerText banner={banner} light />
				{embed && (
					<IconButton
						label={playing ? 'Jeda video' : 'Putar video'}
						icon={playing ? Pause : Play}
						onClick={() => setPlaying(!playing)}
						className="no-print noscript:hidden absolute top-3 right-3 bg-paper shadow-soft lg:top-auto lg:right-6 lg:bottom-6"
					/>
				)}
			</div>
		</section>
	)
}

/** A background only: it takes no clicks and no focus. */
const LoopingVideo = ({ embed }: { embed: Embed }) => (
	<iframe
		src={embedAddress(embed, { loop: true })}
		title="Video latar"
		tabIndex={-1}
		allow="autoplay; encrypted-media; picture-in-picture"
		referrerPolicy="strict-origin-when-cross-origin"
		className="pointer-events-none absolute top-1/2 left-0 aspect-video w-full -translate-y-1/2"
	/>
)

/**
 * The text and the button of a banner: a card below the picture on the phone, over the picture on wide screens. The
 * card is nearly opaque, so that the text is readable on any picture. On a video it is dark.
 */
function BannerText({ banner, light = false }: { banner: Banner; light?: boolean }) {
	const { text, buttonLink, buttonTitle } = banner
	if (!hasBannerText(banner)) return null
	return (
		<div className="page relative -mt-8 flex grow flex-col lg:mt-0 lg:justify-center lg:px-10">
			<div
				className={`flex grow flex-col items-start rounded-card bg-paper p-4 shadow-soft lg:max-w-108 lg:grow-0 lg:p-8 ${light ? 'lg:bg-teal-900/90' : 'lg:bg-paper/95'}`}
			>
				<RichText html={text} className={`banner-text ${light ? 'banner-text-light' : ''}`} />
				{buttonLink && buttonTitle && (
					<div className="mt-auto pt-3 lg:mt-0 lg:pt-6">
						<ButtonLink to={buttonLink} className={light ? 'lg:bg-white lg:text-teal-800 lg:hover:bg-teal-50' : ''}>
							{buttonTitle}
						</ButtonLink>
					</div>
				)}
			</div>
		</div>
	)
}

/** A banner may be its picture alone. */
const hasBannerText = ({ text, buttonLink, buttonTitle }: Banner): boolean =>
	text.replace(/<[^>]*>/g, '').trim() !== '' || Boolean(buttonLink && buttonTitle)
